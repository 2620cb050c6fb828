import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One request that reached a server. */
type SeenRequest = { method: string; path: string; headers: IncomingHttpHeaders };

export type Handler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/** A server on a free port of the loopback address. Close it, or declare it with `await using`. */
export type LoopbackServer = AsyncDisposable & {
  /** Without a slash at the end. */
  origin: string;
  /** In the order they came. */
  requests: SeenRequest[];
  close(): Promise<void>;
};

/** Starts a server and remembers each request that reaches it. */
export async function startServer(handler: Handler): Promise<LoopbackServer> {
  const requests: SeenRequest[] = [];
  const server = createServer(async (request, response) => {
    requests.push({ method: request.method ?? '', path: request.url ?? '', headers: request.headers });
    await handler(request, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      // A browser keeps connections open; nobody waits for them.
      server.closeAllConnections();
    });
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, requests, close, [Symbol.asyncDispose]: close };
}
