import { serveDemoSite } from '../server/demo-site.ts';
import { startServer } from '../server/loopback-server.ts';

/** The page to open, and how to end the server behind it if it is ours. */
type Site = { url: string; close: () => Promise<void> };

/** Returns the given URL, or starts the bundled demo site when there is none. */
export async function openSite(url: string | null): Promise<Site> {
  if (url !== null) return { url, close: async () => {} };
  const server = await startServer(serveDemoSite);
  console.log(`Serving the demo site at ${server.origin}/.`);
  return { url: `${server.origin}/`, close: server.close };
}
