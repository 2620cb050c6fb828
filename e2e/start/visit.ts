import type { Page } from 'puppeteer-core';
import type { ChromiumWithGatepost } from '../fixtures/chromium.ts';
import { Problem } from './problem.ts';

/** What Chromium's network errors mean, in the words of a sentence. */
const causes: Record<string, string> = {
  ERR_CONNECTION_REFUSED: 'nothing listens there',
  ERR_NAME_NOT_RESOLVED: 'there is no such host',
  ERR_INTERNET_DISCONNECTED: 'this machine is offline',
  ERR_CONNECTION_TIMED_OUT: 'the server does not answer',
  ERR_EMPTY_RESPONSE: 'the server closed the connection without an answer',
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
    const { message } = error as Error;
    const code = message.match(/net::(ERR_\w+)/)?.[1];
    // A download instead of a page aborts the navigation.
    const cause = code === undefined ? message.split('\n')[0] : (causes[code] ?? code);
    throw new Problem(`${url} cannot be reached: ${cause}.`);
  }
}
