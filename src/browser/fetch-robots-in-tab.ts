import { browser } from './api.ts';
import {
  MAX_ROBOTS_BYTES,
  ROBOTS_TIMEOUT_MS,
  type RobotsFetch,
  type RobotsResponse,
} from './fetch-robots.ts';

/** What the injected function gives back: JSON only, so the body is in base64. */
type TabFetch =
  | (Omit<RobotsResponse, 'body'> & { readonly body: string })
  | Extract<RobotsFetch, { kind: 'timed-out' | 'redirect-hidden' | 'failed' }>;

/**
 * Asks for a robots.txt from within the tab that shows a page of its origin. For Firefox, where a click on the toolbar
 * button (`activeTab`) opens the tab to the extension, but not the tab's origin to the extension's own requests.
 *
 * @param url of the same origin as the tab's page
 */
export async function fetchRobotsInTab(url: string, tabId: number): Promise<RobotsFetch> {
  let result: TabFetch | undefined;
  try {
    const [injection] = await browser.scripting.executeScript({
      target: { tabId },
      func: fetchHere,
      args: [url, MAX_ROBOTS_BYTES, ROBOTS_TIMEOUT_MS],
    });
    result = injection?.result as TabFetch | undefined;
  } catch (error) {
    return { kind: 'failed', fault: 'other', detail: error instanceof Error ? error.message : String(error) };
  }
  if (result === undefined)
    return { kind: 'failed', fault: 'other', detail: 'the tab was closed or moved on' };
  return result.kind === 'answered' ? { ...result, body: Uint8Array.fromBase64(result.body) } : result;
}

/** Runs in the tab, so it must stand on its own: nothing of this module exists there. */
async function fetchHere(url: string, maxBytes: number, timeoutMs: number): Promise<TabFetch> {
  const signal = AbortSignal.timeout(timeoutMs);
  const started = performance.now();
  const quiet: RequestInit = {
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
    signal,
  };
  try {
    const response = await fetch(url, quiet);
    const body = new Uint8Array(maxBytes);
    let length = 0;
    let truncated = false;
    // A reader, since Firefox shows a page's stream to extensions without its iterator.
    const reader = response.body?.getReader();
    while (reader !== undefined && !truncated) {
      const { done, value } = await reader.read();
      if (done) break;
      const part = value.subarray(0, maxBytes - length);
      body.set(part, length);
      length += part.byteLength;
      truncated = part.byteLength < value.byteLength;
    }
    if (truncated) await reader?.cancel();
    return {
      kind: 'answered',
      status: response.status,
      url: response.url,
      redirected: response.redirected,
      hops: [],
      headers: [...response.headers],
      body: body.subarray(0, length).toBase64(),
      truncated,
      elapsedMs: performance.now() - started,
    };
  } catch (error) {
    if (signal.aborted) return { kind: 'timed-out', afterMs: timeoutMs };
    const probe = await fetch(url, { ...quiet, redirect: 'manual' }).catch(() => null);
    if (probe?.type === 'opaqueredirect') return { kind: 'redirect-hidden', target: null };
    return { kind: 'failed', fault: 'other', detail: error instanceof Error ? error.message : String(error) };
  }
}
