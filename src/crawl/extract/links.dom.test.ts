import { describe, expect, it } from 'vitest';
import { judgeLink } from '../judge-link.ts';
import cases from '../test/field.json';
import { extractPage } from './extract-page.ts';

interface ExpectedLink {
  readonly url: string;
  readonly off_origin?: boolean;
  readonly nofollow?: boolean;
}

interface LinkCase {
  readonly id: string;
  readonly fault: string;
  readonly input: { readonly page: string; readonly html: string };
  readonly expected: {
    readonly links: readonly ExpectedLink[];
    readonly not_http?: readonly string[];
    readonly invalid?: readonly string[];
  };
}

const linkCases = cases.filter(
  ({ input, expected }) => 'html' in input && 'page' in input && 'links' in expected,
) as LinkCase[];

describe('faults met in other tools', () => {
  it.each(linkCases)('$id: $fault', ({ input, expected }) => {
    const document = new DOMParser().parseFromString(input.html, 'text/html');
    const { links } = extractPage(document, { url: input.page, headers: [] });
    const scope = { origin: new URL(input.page).origin, followNofollow: false };
    const judged = links.map((link) => judgeLink(link, false, scope));
    const webLinks = new Map(
      judged.flatMap((judgement, i): [string, ExpectedLink][] => {
        if (
          !judgement.follow &&
          (judgement.reason === 'invalid' || judgement.reason === 'unsupported-scheme')
        )
          return [];
        const offOrigin = !judgement.follow && judgement.reason === 'off-origin';
        return [
          [
            judgement.url,
            {
              url: judgement.url,
              ...(offOrigin && { off_origin: true }),
              ...(links[i]?.nofollow && { nofollow: true }),
            },
          ],
        ];
      }),
    );
    expect([...webLinks.values()]).toEqual(expected.links);
    const skippedAs = (reason: string) =>
      judged.flatMap((judgement) =>
        !judgement.follow && judgement.reason === reason ? [judgement.url] : [],
      );
    expect(skippedAs('unsupported-scheme')).toEqual(expected.not_http ?? []);
    expect(skippedAs('invalid')).toEqual(expected.invalid ?? []);
  });
});
