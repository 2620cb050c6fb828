/** Reason phrases of the statuses that a person meets (RFC 9110, 15; RFC 6585). */
const PHRASES: Readonly<Record<number, string>> = {
  200: 'OK',
  204: 'No Content',
  301: 'Moved Permanently',
  302: 'Found',
  303: 'See Other',
  304: 'Not Modified',
  307: 'Temporary Redirect',
  308: 'Permanent Redirect',
  400: 'Bad Request',
  401: 'Unauthorized',
  402: 'Payment Required',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  406: 'Not Acceptable',
  408: 'Request Timeout',
  409: 'Conflict',
  410: 'Gone',
  418: 'Unused',
  421: 'Misdirected Request',
  422: 'Unprocessable Content',
  425: 'Too Early',
  429: 'Too Many Requests',
  431: 'Request Header Fields Too Large',
  451: 'Unavailable For Legal Reasons',
  500: 'Internal Server Error',
  501: 'Not Implemented',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
  511: 'Network Authentication Required',
};

const CLASSES = ['Informational', 'Successful', 'Redirect', 'Client Error', 'Server Error'] as const;

/** What a status is called: its reason phrase, or its class where the number is unusual. */
export function statusPhrase(status: number): string {
  return PHRASES[status] ?? CLASSES[Math.floor(status / 100) - 1] ?? 'Unknown Status';
}
