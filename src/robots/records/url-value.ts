/** A full http, https or ftp URL as the URL parser writes it; null for anything else (sitemaps.org wants a full URL). */
export function readUrl(value: string): string | null {
  if (!/^(?:https?|ftp):\/\//i.test(value)) return null;
  try {
    return new URL(value).href;
  } catch {
    return null;
  }
}
