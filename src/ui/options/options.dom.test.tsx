import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { finishedReport } from '../test/crawl-report.ts';
import { OPTIONS_SCENES, type OptionsScene, optionsServices } from '../test/options-states.ts';
import { cutAnswers, overflowing, stage, windowOf } from '../test/stage.ts';
import { mountOptions } from './index.tsx';

let unmount = (): void => {};
afterEach(() => {
  unmount();
  history.replaceState(null, '', location.pathname + location.search);
});

function scene(name: string): OptionsScene {
  const found = OPTIONS_SCENES.find((each) => each.name === name);
  if (found === undefined) throw new Error(`There is no scene ${name}.`);
  return found;
}

/** Shows a scene; the list tells what was asked, opened and saved. */
function show(shown: OptionsScene): string[] {
  const log: string[] = [];
  history.replaceState(null, '', `${location.pathname}${location.search}${shown.hash}`);
  unmount = mountOptions(
    stage(),
    optionsServices(shown, (line) => log.push(line)),
  );
  return log;
}

const status = () => page.getByRole('status');
const button = (name: string) => page.getByRole('button', { name, exact: true });
const tab = (name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });

async function stateIs(state: string): Promise<void> {
  await expect.element(status()).toHaveAttribute('data-state', state);
}

describe('the options page in every state', () => {
  const cases = OPTIONS_SCENES.flatMap(({ name }) => [1440, 800].map((width) => ({ name, width })));
  it.each(cases)('$name fits $width px', async ({ name, width }) => {
    await windowOf(width, 700);
    show(scene(name));
    await expect.element(page.getByRole('main')).toBeVisible();
    if (name.startsWith('finished')) await stateIs('finished');
    if (name === 'running') await expect.element(page.getByRole('table')).toBeVisible();
    expect(overflowing(document.body)).toEqual([]);
    expect(cutAnswers(document.body)).toEqual([]);
    expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(700);
  });
});

describe('the form', () => {
  it('has a field for every bound, filled with the defaults', async () => {
    show(scene('ready'));
    const values = { Seed: 'https://www.fernhollow.example/', Pages: '50', Depth: '3' };
    for (const [label, value] of Object.entries(values)) {
      await expect.element(page.getByLabelText(label, { exact: true })).toHaveValue(value);
    }
    await expect.element(page.getByLabelText('Time (seconds)')).toHaveValue('120');
    await expect.element(page.getByLabelText('Size (MB)')).toHaveValue('20');
    await expect.element(page.getByLabelText('Delay (seconds)')).toHaveValue('0.25');
    await stateIs('idle');
  });

  it('names what is wrong beside each field, and starts once it is right', async () => {
    const log = show(scene('ready'));
    const pages = page.getByLabelText('Pages', { exact: true });
    await pages.fill('0');
    await button('Crawl').click();
    await expect.element(pages).toHaveAccessibleDescription('At least 1.');
    await expect.element(pages).toHaveAttribute('aria-invalid', 'true');
    await stateIs('idle');
    await pages.fill('9');
    await userEvent.keyboard('{Enter}');
    await stateIs('running');
    expect(log.find((line) => line.startsWith('start'))).toContain('"maxPages":9');
  });

  it('asks for access first, and says what a refusal means', async () => {
    const log = show(scene('asks-for-access'));
    await button('Allow access and crawl').click();
    await expect.element(page.getByText(/nothing was crawled/)).toBeVisible();
    expect(log).toEqual(['request https://www.fernhollow.example']);
    await expect.element(page.getByLabelText('Seed')).toHaveValue('https://www.fernhollow.example/');
  });
});

