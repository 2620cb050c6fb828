import { Icon } from '../components/icon.tsx';
import { counted } from '../wording/counts.ts';
import { ago, DAY } from '../wording/durations.ts';
import type { NoticesStore } from './notices-store.ts';

export interface NoticesProps {
  readonly store: NoticesStore;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** Everything that happened to what Gatepost keeps, newest first, until it is dismissed. */
export function NoticesPanel({ store, now }: NoticesProps) {
  const notices = store.notices.value;
  const problem = store.problem.value;
  return (
    <>
      {problem !== null && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
      {notices.length > 0 && (
        <section class="panel notices">
          <header>
            <h2>Notices</h2>
            <span class="soft">{notices.length}</span>
          </header>
          <div class="in">
            <ul>
              {notices.map(({ at, text }) => (
                <li key={`${at} ${text}`}>
                  <Icon name="warning" tone="warning" label="Warning" />
                  <span class="grow">{text}</span>
                  <span class="dim nowrap">{ago(now - at)}</span>
                </li>
              ))}
            </ul>
            <button type="button" class="btn small" onClick={() => void store.dismiss()}>
              {notices.length === 1 ? 'Dismiss' : 'Dismiss all'}
            </button>
          </div>
        </section>
      )}
    </>
  );
}

/** A quiet line that there are notices, for as long as they are news. */
export function NoticesLine({ store, now }: NoticesProps) {
  const notices = store.notices.value;
  const newest = notices[0];
  if (newest === undefined || now - newest.at >= DAY) return null;
  return (
    <p class="newsline soft">
      <Icon name="warning" tone="warning" label="Warning" />
      <span class="clip" title={newest.text}>
        {newest.text}
      </span>
      <a class="nowrap" href="#settings">
        {counted(notices.length, 'notice')} in Settings
      </a>
    </p>
  );
}
