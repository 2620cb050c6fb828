/** What makes an element a link. `area` and `svg-a` are hyperlinks as `a` is; `meta-refresh` sends the reader on by itself. */
export type LinkSource = 'a' | 'area' | 'svg-a' | 'meta-refresh';

/** A link as the page writes it and as it resolves. */
export interface Link {
  /** The attribute's value as written. */
  readonly href: string;
  /** Absolute URL without fragment; null where it cannot be parsed. */
  readonly url: string | null;
  /** `rel` as ASCII-lower-case tokens. */
  readonly rel: readonly string[];
  readonly nofollow: boolean;
  /** Visible text, white space collapsed, cut at 200 characters; empty for `area` and `meta-refresh`. */
  readonly text: string;
  readonly source: LinkSource;
}

/** Directives for one crawler, from a meta element or from an X-Robots-Tag header. */
export interface RobotsDirectives {
  /** A meta element's name, or the crawler that a header value names, in lower case; `robots` means every crawler. */
  readonly name: string;
  /** In lower case, in the order written. */
  readonly directives: readonly string[];
}

/** A `<link rel=alternate hreflang>`. */
export interface Alternate {
  readonly hreflang: string;
  readonly url: string;
}

export interface Heading {
  /** 1 to 6. */
  readonly level: number;
  readonly text: string;
}

/** How many of each there are in the document. */
export interface PageCounts {
  readonly elements: number;
  readonly links: number;
  readonly headings: number;
  readonly images: number;
  readonly scripts: number;
  readonly forms: number;
  /** `frame` and `iframe`: what they show is not followed. */
  readonly frames: number;
}

/** What a page says of itself, taken from its parsed document. */
export interface Page {
  /** The URL that links resolve against before `<base href>`. */
  readonly url: string;
  /** The URL that links resolve against: `<base href>` where it counts, else `url`. */
  readonly baseUrl: string;
  /** As `document.title` gives it; null without a title element. */
  readonly title: string | null;
  /** In tree order, repeats kept. */
  readonly links: readonly Link[];
  /** Directives of `<meta name=robots>` and of crawler-named metas, lower case, by name. */
  readonly robotsMeta: readonly RobotsDirectives[];
  /** Directives of X-Robots-Tag headers, in the order received. */
  readonly robotsHeader: readonly RobotsDirectives[];
  /** Of the first `<link rel=canonical href>` that can be parsed. */
  readonly canonical: string | null;
  readonly next: string | null;
  readonly prev: string | null;
  readonly alternates: readonly Alternate[];
  /** The root element's `lang` (or `xml:lang` in XML); null where there is none. */
  readonly language: string | null;
  /** In tree order, the first 200. */
  readonly headings: readonly Heading[];
  readonly counts: PageCounts;
}
