import { SLASH } from '../../lines/characters.ts';
import { type Source, unitAt } from '../../lines/source.ts';
import { PATH_END, type PatternBuffer } from '../../match/pattern-buffer.ts';
import { encodePattern } from '../../match/percent-encoding.ts';

const INDEX_PAGE = '/index.htm';

/**
 * Deviation: `Allow: /shop/index.html` allows exactly `/shop/` as well, since both are one page on most servers.
 * Whatever begins with `/index.htm` behind the last slash counts; `Disallow` has no such favour.
 *
 * @returns whether the rule has that second pattern, which is then in `into`
 */
export function readIndexPage(
  allow: boolean,
  source: Source,
  start: number,
  end: number,
  into: PatternBuffer,
): boolean {
  if (!allow) return false;
  let slash = end - 1;
  while (slash >= start && unitAt(source, slash) !== SLASH) slash--;
  if (slash < start || end - slash < INDEX_PAGE.length || !beginsIndexPage(source, slash)) return false;
  encodePattern(source, start, slash + 1, false, into);
  into.literal(PATH_END);
  into.octets++;
  return true;
}

/** In lower case only: paths are compared with regard to case. */
function beginsIndexPage(source: Source, slash: number): boolean {
  for (let index = 0; index < INDEX_PAGE.length; index++) {
    if (unitAt(source, slash + index) !== INDEX_PAGE.charCodeAt(index)) return false;
  }
  return true;
}
