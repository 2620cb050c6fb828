import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Handler } from './loopback-server.ts';

const folder = path.join(import.meta.dirname, '../site');

const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
};

const redirects: Record<string, { status: number; to: string }> = {
  '/contact': { status: 301, to: '/visit.html' },
  '/sale': { status: 302, to: '/plants/' },
};

/** Serves the bundled demo site: its files, two redirects, and its own page for what is not there. */
export const serveDemoSite: Handler = async (request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const redirect = redirects[pathname];
  if (redirect) {
    response.writeHead(redirect.status, { location: redirect.to }).end();
    return;
  }
  // A URL has no dot segments left, so the file is always below the folder.
  const name = decodeURIComponent(pathname);
  const candidates = name.endsWith('/') ? [`${name}index.html`] : [name, `${name}.html`];
  for (const candidate of candidates) {
    const body = await readFile(path.join(folder, candidate)).catch(() => null);
    if (body === null) continue;
    response.writeHead(200, {
      'content-type': contentTypes[path.extname(candidate)] ?? 'application/octet-stream',
    });
    response.end(body);
    return;
  }
  const notFound = await readFile(path.join(folder, '404.html'));
  response.writeHead(404, { 'content-type': contentTypes['.html'] }).end(notFound);
};
