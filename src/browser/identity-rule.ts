import { browser } from './api.ts';

/** The one session rule: it is gone when the extension stops, and never outlives the browser. */
const RULE_ID = 1;

/**
 * Makes the extension's own requests carry these headers from now on; null leaves a header to the browser. It works only for sites that the
 * user gave access to: a click on the toolbar button is not enough for it.
 */
export async function sendAs(headers: {
  readonly userAgent: string | null;
  readonly from: string | null;
}): Promise<void> {
  const requestHeaders = [
    ...(headers.userAgent === null ? [] : [setHeader('user-agent', headers.userAgent)]),
    ...(headers.from === null ? [] : [setHeader('from', headers.from)]),
  ];
  const rule = {
    id: RULE_ID,
    action: { type: 'modifyHeaders' as const, requestHeaders },
    condition: {
      // Nobody else's requests: neither the user's own browsing nor another extension's.
      initiatorDomains: [new URL(browser.runtime.getURL('/')).host],
      resourceTypes: ['xmlhttprequest' as const],
    },
  };
  await browser.declarativeNetRequest.updateSessionRules({
    removeRuleIds: [RULE_ID],
    addRules: requestHeaders.length === 0 ? [] : [rule],
  });
}

function setHeader(header: string, value: string): { header: string; operation: 'set'; value: string } {
  return { header, operation: 'set', value };
}

/** Gatepost's own version, as its manifest gives it. */
export function ownVersion(): string {
  return browser.runtime.getManifest().version;
}
