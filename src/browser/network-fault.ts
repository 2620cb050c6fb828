import type { NetworkFault } from '../robots/index.ts';

/**
 * What the browsers' error codes mean, by how they begin. Chromium's are listed in its `net_error_list.h`, Firefox's in its
 * `ErrorList.py` and in NSS; neither promises that they stay, so what is not known is `other`.
 */
const FAULTS: readonly (readonly [code: string, fault: NetworkFault])[] = [
  ['net::ERR_BLOCKED_BY_', 'blocked'],
  ['net::ERR_NAME_', 'dns'],
  ['net::ERR_DNS_', 'dns'],
  ['net::ERR_CONNECTION_REFUSED', 'refused'],
  ['net::ERR_ADDRESS_UNREACHABLE', 'refused'],
  ['net::ERR_INTERNET_DISCONNECTED', 'offline'],
  ['net::ERR_NETWORK_CHANGED', 'offline'],
  ['net::ERR_CERT_', 'tls'],
  ['net::ERR_SSL_', 'tls'],
  ['net::ERR_BAD_SSL_', 'tls'],
  ['net::ERR_TOO_MANY_REDIRECTS', 'redirects'],
  ['net::ERR_CONNECTION_', 'reset'],
  ['net::ERR_EMPTY_RESPONSE', 'reset'],
  ['net::ERR_INCOMPLETE_', 'reset'],
  ['net::ERR_CONTENT_', 'reset'],
  ['NS_ERROR_UNKNOWN_HOST', 'dns'],
  ['NS_ERROR_CONNECTION_REFUSED', 'refused'],
  ['NS_ERROR_OFFLINE', 'offline'],
  ['NS_ERROR_REDIRECT_LOOP', 'redirects'],
  ['NS_ERROR_NET_', 'reset'],
  ['NS_ERROR_ABORT', 'blocked'],
  ['SEC_ERROR_', 'tls'],
  ['SSL_ERROR_', 'tls'],
];

/** The kind of fault that a browser's error code stands for. */
export function networkFault(code: string): NetworkFault {
  return FAULTS.find(([beginning]) => code.startsWith(beginning))?.[1] ?? 'other';
}
