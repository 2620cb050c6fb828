import { Problem } from './problem.ts';

/** A host and what follows it has no scheme, and neither has a host with a port: `localhost:8080`. */
const scheme = /^[a-z][a-z0-9+.-]*:(?!\d)/i;

const loopback = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/;

/**
 * Reads an address as it is typed. Without a scheme it is http on this machine, which rarely has a certificate, and
 * https elsewhere, as browsers and the crawl page read it.
 * @throws Problem when it is empty or no http(s) URL
 */
export function readAddress(typed: string): string {
  const text = typed.trim();
  if (text === '') throw new Problem('The address is empty: give one, or leave it out for the demo site.');
  const url = scheme.test(text) ? URL.parse(text) : withScheme(text);
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new Problem(`${text} is not an http or https URL.`);
  }
  return url.href;
}

function withScheme(text: string): URL | null {
  const url = URL.parse(`http://${text}`);
  return url === null || loopback.test(url.hostname) ? url : URL.parse(`https://${text}`);
}
