import type { MessageName, Protocol } from '../../messages/protocol.ts';
import type { CrawlerChoice } from '../settings-shape.ts';

/** The page that the popup speaks about. */
interface CurrentTab {
  readonly id: number;
  /** Empty where the browser shows the extension no address. */
  readonly url: string;
}

/** Everything that the popup needs from the world around it. */
export interface PopupServices {
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Milliseconds after which the background gives up on a site that does not send its robots.txt. */
  readonly robotsTimeoutMs: number;
  /** The tab that the toolbar button was clicked on; null where there is none. */
  readonly currentTab: () => Promise<CurrentTab | null>;
  /** Asks the background. Rejects when it gives no answer. */
  readonly ask: <Name extends MessageName>(
    name: Name,
    request: Protocol[Name]['request'],
  ) => Promise<Protocol[Name]['answer']>;
  readonly loadChoice: () => Promise<CrawlerChoice>;
  readonly saveChoice: (choice: CrawlerChoice) => Promise<void>;
  /** Opens the options page with a crawl filled in; `start` false leaves the start to the user. */
  readonly openCrawl: (crawl: {
    readonly seed: string;
    readonly agent: string;
    readonly tabId: number | null;
    readonly start: boolean;
  }) => void;
  /** Opens an address in a new tab. */
  readonly openUrl: (url: string) => void;
  /** Calls back when the choice is changed elsewhere. Returns a function that ends this. */
  readonly onChoiceChanged: (listener: () => void) => () => void;
}
