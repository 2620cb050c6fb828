import { DEFAULT_BOUNDS } from '../../crawl/index.ts';
import type { RobotsSummary } from '../../robots/index.ts';
import type { Access, CrawlOutcome, OptionsServices } from '../options/options-services.ts';
import {
  bareReport,
  failedReport,
  finishedReport,
  forbiddenReport,
  pages,
  unreachableReport,
} from './crawl-report.ts';
import { NOON } from './popup-states.ts';

const SEED = 'https://www.fernhollow.example/';

/** A state of the options page that can be shown, photographed and tested. */
export interface OptionsScene {
  readonly name: string;
  readonly hash: string;
  readonly access: Access;
  /** Null goes on for ever. */
  readonly outcome: CrawlOutcome | null;
}

const started = `#crawl?seed=${encodeURIComponent(SEED)}&agent=Googlebot&tab=7`;

/** Everything that the options page can come to. */
export const OPTIONS_SCENES: readonly OptionsScene[] = [
  { name: 'empty', hash: '', access: 'none', outcome: null },
  { name: 'asks-for-access', hash: `${started}&start=0`, access: 'none', outcome: null },
  { name: 'ready', hash: `${started}&start=0`, access: 'this-click', outcome: null },
  { name: 'running', hash: started, access: 'granted', outcome: null },
  {
    name: 'finished',
    hash: started,
    access: 'granted',
    outcome: { kind: 'report', report: finishedReport(50) },
  },
  {
    name: 'finished-bare',
    hash: started,
    access: 'granted',
    outcome: { kind: 'report', report: bareReport() },
  },
  {
    name: 'seed-forbidden',
    hash: started,
    access: 'granted',
    outcome: { kind: 'report', report: forbiddenReport() },
  },
  {
    name: 'seed-unreachable',
    hash: started,
    access: 'granted',
    outcome: { kind: 'report', report: unreachableReport() },
  },
  {
    name: 'seed-failed',
    hash: started,
    access: 'granted',
    outcome: { kind: 'report', report: failedReport() },
  },
  {
    name: 'problem',
    hash: started,
    access: 'granted',
    outcome: { kind: 'problem', detail: 'Gatepost has no access to https://www.fernhollow.example now.' },
  },
  { name: 'settings', hash: '#settings', access: 'granted', outcome: null },
  { name: 'settings-empty', hash: '#settings', access: 'none', outcome: null },
];

const copy: RobotsSummary = {
  origin: 'https://www.fernhollow.example',
  access: 'successful',
  cause: 'success',
  status: 200,
  detail: 'The server sent the file.',
  fault: null,
  finalUrl: 'https://www.fernhollow.example/robots.txt',
  redirected: false,
  hops: [],
  contentType: 'text/plain',
  headers: [],
  elapsedMs: 61,
  userAgent: null,
  bytes: 1100,
  truncated: false,
  fetchedAt: NOON - 240_000,
  expiresAt: NOON + 7_800_000,
};

const copies: readonly RobotsSummary[] = [
  copy,
  {
    ...copy,
    origin: 'https://quietpress.example',
    access: 'unavailable',
    cause: 'client-error',
    status: 404,
    bytes: 0,
    fetchedAt: NOON - 7_300_000,
  },
  {
    ...copy,
    origin: 'https://harbourline.example',
    access: 'unreachable',
    cause: 'timeout',
    status: null,
    bytes: 0,
    expiresAt: NOON + 50_000_000,
  },
];

/** Services that play a scene. Everything that is opened, saved or asked is told to `log`. */
export function optionsServices(
  scene: OptionsScene,
  log: (line: string) => void = () => {},
): OptionsServices {
  const bare = scene.name === 'settings-empty';
  return {
    now: () => NOON,
    checkAccess: async () => scene.access,
    requestAccess: async (origin) => {
      log(`request ${origin}`);
      return false;
    },
    startCrawl: async ({ onPage, onProgress, onPolicy, signal, agent, bounds }) => {
      log(`start ${agent} ${JSON.stringify(bounds)}`);
      if (scene.outcome !== null) return scene.outcome;
      onPolicy('Keeps to the group of Googlebot in robots.txt, lines 10 to 20.');
      for (const page of pages(31)) onPage(page);
      onProgress({
        fetched: 31,
        failed: 2,
        robotsSkipped: 24,
        queued: 96,
        bytes: 1_420_000,
        depth: 2,
        elapsedMs: 24_000,
        current: `${SEED}shop/trees/medlar-nottingham`,
        waiting: null,
      });
      return new Promise((resolve) => {
        signal.addEventListener('abort', () => resolve({ kind: 'report', report: finishedReport(31) }));
      });
    },
    saveFile: (name, mediaType, text) => log(`save ${name} ${mediaType} ${text.length}`),
    openUrl: (url) => log(`open ${url}`),
    loadSettings: async () => ({
      agent: 'Googlebot',
      ownTokens: bare ? [] : ['HedgehogBot'],
      bounds: DEFAULT_BOUNDS,
      identity: 'browser',
      from: '',
      failurePolicy: 'rfc9309',
    }),
    saveSettings: async (change) => log(`settings ${JSON.stringify(change)}`),
    listSites: async () => (bare ? [] : ['https://www.fernhollow.example/*', 'http://localhost/*']),
    withdrawSite: async (pattern) => log(`withdraw ${pattern}`),
    listRobotsCopies: async () => (bare ? [] : copies),
    forgetRobots: async (origin) => log(`forget ${origin}`),
    onAccessChanged: () => () => {},
    onSettingsChanged: () => () => {},
  };
}
