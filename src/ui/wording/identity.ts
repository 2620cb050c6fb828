/** Under whose name an answer was had. `userAgent` is what the request was made to carry; null where the browser sent its own. */
export function askedAs(userAgent: string | null): string {
  return userAgent ?? 'your browser';
}
