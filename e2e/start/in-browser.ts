import { ProtocolError, TimeoutError } from 'puppeteer-core';
import { Problem } from './problem.ts';

/**
 * Runs one step of driving the browser. A browser that hangs, or that someone closes, is nothing to show a stack trace for.
 * @param wanted what the step is for, to follow "could not": `read the verdict in the popup`
 * @throws Problem where the browser did not answer in time or went away; any other error as it is
 */
export async function inBrowser<Result>(wanted: string, step: () => Promise<Result>): Promise<Result> {
  try {
    return await step();
  } catch (error) {
    if (error instanceof TimeoutError) {
      throw new Problem(`Could not ${wanted}: the browser did not get there in time. Try again.`);
    }
    if (error instanceof Error && /\b(closed|detached|disconnected)\b/i.test(error.message)) {
      throw new Problem(`Could not ${wanted}: the browser, or a page in it, was closed or ended. Try again.`);
    }
    if (error instanceof ProtocolError || isFailedLaunch(error)) {
      throw new Problem(`Could not ${wanted}: the browser says "${error.message.split('\n')[0]}".`);
    }
    throw error;
  }
}

/** The first line says that, and how it ended; the browser's own output follows. */
function isFailedLaunch(error: unknown): error is Error {
  return error instanceof Error && error.message.startsWith('Failed to launch the browser');
}
