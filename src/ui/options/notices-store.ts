import { type ReadonlySignal, signal } from '@preact/signals';
import type { Notice, OptionsServices } from './options-services.ts';

export interface NoticesStore {
  /** Newest first; empty until they were read. */
  readonly notices: ReadonlySignal<readonly Notice[]>;
  /** Why they could not be read or taken away; null where they could. */
  readonly problem: ReadonlySignal<string | null>;
  load(): Promise<void>;
  /** Takes all of them away. */
  dismiss(): Promise<void>;
}

/** What happened to what Gatepost keeps, as long as the user has not dismissed it. */
export function createNoticesStore(services: OptionsServices): NoticesStore {
  const notices = signal<readonly Notice[]>([]);
  const problem = signal<string | null>(null);
  const attempt = async (what: string, act: () => Promise<void>): Promise<void> => {
    try {
      await act();
      notices.value = await services.listNotices();
      problem.value = null;
    } catch (error) {
      problem.value = `${what}: ${error instanceof Error ? error.message : String(error)}`;
    }
  };
  return {
    notices,
    problem,
    load: () => attempt('The notices could not be read', async () => {}),
    dismiss: () => attempt('The notices could not be dismissed', services.clearNotices),
  };
}
