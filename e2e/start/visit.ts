import { type Page, TimeoutError } from 'puppeteer-core';
import type { ChromiumWithGatepost } from '../fixtures/chromium.ts';
import { Problem } from './problem.ts';

/** What Chromium's network errors mean, in the words of a sentence. */
const causes: Record<string, string> = {
  ERR_CONNECTION_REFUSED: 'nothing listens there',
  ERR_NAME_NOT_RESOLVED: 'there is no such host',
  ERR_INTERNET_DISCONNECTED: 'this machine is offline',
  ERR_CONNECTION_TIMED_OUT: 'the server does not answer',
  ERR_EMPTY_RESPONSE: 'the server closed the connection without an answer',
  ERR_CONNECTION_RESET: 'the server broke the connection off',
  ERR_ADDRESS_UNREACHABLE: 'no way leads to that host',
  ERR_SSL_PROTOCOL_ERROR: 'the server does not speak https; try http:// in front',
  ERR_TOO_MANY_REDIRECTS: 'it redirects without end',
  ERR_ABORTED: 'it is a download or has no content, so there is no page to look at',
  ERR_HTTP_RESPONSE_CODE_FAILURE: 'the server answers with an error and no page',
  ERR_UNSAFE_PORT: 'browsers refuse that port',
};

/**
 * Opens a page. Its status does not matter: an error page is a page.
 * @throws Problem when the server cannot be reached
 */
export async function visit(gatepost: ChromiumWithGatepost, url: string): Promise<Page> {
  const page = await gatepost.browser.newPage();
  try {
    await page.goto(url, { waitUntil: 'domcontentloaded' });
    return page;
  } catch (error) {
    if (error instanceof TimeoutError) throw new Problem(`${url} cannot be reached: no answer in 30 s.`);
    const code = (error as Error).message.match(/net::(ERR_\w+)/)?.[1];
    if (code === undefined) throw error;
    const cause = causes[code] ?? code;
    throw new Problem(`${url} cannot be reached: ${cause}.`);
  }
}
