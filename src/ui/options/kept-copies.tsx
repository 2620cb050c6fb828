import type { RobotsSummary } from '../../robots/index.ts';
import { Icon } from '../components/icon.tsx';
import { accessChip } from '../wording/access-result.ts';
import { ago, moment } from '../wording/durations.ts';
import { size } from '../wording/sizes.ts';
import type { SettingsStore } from './settings-store.ts';

export interface KeptCopiesProps {
  readonly copies: readonly RobotsSummary[];
  readonly store: SettingsStore;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** The robots.txt copies that are kept: what each site answered, since when and until when. One or all can be removed. */
export function KeptCopies({ copies, store, now }: KeptCopiesProps) {
  return (
    <section class="panel">
      <header>
        <h2>robots.txt copies kept</h2>
        <span class="soft">{copies.length === 0 ? 'none' : `${copies.length}`}</span>
      </header>
      <div class="in">
        {copies.length === 0 ? (
          <p class="soft">
            None. Each site’s robots.txt is kept for a while after it was read, as crawlers do.
          </p>
        ) : (
          <>
            <table class="table copies">
              <thead>
                <tr>
                  <th scope="col">Origin</th>
                  <th scope="col">Answer</th>
                  <th scope="col">Fetched</th>
                  <th scope="col">Kept until</th>
                  <th scope="col">
                    <span class="vh">Remove</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {copies.map((copy) => (
                  <tr key={copy.origin}>
                    <td class="mono" title={copy.origin}>
                      {copy.origin}
                    </td>
                    <td>{answerOf(copy)}</td>
                    <td>{ago(now - copy.fetchedAt)}</td>
                    <td>{moment(copy.expiresAt, now)}</td>
                    <td class="num">
                      <button
                        type="button"
                        class="btn icon small quiet"
                        aria-label={`Remove the copy of ${copy.origin}`}
                        title="Remove this copy"
                        onClick={() => void store.forgetRobots(copy.origin)}
                      >
                        <Icon name="close" size="s" />
                      </button>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
            <button type="button" class="btn small clear" onClick={() => void store.forgetRobots(null)}>
              Remove all copies
            </button>
          </>
        )}
      </div>
    </section>
  );
}

function answerOf(copy: RobotsSummary): string {
  if (copy.access === 'successful') return `${copy.status ?? ''}, ${size(copy.bytes)}`;
  const { number, text } = accessChip(copy);
  return copy.status === null ? text : `${number} ${text}`;
}
