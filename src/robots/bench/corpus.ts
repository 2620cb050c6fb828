/** Numbers between 0 and 1 from a seed, the same on each machine (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const WORDS =
  'account admin archive article basket blog brand cart catalog category checkout collection compare customer download event export feed filter forum gallery guide help image index info item journal label list login media member news offer order page portal press print private product profile project public rating report review sale search section series service session shop site sort static store tag team theme topic user video view wishlist'.split(
    ' ',
  );
const UMLAUTS = ['käse', 'größe', 'café', 'naïve', 'straße', 'señal', '日本', 'żółw'];

/** Makes paths and patterns such as big shops and newspapers have. */
export class Corpus {
  readonly #random: () => number;

  constructor(seed: number) {
    this.#random = randomFrom(seed);
  }

  #below(limit: number): number {
    return Math.floor(this.#random() * limit);
  }

  #pick<T>(list: readonly T[]): T {
    return list[this.#below(list.length)] as T;
  }

  #segment(): string {
    return this.#random() < 0.5
      ? this.#pick(WORDS)
      : `${this.#pick(WORDS)}-${this.#pick(WORDS)}-${this.#below(10_000)}`;
  }

  #folders(count: number): string {
    return Array.from({ length: count }, () => `/${this.#segment()}`).join('');
  }

  /** About 60 % plain prefixes, a quarter that begin with a wildcard, the rest with a wildcard or a query inside. */
  pattern(): string {
    const kind = this.#random();
    if (this.#random() < 0.03) return `${this.#folders(2)}/${this.#pick(UMLAUTS)}${this.#below(10_000)}/`;
    if (kind < 0.6) return `${this.#folders(3 + this.#below(2))}/`;
    if (kind < 0.68) return `/*?${this.#pick(WORDS)}_${this.#below(100_000)}=`;
    if (kind < 0.77) return `/*/${this.#segment()}/${this.#pick(WORDS)}${this.#below(10_000)}/`;
    if (kind < 0.85)
      return `/*-${this.#pick(WORDS)}-${this.#below(10_000)}.${this.#pick(['json', 'pdf', 'xml'])}$`;
    if (kind < 0.93) return `${this.#folders(2)}/*/${this.#pick(WORDS)}${this.#below(1_000)}`;
    return `${this.#folders(2)}?${this.#pick(WORDS)}=${this.#below(10_000)}&`;
  }

  /** A file of about so many octets, its rules under `*`. */
  file(size: number): string {
    let text = `# Rules of the house\nUser-agent: Examplebot\nDisallow: /private/\n\nUser-agent: *\n`;
    while (text.length < size) text += `${this.#random() < 0.9 ? 'Disallow' : 'Allow'}: ${this.pattern()}\n`;
    return `${text}\nSitemap: https://www.example.com/sitemap.xml\n`;
  }

  /** Distinct URLs: half of them are covered by a rule of the file, as far as wildcards can be filled in. */
  urls(file: string, count: number): string[] {
    const patterns = [...file.matchAll(/^(?:Dis)?[Aa]llow: (\S+)$/gm)].map(
      ([, pattern]) => pattern as string,
    );
    return Array.from({ length: count }, (_, index) => {
      const path =
        this.#random() < 0.5
          ? this.#pick(patterns)
              .replaceAll('*', () => this.#segment())
              .replace('$', '') + (this.#random() < 0.5 ? '' : this.#segment())
          : `${this.#folders(1 + this.#below(4))}${this.#random() < 0.3 ? `?${this.#pick(WORDS)}=${index}` : '/'}`;
      const full =
        path.endsWith('json') || path.endsWith('pdf') || path.endsWith('xml')
          ? path
          : `${path}${path.includes('?') ? '' : '/'}p${index}`;
      return new URL(full, 'https://www.example.com').href;
    });
  }
}
