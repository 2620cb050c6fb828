import type { MessageName, Protocol } from './protocol.ts';

/** A message whose fields have the types that its name promises, or why it has not. */
export type ReadMessage =
  | {
      [Name in MessageName]: { readonly kind: Name; readonly request: Protocol[Name]['request'] };
    }[MessageName]
  | { readonly kind: 'unreadable'; readonly problem: string };

type Fields = Readonly<Record<string, unknown>>;

/**
 * Reads a message that came over the wire, where nothing is certain: an older page of the extension may
 * still be open after an update.
 */
export function readMessage(message: unknown): ReadMessage {
  if (!isFields(message) || typeof message['name'] !== 'string') return unreadable('a message', 'a name');
  const name = message['name'];
  const request = message['request'];
  if (!isFields(request)) return unreadable(name, 'a request');
  switch (name as MessageName) {
    case 'page-verdict': {
      const { url, agent, tabId, refresh } = request;
      if (typeof url !== 'string') return unreadable(name, 'a URL');
      if (typeof agent !== 'string') return unreadable(name, 'a crawler');
      if (!isTabId(tabId)) return unreadable(name, 'a tab');
      return { kind: 'page-verdict', request: { url, agent, tabId, refresh: refresh === true } };
    }
    case 'robots': {
      const { url, tabId, refresh } = request;
      if (typeof url !== 'string') return unreadable(name, 'a URL');
      if (!isTabId(tabId)) return unreadable(name, 'a tab');
      return { kind: 'robots', request: { url, tabId, refresh: refresh === true } };
    }
    case 'robots-list':
      return { kind: 'robots-list', request: {} };
    case 'robots-forget': {
      const { origin } = request;
      if (origin !== null && typeof origin !== 'string') return unreadable(name, 'an origin');
      return { kind: 'robots-forget', request: { origin } };
    }
    default:
      return {
        kind: 'unreadable',
        problem: `Gatepost's background knows no message "${name}". Reload this page: Gatepost was updated.`,
      };
  }
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

function isTabId(value: unknown): value is number | null {
  return value === null || typeof value === 'number';
}

function unreadable(what: string, lacks: string): ReadMessage {
  return {
    kind: 'unreadable',
    problem: `Gatepost's background got ${what} without ${lacks}. Reload this page: Gatepost was updated.`,
  };
}
