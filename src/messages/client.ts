import { sendToBackground } from '../browser/runtime.ts';
import { isReply } from './envelope.ts';
import type { MessageName, Protocol } from './protocol.ts';

/** How often a message is sent again when the background ends before it answers. */
const TRIES = 3;

/** The background could not answer; the message says why in a sentence. */
export class BackgroundError extends Error {
  override readonly name = 'BackgroundError';
}

/**
 * Asks the background and waits for its answer.
 *
 * The browser may end the background at any moment, even while it works on an answer; the message is then sent
 * again, which starts it anew. That is safe because every message of the protocol only asks.
 *
 * @throws {BackgroundError} when the background refuses or fails, or ends every time
 */
export async function ask<Name extends MessageName>(
  name: Name,
  request: Protocol[Name]['request'],
): Promise<Protocol[Name]['answer']> {
  let lost: unknown = null;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    let reply: unknown;
    try {
      reply = await sendToBackground({ name, request });
    } catch (error) {
      lost = error;
      continue;
    }
    // A background that is ended at the wrong moment may also answer with nothing at all.
    if (!isReply(reply)) continue;
    if (!reply.ok) throw new BackgroundError(reply.error);
    return reply.answer as Protocol[Name]['answer'];
  }
  throw new BackgroundError(
    `Gatepost's background ended ${TRIES} times before it answered. Close this page and open it again.`,
    { cause: lost },
  );
}
