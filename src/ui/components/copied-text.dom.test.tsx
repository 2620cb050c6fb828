import { type ComponentChild, render } from 'preact';
import { afterEach, describe, expect, it } from 'vitest';
import type { Rule } from '../../robots/index.ts';
import { Facets } from '../options/facets.tsx';
import { stage } from '../test/stage.ts';
import '../styles/base.css';
import '../styles/verdict.css';
import { FindingCard } from './finding-card.tsx';
import { ReadingsTable } from './readings-table.tsx';
import { RuleChip } from './rule-chip.tsx';
import { RuleLadder } from './rule-ladder.tsx';
import { VerdictBanner } from './verdict-banner.tsx';

const PATTERN = '/\u202eelbatius-ton/\u2066x*';
const SHOWN = '/[U+202E]elbatius-ton/[U+2066]x*';
const TEXT = `Disallow: ${PATTERN}`;
const rule: Rule = { kind: 'disallow', pattern: PATTERN, line: 2, text: TEXT };

let root: HTMLElement;
afterEach(() => render(null, root));

function show(view: ComponentChild): string {
  root = stage();
  render(view, root);
  return root.innerHTML;
}

describe('a line that would be shown in another order than it is written', () => {
  const views: readonly (readonly [string, ComponentChild])[] = [
    ['chip', <RuleChip key="" number="2" text={TEXT} isLine onOpen={() => {}} />],
    ['chip that only tells', <RuleChip key="" number="2" text={TEXT} isLine />],
    ['ladder', <RuleLadder key="" path={PATTERN} rules={[{ rule, octets: 20 }]} winner={2} />],
    [
      'readings',
      <ReadingsTable
        key=""
        readings={[
          { dialect: 'google', verdict: { allowed: false, reason: 'disallow-rule', rule, group: null } },
        ]}
      />,
    ],
    [
      'facets',
      <Facets
        key=""
        label="Skip reason"
        facets={[{ id: 'a', name: TEXT, count: 1, line: 2 }]}
        chosen="a"
        onChoose={() => {}}
      />,
    ],
    ['card', <FindingCard key="" severity="error" title={TEXT} text={TEXT} />],
    ['banner', <VerdictBanner key="" tone="unknown" word="Not known" sentence={TEXT} />],
  ];

  it.each(views)('is seen as it is in the %s, in its names and titles too', (_, view) => {
    const html = show(view);
    expect(html).not.toMatch(/[\u202E\u2066]/);
    expect(root.textContent).toContain(SHOWN);
    for (const element of root.querySelectorAll('[title], [aria-label]')) {
      const said = `${element.getAttribute('title')} ${element.getAttribute('aria-label')}`;
      if (said.includes('elbatius')) expect(said).toContain(SHOWN);
    }
  });

  it.each(views.slice(0, 4))('stands apart from the text around it in the %s', (_, view) => {
    show(view);
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const boxes: string[] = [];
    while (walker.nextNode()) {
      if (!walker.currentNode.textContent?.includes('elbatius')) continue;
      const box = walker.currentNode.parentElement?.closest('.t, .clip');
      if (box === null || box === undefined) expect.fail('The text stands in no box of its own.');
      boxes.push(`${getComputedStyle(box).direction} ${getComputedStyle(box).unicodeBidi}`);
    }
    expect(new Set(boxes)).toEqual(new Set(['ltr isolate']));
  });
});
