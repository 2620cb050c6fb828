/** Names whose misspellings are worth telling. */
export type KnownName = 'user-agent' | 'disallow' | 'allow' | 'sitemap' | 'crawl-delay';

/** How far a name may be from a known one to be taken for it: the shorter, the nearer. */
const KNOWN: readonly (readonly [name: KnownName, distance: number])[] = [
  ['disallow', 3],
  ['user-agent', 3],
  ['allow', 1],
  ['sitemap', 2],
  ['crawl-delay', 3],
];

/** Names longer than this are no slip of the pen. */
const LONGEST = 20;

/**
 * The name that an unknown one was probably meant to be, or null. White space and hyphens count little, so `User Agent` and
 * `Crawl_delay` are found as well; letters that look like others count as one slip each.
 */
export function typoOf(name: string): KnownName | null {
  if (name.length < 4 || name.length > LONGEST) return null;
  const written = name.toLowerCase();
  let found: KnownName | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const [known, distance] of KNOWN) {
    const slips = slipsBetween(written, known);
    if (slips > distance || slips >= least || slips === 0) continue;
    found = known;
    least = slips;
  }
  return found;
}

/** Letters left out, added, changed or swapped with their neighbour (optimal string alignment). */
function slipsBetween(one: string, other: string): number {
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let at = 1; at <= one.length; at++) {
    const next = [at];
    for (let to = 1; to <= other.length; to++) {
      const same = one[at - 1] === other[to - 1];
      let slips = Math.min(
        (row[to - 1] as number) + (same ? 0 : 1),
        (row[to] as number) + 1,
        (next[to - 1] as number) + 1,
      );
      const swapped = at > 1 && to > 1 && one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1];
      if (swapped) slips = Math.min(slips, (before[to - 2] as number) + 1);
      next.push(slips);
    }
    before = row;
    row = next;
  }
  return row[other.length] as number;
}
