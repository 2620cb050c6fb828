import type { CrawledPage } from '../../crawl/index.ts';
import { Icon } from '../components/icon.tsx';
import { addressWithin } from '../wording/address.ts';
import { copiedText } from '../wording/copied-text.ts';
import { counted } from '../wording/counts.ts';
import { duration } from '../wording/durations.ts';
import { statusPhrase } from '../wording/http-status.ts';
import { size } from '../wording/sizes.ts';
import { pathFromSeed } from './path-from-seed.ts';

export interface PageDetailsProps {
  readonly page: CrawledPage;
  readonly pages: readonly CrawledPage[];
  readonly origin: string | null;
  /** Shows another page of the list. */
  readonly onOpen: (url: string) => void;
  readonly onClose: () => void;
}

/** Everything that the crawl knows of one page. */
export function PageDetails({ page, pages, origin, onOpen, onClose }: PageDetailsProps) {
  const path = pathFromSeed(page, pages);
  return (
    <aside class="det" aria-label="Page details">
      <header class="dh">
        <div class="grow">
          <h2 class="clip">
            <bdi>{copiedText(page.title || addressWithin(page.url, origin))}</bdi>
          </h2>
          <a
            class="mono clip"
            href={page.finalUrl}
            target="_blank"
            rel="noreferrer"
            title={copiedText(page.finalUrl)}
          >
            {addressWithin(page.finalUrl, origin)}
          </a>
        </div>
        <button type="button" class="btn icon quiet" aria-label="Close details" onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <div class="db">
        <h3>Path from the seed</h3>
        <ol class="path">
          {path.map((step) => (
            <li key={step.url}>
              <span class="dim">{step.depth}</span>
              {step.url === page.url ? (
                <b class="mono clip">{addressWithin(step.url, origin)}</b>
              ) : (
                <button type="button" class="open mono clip" onClick={() => onOpen(step.url)}>
                  {addressWithin(step.url, origin)}
                </button>
              )}
            </li>
          ))}
        </ol>
        <h3>Response</h3>
        <dl class="dl">
          <dt>Status</dt>
          <dd>{`${page.status} ${statusPhrase(page.status)}`}</dd>
          <dt>Redirects</dt>
          <dd>
            {page.hops.length === 0 ? (
              <span class="dim">none</span>
            ) : (
              page.hops.map((hop) => (
                <div key={hop.url}>
                  {hop.status ?? 'status not shown'}{' '}
                  <span class="mono">{addressWithin(hop.url, origin)}</span>
                </div>
              ))
            )}
          </dd>
          <dt>Type</dt>
          <dd>{typeOf(page) || <None />}</dd>
          <dt>Size</dt>
          <dd>{`${size(page.bytes)}${page.truncated ? ', cut at the limit' : ''}`}</dd>
          <dt>Time</dt>
          <dd>{duration(page.elapsedMs)}</dd>
        </dl>
        <h3>What the page says</h3>
        <dl class="dl">
          <dt>X-Robots-Tag</dt>
          <Directives of={page.robotsHeader} />
          <dt>Meta robots</dt>
          <Directives of={page.robotsMeta} />
          <dt>Canonical</dt>
          <dd>{canonical(page, origin) ?? <None />}</dd>
          {page.sameContentAs !== undefined && (
            <>
              <dt>Same content as</dt>
              <dd class="mono">{addressWithin(page.sameContentAs, origin)}</dd>
            </>
          )}
          <dt>Language</dt>
          <dd>{page.language === null ? <None /> : copiedText(page.language)}</dd>
          <dt>Links</dt>
          <dd>{`${counted(page.links, 'link')}${page.nofollow ? ', none followed: nofollow' : ''}`}</dd>
        </dl>
      </div>
    </aside>
  );
}

function None() {
  return <span class="dim">none</span>;
}

function Directives({ of }: { readonly of: CrawledPage['robotsMeta'] }) {
  if (of.length === 0) {
    return (
      <dd>
        <None />
      </dd>
    );
  }
  return (
    <dd>
      {of.map(({ name, directives }) => (
        <div class="mono" key={`${name}:${directives.join()}`}>
          {copiedText(`${name === 'robots' ? '' : `${name}: `}${directives.join(', ')}`)}
        </div>
      ))}
    </dd>
  );
}

function canonical({ canonical: url, finalUrl }: CrawledPage, origin: string | null) {
  if (url === null) return null;
  return url === finalUrl ? 'this page' : <span class="mono">{addressWithin(url, origin)}</span>;
}

/** The type as sent, and the encoding where the type does not say it. */
function typeOf({ contentType, encoding }: CrawledPage): string {
  const says = encoding !== null && (contentType ?? '').toLowerCase().includes(encoding.toLowerCase());
  return copiedText([contentType, says ? null : encoding].filter(Boolean).join(', '));
}
