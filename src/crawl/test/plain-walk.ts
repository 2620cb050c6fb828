import type { FakeAnswer } from './fake-site.ts';

type Site = Readonly<Record<string, FakeAnswer>>;

/** What a plain queue over a random site asks for: the definition of the walk, written without its bookkeeping. */
export function plainWalk(site: Site): string[] {
  const asked: string[] = [];
  const had: string[] = [];
  const queue = ['/'];
  for (const path of queue) {
    if (asked.includes(path) || had.includes(path)) continue;
    asked.push(path);
    const final = finalPath(site, path);
    if (final === null || (final !== path && (had.includes(final) || asked.includes(final)))) continue;
    had.push(final);
    queue.push(...linksToFollow(site[final]));
  }
  return asked;
}

/** Where a page comes from in the end; null where none comes. */
function finalPath(site: Site, path: string): string | null {
  if (site[path]?.throws) return null;
  const passed = [path];
  for (let to = site[path]?.redirect; to !== undefined; to = site[to]?.redirect) {
    if (passed.length > 30 || to.startsWith('/x') || to.startsWith('https:')) return null;
    passed.push(to);
  }
  const final = passed.at(-1) ?? path;
  const answer = site[final];
  return answer === undefined || answer.status !== undefined || answer.fails !== undefined ? null : final;
}

function linksToFollow(answer: FakeAnswer | undefined): string[] {
  if (answer?.headers?.length || answer?.contentType !== undefined) return [];
  return (answer?.links ?? []).flatMap((link) =>
    typeof link === 'string' && /^\/\d/.test(link) ? [link.replace('#x', '')] : [],
  );
}
