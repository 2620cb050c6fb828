/**
 * Reads the target of a meta refresh (HTML, "shared declarative refresh steps").
 *
 * @param content the content attribute
 * @returns the URL as written, quotes removed; null where the page refreshes to itself or the value is invalid
 */
export function refreshTarget(content: string): string | null {
  const time = /^[\t\n\f\r ]*(?:[0-9][0-9.]*|\.[0-9.]*)(?:[\t\n\f\r ]*[;,]|[\t\n\f\r ])[\t\n\f\r ]*/.exec(
    content,
  );
  if (time === null) return null;
  let rest = content.slice(time[0].length);
  if (rest === '') return null;
  const prefix = /^url[\t\n\f\r ]*=[\t\n\f\r ]*/i.exec(rest);
  if (prefix !== null) rest = rest.slice(prefix[0].length);
  const quote = rest.charAt(0);
  if (quote !== '"' && quote !== "'") return rest;
  const end = rest.indexOf(quote, 1);
  return end < 0 ? rest.slice(1) : rest.slice(1, end);
}
