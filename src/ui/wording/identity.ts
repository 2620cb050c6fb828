/** Under whose name an answer was had. `userAgent` is what the request was made to carry; null where the browser sent its own. */
export function askedAs(userAgent: string | null): string {
  return userAgent ?? 'your browser';
}

/** The same as a sentence, for where a crawler's name stands beside it. */
export function askedSentence(userAgent: string | null): string {
  return userAgent === null ? 'Asked under your browser’s name.' : `Asked as ${userAgent}.`;
}