describe('a crawl that goes on', () => {
  it('shows how far it is, what it asks for and what robots.txt means for it, and stops', async () => {
    show(scene('running'));
    await stateIs('running');
    await expect.element(page.getByText('Crawling, 33 of 50 pages')).toBeVisible();
    await expect.element(page.getByText(/The page limit is nearest, about 12 s away/)).toBeVisible();
    await expect.element(page.getByText('/shop/trees/medlar-nottingham')).toBeVisible();
    await expect
      .element(
        page.getByText('Asked under your browser’s name. Obeys robots.txt as Googlebot, read by RFC 9309.'),
      )
      .toBeVisible();
    await expect
      .element(page.getByRole('progressbar', { name: 'Used of the page limit' }))
      .toHaveAttribute('aria-valuenow', '33');
    await expect.poll(() => document.title).toBe('33 of 50 · www.fernhollow.example · Gatepost');
    await button('Stop').click();
    await stateIs('finished');
  });

  it('keeps the tab, the sorting and the focus when it ends', async () => {
    show(scene('running'));
    await stateIs('running');
    await page.getByRole('button', { name: 'Time' }).click();
    await button('Stop').click();
    await stateIs('finished');
    await expect
      .element(page.getByRole('columnheader', { name: /^Time/ }))
      .toHaveAttribute('aria-sort', 'ascending');
    await expect.element(status()).toHaveFocus();
  });

  it('does not start again by itself when the page is loaded again', async () => {
    show(scene('running'));
    await stateIs('running');
    expect(location.hash).toContain('start=0');
  });

  it('warns on the settings page, too', async () => {
    show(scene('running'));
    await stateIs('running');
    await page.getByRole('link', { name: 'Settings' }).click();
    const warned = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await expect.poll(warned).toBe(true);
    expect(document.title).toBe('33 of 50 · www.fernhollow.example · Gatepost');
  });

  it('warns before the page is left, and only while it goes on', async () => {
    const warned = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    show(scene('running'));
    await stateIs('running');
    await expect.poll(warned).toBe(true);
    await button('Stop').click();
    await stateIs('finished');
    await expect.poll(warned).toBe(false);
  });
});

