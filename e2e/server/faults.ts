import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { createGzip, gzipSync } from 'node:zlib';
import type { Handler } from './loopback-server.ts';

const ROBOTS_TXT = 'User-agent: *\nDisallow: /private/\n';

/** A way in which a server answers for /robots.txt. */
export type Fault = (response: ServerResponse) => void | Promise<void>;

/** Serves one way of answering for /robots.txt, and a page for everything else. `/hop/N` redirects to `/hop/N-1`, and `/hop/0` is a file. */
export function serveFault(fault: Fault): Handler {
  return async ({ url = '' }, response) => {
    if (url === '/robots.txt') {
      await fault(response);
      return;
    }
    const hop = /^\/hop\/(?<status>\d+)\/(?<left>\d+)$/.exec(url)?.groups;
    if (hop === undefined) {
      response.setHeader('set-cookie', 'visitor=1');
      response.setHeader('content-type', 'text/html').end('<title>A page</title>');
    } else if (hop['left'] === '0') {
      robotsTxt()(response);
    } else {
      redirect(Number(hop['status']), `/hop/${hop['status']}/${Number(hop['left']) - 1}`)(response);
    }
  };
}

/** The file, or another body, with a status and headers. */
export function robotsTxt(
  body: string | Uint8Array = ROBOTS_TXT,
  status = 200,
  headers: Record<string, string> = {},
): Fault {
  return (response) => {
    response.writeHead(status, { 'content-type': 'text/plain', ...headers }).end(body);
  };
}

export function redirect(status: number, location: string): Fault {
  return (response) => {
    response.writeHead(status, { location }).end();
  };
}

/** A chain of redirects of one status, this many until the file. */
export function chain(status: number, redirects: number): Fault {
  return redirect(status, `/hop/${status}/${redirects - 1}`);
}

/** Breaks the connection before the length that was promised. */
export const shortBody: Fault = (response) => {
  response.writeHead(200, { 'content-type': 'text/plain', 'content-length': '1000' });
  response.write(ROBOTS_TXT, () => response.destroy());
};

/** Takes the request and never answers. */
export const endlessHeaders: Fault = () => undefined;

/** Sends the file and then a comment that never ends, a little at a time. */
export const endlessBody: Fault = (response) => {
  response.writeHead(200, { 'content-type': 'text/plain' });
  response.write(`${ROBOTS_TXT}# `);
  const drip = setInterval(() => response.write('.'), 200);
  response.on('close', () => clearInterval(drip));
};

/** The file and then a comment of many megabytes. */
export function hugeBody(megabytes: number): Fault {
  return async (response) => {
    response.writeHead(200, { 'content-type': 'text/plain' });
    response.write(ROBOTS_TXT);
    const line = Buffer.alloc(1024 * 1024, `# ${'.'.repeat(61)}\n`);
    for (let sent = 0; sent < megabytes && !response.destroyed; sent++) {
      if (!response.write(line)) await Promise.race([once(response, 'drain'), once(response, 'close')]);
    }
    response.end();
  };
}

/** A small body that decompresses into gigabytes. */
export const gzipBomb: Fault = (response) => {
  response.writeHead(200, { 'content-type': 'text/plain', 'content-encoding': 'gzip' });
  const gzip = createGzip({ level: 9 });
  gzip.pipe(response);
  gzip.write(ROBOTS_TXT);
  const line = Buffer.alloc(1024 * 1024, '#');
  let left = 4096;
  const feed = (): void => {
    while (left-- > 0 && !response.destroyed) {
      if (!gzip.write(line)) {
        gzip.once('drain', feed);
        return;
      }
    }
    gzip.end();
  };
  response.on('close', () => gzip.destroy());
  feed();
};

/** Says that the body is compressed, and it is not. */
export const brokenGzip: Fault = robotsTxt('not gzip at all', 200, { 'content-encoding': 'gzip' });

/** Compressed as it says. */
export const goodGzip: Fault = robotsTxt(gzipSync(ROBOTS_TXT), 200, { 'content-encoding': 'gzip' });
