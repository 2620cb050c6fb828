import { DEFAULT_BOUNDS, type HostState } from '../../crawl/index.ts';
import type { RobotsSummary } from '../../robots/index.ts';
import type { Access, CrawlOutcome, Notice, OptionsServices } from '../options/options-services.ts';
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
  bodyKind: 'text',
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
    userAgent: 'Gatepost/0.1.0',
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

const hosts: readonly HostState[] = [
  {
    host: 'www.fernhollow.example',
    visits: 52,
    lastAt: NOON - 240_000,
    lastStatus: 200,
    refusals: 0,
    notBefore: 0,
  },
  {
    host: 'harbourline.example',
    visits: 3,
    lastAt: NOON - 20_000,
    lastStatus: 503,
    refusals: 2,
    notBefore: NOON + 100_000,
  },
  {
    host: 'quietpress.example:8443',
    visits: 1,
    lastAt: NOON - 7_300_000,
    lastStatus: null,
    refusals: 0,
    notBefore: 0,
  },
];

const notices: readonly Notice[] = [
  {
    at: NOON - 1_000_000,
    text: 'Gatepost could not use what it keeps on this computer, and went on without it (QuotaExceededError: the disk is full).',
  },
  {
    at: NOON - 200_000_000,
    text: 'What Gatepost had kept could not be read and was started afresh (VersionError: a later version made it).',
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
      onPolicy('Obeys robots.txt as Googlebot, read by RFC 9309.', null);
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
    listHosts: async () => (bare ? [] : hosts),
    forgetHost: async (host) => log(`forget host ${host}`),
    listNotices: async () => (bare ? [] : notices),
    clearNotices: async () => log('clear notices'),
    onAccessChanged: () => () => {},
    onSettingsChanged: () => () => {},
    onNoticesChanged: () => () => {},
  };
}
