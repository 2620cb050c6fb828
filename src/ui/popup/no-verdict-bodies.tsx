import type { NoAnswer, NotGoverned, NotKnown } from '../../messages/protocol.ts';
import { Icon } from '../components/icon.tsx';
import { VerdictBanner } from '../components/verdict-banner.tsx';
import { addressParts } from '../wording/address.ts';
import { NO_ADDRESS_SENTENCE, notGovernedSentence, notKnownSentence } from '../wording/no-answer.ts';
import { AddressCheck } from './address-check.tsx';
import type { PopupServices } from './popup-services.ts';
import type { PopupStore } from './popup-store.ts';

export interface NotGovernedBodyProps {
  readonly why: NotGoverned;
  readonly url: string;
  readonly onCheck: (url: string) => void;
}

/** A page that robots.txt has no meaning for, or whose address is not known: one sentence, one way on. */
export function NotGovernedBody({ why, url, onCheck }: NotGovernedBodyProps) {
  if (why === 'no-address') {
    return (
      <>
        <VerdictBanner tone="unknown" word="Not known" sentence={NO_ADDRESS_SENTENCE} />
        <div class="ways">
          <AddressCheck onCheck={onCheck} />
        </div>
      </>
    );
  }
  return (
    <section class="na" aria-label="Verdict" aria-live="polite">
      <Icon name="not-applicable" size="l" tone="dim" />
      <h1 class="title word">robots.txt does not apply here</h1>
      <p class="soft sentence">{notGovernedSentence(why, url)}</p>
      <AddressCheck onCheck={onCheck} />
    </section>
  );
}

export interface NotKnownBodyProps {
  readonly answer: Extract<NoAnswer, { kind: 'not-known' }>;
  readonly agent: string;
  readonly store: PopupStore;
  readonly services: PopupServices;
}

/** What to do where looking at robots.txt itself, or trying again, is the way on. */
const WAYS_ON: Readonly<Record<NotKnown, string | null>> = {
  'no-permission': null,
  'redirect-no-permission': 'Open robots.txt to see where it leads, and click Gatepost’s button there.',
  'not-before': 'Wait that long, then try again.',
  blocked: 'Look which of your extensions or settings blocks requests, then try again.',
  'browser-forbids': null,
};

/** A page that robots.txt governs but nothing could be asked about: why, and how to go on. */
export function NotKnownBody({ answer, agent, store, services }: NotKnownBodyProps) {
  const { url, cause, detail } = answer;
  const sentence = notKnownSentence(cause, addressParts(url).host, detail);
  return (
    <>
      <VerdictBanner tone="unknown" word="Not known" sentence={sentence} />
      {cause === 'no-permission' && (
        <div class="ways">
          <p>
            Open the page and click Gatepost’s button there: the click is all the access it needs. Or give
            access to this site once; you can take it back in Settings.
          </p>
          <div class="row">
            <button type="button" class="btn primary" onClick={() => services.openUrl(url)}>
              Open the page
            </button>
            <button
              type="button"
              class="btn"
              onClick={() => services.openCrawl({ seed: url, agent, tabId: null, start: false })}
            >
              Give access to this site
            </button>
          </div>
        </div>
      )}
      {WAYS_ON[cause] !== null && (
        <div class="ways">
          <p>{WAYS_ON[cause]}</p>
          <div class="row">
            <button type="button" class="btn primary" onClick={() => void store.refresh()}>
              Try again
            </button>
            <button
              type="button"
              class="btn"
              onClick={() => services.openUrl(`${new URL(url).origin}/robots.txt`)}
            >
              Open robots.txt
            </button>
          </div>
        </div>
      )}
      <div class="ways">
        <AddressCheck onCheck={(typed) => void store.check(typed)} />
      </div>
    </>
  );
}

export interface SilentBodyProps {
  readonly detail: string;
  readonly onRetry: () => void;
}

/** The background gave no answer: nothing is claimed about the page. */
export function SilentBody({ detail, onRetry }: SilentBodyProps) {
  return (
    <VerdictBanner
      tone="unknown"
      word="Not known"
      sentence="Gatepost’s background gave no answer, so nothing can be said about this page. Nothing is wrong with the site."
    >
      <p class="sentence">{detail}</p>
      <div class="row tries">
        <button type="button" class="btn" onClick={onRetry}>
          <Icon name="refresh" />
          Try again
        </button>
      </div>
    </VerdictBanner>
  );
}
