/** A number with thousands separated by commas: `10,000`. */
export function figure(count: number): string {
  return count.toLocaleString('en-GB');
}

/** A count with what it counts: `1 page`, `2 pages`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${figure(count)} ${count === 1 ? one : many}`;
}

/** Names in a sentence: `a`, `a and b`, `a, b and c`. */
export function listed(names: readonly string[]): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