describe('the report', () => {
  it('says in words why the crawl ended, and is downloaded as JSON', async () => {
    const log = show(scene('finished'));
    await expect
      .element(status())
      .toMatchTextContent('Ended after 1:52 with 50 pages. The bound of 50 pages was reached');
    await button('Download JSON').click();
    expect(log.at(-1)).toMatch(
      /^save gatepost-www\.fernhollow\.example-Googlebot-.*\.json application\/json \d+$/,
    );
  });

  it('groups what was skipped by the line that decides, and the rest by reason', async () => {
    show(scene('finished'));
    await tab('Skipped').click();
    await expect.element(page.getByText(/did not ask for these 56 URLs/)).toBeVisible();
    await page
      .getByRole('button', { name: /Disallow: \/account\// })
      .first()
      .click();
    await expect.element(page.getByText(/did not ask for these 4 URLs/)).toBeVisible();
    await expect
      .element(page.getByRole('table', { name: 'Skipped by robots.txt' }))
      .toHaveAttribute('aria-rowcount', '5');
    await page.getByRole('button', { name: /Off-origin/ }).click();
    await expect.element(page.getByText(/belong to another origin/)).toBeVisible();
  });

  it('says of each failure what it means and where its link stands', async () => {
    show(scene('finished'));
    await tab('Failures').click();
    await expect
      .element(
        page.getByRole('row', { name: /404 Not Found \/sale-2019 There is no such page.*\/journal\// }),
      )
      .toBeVisible();
  });

  it('moves through its tabs by arrows', async () => {
    show(scene('finished'));
    await tab('Pages').click();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(tab('Skipped')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect.element(tab('Failures')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(tab('Pages')).toHaveAttribute('aria-selected', 'true');
  });

  it('shows a page’s details with the way from the seed', async () => {
    show(scene('finished'));
    await page.getByRole('button', { name: '/shop/trees/apple-trees' }).click();
    const details = page.getByRole('complementary', { name: 'Page details' });
    await expect.element(details).toMatchTextContent('301 /shop/trees/apple-trees');
    await details.getByRole('button', { name: '/', exact: true }).click();
    await expect.element(details.getByRole('heading', { level: 2 })).toMatchTextContent('Fernhollow nursery');
    await details.getByRole('button', { name: 'Close details' }).click();
    await expect.element(details).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: '/', exact: true })).toHaveFocus();
  });

  it('goes back to the form as it was filled', async () => {
    show(scene('finished'));
    await button('Change or repeat').click();
    await expect.element(page.getByLabelText('Seed')).toHaveValue('https://www.fernhollow.example/');
    await stateIs('idle');
  });

  it.each([
    ['seed-forbidden', 'Googlebot may not fetch the seed'],
    ['seed-failed', 'start at a page that exists. Asked as Gatepost/0.1.0.'],
    ['problem', 'no access to https://www.fernhollow.example now'],
  ])('explains %s instead of showing an empty report', async (name, part) => {
    show(scene(name));
    await stateIs('failed');
    await expect.element(page.getByRole('main')).toMatchTextContent(part);
    await expect.element(page.getByLabelText('Seed')).toHaveValue('https://www.fernhollow.example/');
  });
});

describe('a site that copies characters into the report that reorder or hide text', () => {
  const hide = (text: string): string => `${text}\u202Ex\u200B`;
  const full = finishedReport(2);
  const hidden: OptionsScene = {
    ...scene('finished'),
    outcome: {
      kind: 'report',
      report: {
        ...full,
        pages: full.pages.map((each) => ({
          ...each,
          title: hide(each.title ?? ''),
          canonical: hide(each.url),
          contentType: hide('text/html'),
          language: hide('en'),
          robotsMeta: [{ name: 'robots', directives: [hide('noindex')] }],
        })),
        failures: full.failures.map((each) => ({ ...each, url: hide(each.url), detail: hide(each.detail) })),
        robotsSkipped: full.robotsSkipped.map((each) => ({ ...each, rule: hide(each.rule ?? '') })),
        skipped: full.skipped.map((each) => ({ ...each, url: hide(each.url), referrer: hide('/') })),
        trapHints: [{ kind: 'repeated-segments', pattern: hide('/a/a/'), urls: 2, examples: [hide('/a')] }],
      },
    },
  };
  const main = (): string => document.querySelector('main')?.innerHTML ?? '';

  it('has them shown by their numbers in every list', async () => {
    await windowOf(1440, 900);
    show(hidden);
    await stateIs('finished');
    expect(main()).toContain('Fernhollow nursery[U+202E]x[U+200B]');
    expect(main()).not.toMatch(/[\u202E\u200B]/);
    await page.getByRole('button', { name: '/', exact: true }).click();
    await expect.element(page.getByRole('complementary')).toMatchTextContent('noindex[U+202E]x');
    expect(main()).not.toMatch(/[\u202E\u200B]/);
    await tab('Failures').click();
    await expect.element(page.getByRole('row', { name: /sale-2019\[U\+202E\]x/ })).toBeVisible();
    expect(main()).not.toMatch(/[\u202E\u200B]/);
    await tab('Skipped').click();
    await expect.element(page.getByRole('table', { name: 'Skipped by robots.txt' })).toBeVisible();
    expect(main()).not.toMatch(/[\u202E\u200B]/);
    await page.getByRole('button', { name: /Off-origin/ }).click();
    await expect.element(page.getByRole('table', { name: 'Skipped', exact: true })).toBeVisible();
    expect(main()).not.toMatch(/[\u202E\u200B]/);
  });
});

describe('a robots.txt that cannot be reached', () => {
  it('ends the crawl with a reason, and the other reading of failure is one click away', async () => {
    const log = show(scene('seed-unreachable'));
    await stateIs('failed');
    await button('Crawl as if there were no file').click();
    await expect.poll(() => log.filter((line) => line.startsWith('start'))).toHaveLength(2);
    expect(log).toContain('settings {"failurePolicy":"failure-is-permission"}');
  });
});

describe('a long table', () => {
  const long: OptionsScene = {
    ...scene('finished'),
    outcome: { kind: 'report', report: finishedReport(5_000) },
  };
  const scroller = (): HTMLElement => document.querySelector('.scroller') as HTMLElement;

  it('draws only the rows in sight, wherever it is scrolled to', async () => {
    await windowOf(1440, 900);
    show(long);
    await stateIs('finished');
    await expect.element(page.getByRole('table')).toHaveAttribute('aria-rowcount', '5001');
    expect(document.querySelectorAll('tbody tr').length).toBeLessThan(80);
    scroller().scrollTop = 70_000;
    await expect.element(page.getByRole('row', { name: /-2500/ })).toBeInTheDocument();
    expect(document.querySelectorAll('tbody tr').length).toBeLessThan(80);
    expect(document.querySelector('thead th')?.getBoundingClientRect().top).toBe(
      scroller().getBoundingClientRect().top,
    );
  });

  it('sorts when asked to, and says so', async () => {
    await windowOf(1440, 900);
    show(long);
    await stateIs('finished');
    const first = (): string => document.querySelector('tbody td:nth-child(6)')?.textContent ?? '';
    await page.getByRole('button', { name: 'Size' }).click();
    await expect
      .element(page.getByRole('columnheader', { name: 'Size' }))
      .toHaveAttribute('aria-sort', 'ascending');
    await expect.poll(first).toBe('4.0 KB');
    await page.getByRole('button', { name: 'Size' }).click();
    await expect.poll(first).toBe('64 KB');
  });

  it('is walked through by arrows, from the first row to the last', async () => {
    await windowOf(1440, 900);
    show(long);
    await stateIs('finished');
    const cell = page.getByRole('button', { name: '/', exact: true });
    (cell.element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(() => document.activeElement?.getAttribute('data-row')).toBe('1');
    await userEvent.keyboard('{End}');
    await expect.poll(() => document.activeElement?.getAttribute('data-row')).toBe('4999');
    await userEvent.keyboard('{Home}');
    await expect.poll(() => document.activeElement?.getAttribute('data-row')).toBe('0');
  });
});

describe('the settings', () => {
  it('list what may be read and what is kept, and take each back', async () => {
    const log = show(scene('settings'));
    await page.getByRole('button', { name: 'Withdraw access to http://localhost' }).click();
    await page.getByRole('button', { name: 'Remove the copy of https://quietpress.example' }).click();
    await button('Remove all copies').click();
    await page.getByRole('button', { name: 'Forget harbourline.example' }).click();
    await button('Forget all hosts').click();
    await button('Dismiss all').click();
    await page.getByRole('button', { name: 'Remove HedgehogBot' }).click();
    expect(log).toEqual([
      'withdraw http://localhost/*',
      'forget https://quietpress.example',
      'forget null',
      'forget host harbourline.example',
      'forget host null',
      'clear notices',
      'settings {"ownTokens":[]}',
    ]);
  });

  it.each([
    [
      'Hosts Gatepost has asked',
      'Not before',
      /harbourline\.example 3 just now 503 Service Unavailable 12:01, 1 min 40 s left/,
    ],
    ['robots.txt copies kept', 'Asked as', /quietpress\.example 404, unavailable .* Gatepost\/0\.1\.0/],
  ])('show and sort the table %s', async (label, head, row) => {
    await windowOf(1280, 900);
    show(scene('settings'));
    const table = page.getByRole('table', { name: label });
    const last = (): string =>
      document.querySelector(`table[aria-label="${label}"] tbody tr:last-child`)?.textContent ?? '';
    await expect.element(table.getByRole('row', { name: row })).toBeVisible();
    await table.getByRole('button', { name: head }).click();
    await expect
      .element(table.getByRole('columnheader', { name: head }))
      .toHaveAttribute('aria-sort', 'ascending');
    const shown = table.getByRole('row', { name: row }).element().textContent;
    await expect.poll(last).toBe(shown);
  });

  it('count down until a host may be asked again', async () => {
    const shown = scene('settings');
    history.replaceState(null, '', `${location.pathname}${location.search}${shown.hash}`);
    const services = optionsServices(shown);
    let passed = 0;
    unmount = mountOptions(stage(), { ...services, now: () => services.now() + passed });
    await expect.element(page.getByText('12:01, 1 min 40 s left')).toBeVisible();
    passed = 97_000;
    await expect.element(page.getByText('12:01, 3 s left')).toBeVisible();
    passed = 100_000;
    await expect.element(page.getByText(/left$/)).not.toBeInTheDocument();
  });

  it('tell on the crawl page, too, what happened within a day', async () => {
    show(scene('empty'));
    await expect.element(page.getByText(/the disk is full/)).toBeVisible();
    await page.getByRole('link', { name: '2 notices in Settings' }).click();
    await expect.element(page.getByText(/a later version made it/)).toBeVisible();
  });

  it('change how sites are asked, and keep no address that is none', async () => {
    const log = show(scene('settings'));
    await page.getByRole('radio', { name: 'Gatepost', exact: true }).click();
    await page.getByRole('radio', { name: 'Failure is permission' }).click();
    const from = page.getByLabelText('E-mail address that goes with requests');
    await from.fill('nobody');
    await userEvent.tab();
    await expect.element(from).toHaveAccessibleDescription(/Type an e-mail address/);
    await from.fill('owner@example.com');
    await userEvent.tab();
    expect(log).toEqual([
      'settings {"identity":"gatepost"}',
      'settings {"failurePolicy":"failure-is-permission"}',
      'settings {"from":"owner@example.com"}',
    ]);
  });

  it('teach where there is nothing yet', async () => {
    show(scene('settings-empty'));
    await expect.element(page.getByText(/A click on the toolbar button lets Gatepost read/)).toBeVisible();
    await expect.element(page.getByText(/Nothing leaves your browser/)).toBeVisible();
  });

  it('are reached by the tab, and the crawl is found again as it was', async () => {
    show(scene('running'));
    await stateIs('running');
    await page.getByRole('link', { name: 'Settings' }).click();
    await expect.element(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
    await page.getByRole('link', { name: 'Crawl' }).click();
    await stateIs('running');
  });
});
