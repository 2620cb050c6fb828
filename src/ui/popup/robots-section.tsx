import type { RobotsSummary } from '../../robots/index.ts';
import { FindingCard } from '../components/finding-card.tsx';
import { Icon } from '../components/icon.tsx';
import { Section } from '../components/section.tsx';
import { accessCard } from '../wording/access-result.ts';
import { addressWithin } from '../wording/address.ts';
import { copiedText } from '../wording/copied-text.ts';
import { ago, moment } from '../wording/durations.ts';
import { askedAs } from '../wording/identity.ts';
import { size } from '../wording/sizes.ts';

export interface RobotsSectionProps {
  readonly robots: RobotsSummary;
  /** What is to be said of its encoding; null where it is UTF-8. */
  readonly encoding: string | null;
  /** Until when the server asks to be left alone; null where it does not. */
  readonly notBefore: number | null;
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly onRefresh: () => void;
}

/** The file itself: what the server answered, when it was fetched and how long that holds. */
export function RobotsSection({ robots, encoding, notBefore, now, onRefresh }: RobotsSectionProps) {
  const card = accessCard(robots);
  const failed = robots.access === 'unreachable';
  return (
    <Section title="robots.txt" summary={summaryOf(robots)} open>
      {card !== null && (
        <FindingCard {...card}>
          {failed && (
            <button type="button" class="btn small" onClick={onRefresh}>
              <Icon name="refresh" size="s" />
              Try again
            </button>
          )}
        </FindingCard>
      )}
      <dl class="dl">
        {robots.status !== null && (
          <>
            <dt>Answer</dt>
            <dd>{answerOf(robots)}</dd>
          </>
        )}
        {robots.redirected && <Redirects robots={robots} />}
        {encoding !== null && (
          <>
            <dt>Encoding</dt>
            <dd>{encoding}</dd>
          </>
        )}
        <dt>Asked as</dt>
        <dd class={robots.userAgent === null ? '' : 'mono'}>{askedAs(robots.userAgent)}</dd>
        {robots.truncated && (
          <>
            <dt>Length</dt>
            <dd>longer than Gatepost keeps; the rest was not read</dd>
          </>
        )}
        <dt>Fetched</dt>
        <dd>
          {`${ago(now - robots.fetchedAt)}, kept until ${moment(robots.expiresAt, now)}`}{' '}
          {!failed && (
            <button
              type="button"
              class="btn small quiet inl"
              title="Fetch robots.txt again"
              aria-label="Fetch robots.txt again"
              onClick={onRefresh}
            >
              <Icon name="refresh" />
            </button>
          )}
        </dd>
        {notBefore !== null && (
          <>
            <dt>Asked again</dt>
            <dd>{`not before ${moment(notBefore, now)}: the server asks to be left alone until then`}</dd>
          </>
        )}
      </dl>
    </Section>
  );
}

/** Each redirect on the way, where the browser shows them, and where it ended. The rules apply to the first site. */
function Redirects({ robots: { hops, finalUrl, origin } }: { readonly robots: RobotsSummary }) {
  return (
    <>
      <dt>Redirects</dt>
      <dd>
        {hops.map(({ url, status }) => (
          <div key={url}>
            {status} <span class="mono">{addressWithin(url, origin)}</span>
          </div>
        ))}
        {finalUrl !== null && (
          <div>
            to <span class="mono">{addressWithin(finalUrl, origin)}</span>
          </div>
        )}
      </dd>
    </>
  );
}

function summaryOf({ status, bytes, access }: RobotsSummary): string {
  if (status === null) return 'no answer';
  return access === 'successful' ? `${status}, ${size(bytes)}` : `${status}`;
}

function answerOf({ status, bytes, contentType, access }: RobotsSummary): string {
  if (access !== 'successful') return `${status}, no file`;
  return `${status}, ${size(bytes)}, ${copiedText(contentType?.split(';', 1)[0]?.trim() || 'no type given')}`;
}
