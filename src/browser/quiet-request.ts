/**
 * How every request of Gatepost is made: a crawler has neither the user's session nor a page it comes from, and
 * an audit must see what the server sends now, not what the browser saw last week.
 */
export const QUIET: RequestInit = { credentials: 'omit', referrerPolicy: 'no-referrer', cache: 'no-store' };

/**
 * Whether an address answers with a redirect. A fetch that follows a redirect to an origin that may not be read fails
 * in the same words as a broken connection; one that does not follow it tells them apart.
 */
export async function answersWithRedirect(url: string, signal: AbortSignal): Promise<boolean> {
  try {
    const response = await fetch(url, { ...QUIET, redirect: 'manual', signal });
    return response.type === 'opaqueredirect';
  } catch {
    // No answer either: the connection is what fails, and the first error already says so.
    return false;
  }
}
