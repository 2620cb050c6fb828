import { isOwnPage, onMessage, type Sender } from '../browser/runtime.ts';
import type { Reply } from './envelope.ts';
import type { MessageName, Protocol } from './protocol.ts';
import { readMessage } from './read-message.ts';

/** What answers each message. */
export type Handlers = {
  readonly [Name in MessageName]: (request: Protocol[Name]['request']) => Promise<Protocol[Name]['answer']>;
};

/** Answers every message of the protocol. Call it while the background starts, before any `await`. */
export function serve(handlers: Handlers): void {
  onMessage((message, sender) => reply(handlers, message, sender));
}

/**
 * The reply to one message. Only the extension's own pages are answered: a content script, another extension or a
 * web page could use the extension's access to read sites that it may not read itself.
 */
export async function reply(handlers: Handlers, message: unknown, sender: Sender): Promise<Reply> {
  if (!isOwnPage(sender))
    return { ok: false, error: 'Only pages of Gatepost itself may ask its background.' };
  const read = readMessage(message);
  if (read.kind === 'unreadable') return { ok: false, error: read.problem };
  try {
    return { ok: true, answer: await answer(handlers, read) };
  } catch (error) {
    return { ok: false, error: error instanceof Error ? error.message : String(error) };
  }
}

function answer(
  handlers: Handlers,
  message: Exclude<ReturnType<typeof readMessage>, { kind: 'unreadable' }>,
): Promise<unknown> {
  switch (message.kind) {
    case 'page-verdict':
      return handlers['page-verdict'](message.request);
    case 'robots':
      return handlers.robots(message.request);
    case 'robots-list':
      return handlers['robots-list'](message.request);
    case 'robots-forget':
      return handlers['robots-forget'](message.request);
  }
}
