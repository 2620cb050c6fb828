import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { POPUP_SCENES, type PopupScene, sceneServices } from '../test/popup-states.ts';
import { cutAnswers, overflowing, stage, windowOf } from '../test/stage.ts';
import { mountPopup } from './index.tsx';

let unmount = (): void => {};
afterEach(() => unmount());

function scene(name: string): PopupScene {
  const found = POPUP_SCENES.find((each) => each.name === name);
  if (found === undefined) throw new Error(`There is no scene ${name}.`);
  return found;
}

/** Shows a scene; the list tells what was asked, opened and saved. */
function show(name: string): string[] {
  const log: string[] = [];
  unmount = mountPopup(
    stage(),
    sceneServices(scene(name), (line) => log.push(line)),
  );
  return log;
}

const word = () => page.getByRole('heading', { level: 1 });
const verdict = () => page.getByRole('region', { name: 'Verdict' });

describe('the popup in every state', () => {
  const widths = [400, 320] as const;
  const cases = POPUP_SCENES.flatMap(({ name }) => widths.map((width) => ({ name, width })));

  it.each(cases)('$name fits $width px and cuts no answer', async ({ name, width }) => {
    await windowOf(width, 600);
    show(name);
    await expect.element(word()).toBeVisible();
    await expect.element(verdict()).toBeVisible();
    if (scene(name).answer !== null) await expect.element(word()).not.toMatchTextContent('Not known yet');
    expect(overflowing(document.body)).toEqual([]);
    expect(cutAnswers(document.body)).toEqual([]);
  });

  it.each([
    ['allowed', 'Allowed', '15', 'Allow: /guides/pruning/'],
    ['blocked', 'Blocked', '26', 'Disallow: /'],
    ['none', 'Allowed', '404', 'Not Found, 4 min ago'],
    ['server-error', 'Blocked', '503', 'Service Unavailable, 4 min ago'],
    ['older-copy', 'Blocked', '2', 'Disallow: /cart'],
  ])('%s says %s and what decides', async (name, says, number, text) => {
    show(name);
    await expect.element(word()).toMatchTextContent(says);
    expect(document.querySelector('.verdict .chip .n')?.textContent).toBe(number);
    expect(document.querySelector('.verdict .chip .t')?.textContent).toBe(text);
  });

  it('keeps head and actions in view in the 600 px that browsers give', async () => {
    await windowOf(400, 600);
    show('hostile');
    await expect.element(page.getByRole('button', { name: 'Crawl this site' })).toBeInViewport();
    await expect.element(page.getByRole('button', { name: /^Crawler:/ })).toBeInViewport();
    expect(document.documentElement.scrollHeight).toBeGreaterThan(600);
    scrollTo(0, 10_000);
    await expect.element(page.getByRole('button', { name: /^Crawler:/ })).toBeInViewport();
    await expect.element(page.getByRole('button', { name: 'Crawl this site' })).toBeInViewport();
  });

  it('shows text from the site as text', async () => {
    show('hostile');
    await expect.element(word()).toMatchTextContent('Blocked');
    expect(document.querySelectorAll('.popup script, .popup b b, .popup img')).toHaveLength(0);
    expect(document.querySelector('.ph .path')?.textContent).toContain('script');
  });
});

describe('why', () => {
  it('shows every rule that matched, the longest first, and marks the one that decides', async () => {
    show('allowed');
    await expect.element(word()).toMatchTextContent('Allowed');
    const rows = [...document.querySelectorAll('.ladder tbody tr')].map((row) => row.textContent);
    expect(rows).toEqual(['15Allow/guides/pruning/16 octets, decides', '16Disallow/guides/8 octets']);
  });

  it('shows the readings where they differ', async () => {
    show('readings-differ');
    await expect.element(page.getByText('Readings disagree')).toBeVisible();
    await expect.element(page.getByRole('row', { name: /Google Blocked/ })).toBeVisible();
    await expect.element(page.getByText('1 of 3 readings blocks')).toBeVisible();
  });
});

describe('robots.txt', () => {
  it('shows each redirect, where they ended, and who asked', async () => {
    show('redirected');
    await expect.element(page.getByText('301 /robots.txt')).toBeVisible();
    await expect.element(page.getByText('to https://fernhollow.example/robots.txt')).toBeVisible();
    await expect.element(page.getByText('Gatepost/0.1.0')).toBeVisible();
  });

  it('says that the browser asked where nothing else did', async () => {
    show('allowed');
    await expect.element(page.getByText('your browser', { exact: true })).toBeVisible();
  });

  it('says what comes of a file that stays unreachable', async () => {
    show('server-error');
    await expect.element(page.getByText(/no earlier copy is kept/)).toBeVisible();
    await expect.element(page.getByText('Google goes on with its last good copy.')).toBeVisible();
  });
});

describe('the picker', () => {
  const picker = () => page.getByRole('button', { name: /^Crawler:/ });
  const search = () => page.getByRole('combobox', { name: 'Search crawlers' });

  it('is used by keyboard alone: opens, searches, moves, chooses, and gives the focus back', async () => {
    const log = show('allowed');
    await expect.element(word()).toMatchTextContent('Allowed');
    (picker().element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(search()).toHaveFocus();
    await userEvent.keyboard('gptb{Enter}');
    await expect.element(word()).toMatchTextContent('Blocked');
    await expect.element(picker()).toHaveAccessibleName('Crawler: GPTBot. Change');
    await expect.element(picker()).toHaveFocus();
    expect(log).toContain('save GPTBot []');
  });

  it('moves by arrows, and says which option it stands on', async () => {
    show('allowed');
    await expect.element(word()).toMatchTextContent('Allowed');
    await picker().click();
    const standsOn = (): string | null => {
      const id = search().element().getAttribute('aria-activedescendant');
      return id === null ? null : (document.getElementById(id)?.getAttribute('aria-label') ?? null);
    };
    expect(standsOn()).toBe('Googlebot');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    expect(standsOn()).toBe('Googlebot-Image');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(standsOn()).toBe('Googlebot');
  });

  it('closes on Escape and on a click elsewhere, and changes nothing', async () => {
    const log = show('allowed');
    await expect.element(word()).toMatchTextContent('Allowed');
    await picker().click();
    await userEvent.keyboard('{Escape}');
    await expect.element(search()).not.toBeInTheDocument();
    await expect.element(picker()).toHaveFocus();
    await picker().click();
    await page.getByText('www.fernhollow.example').click();
    await expect.element(search()).not.toBeInTheDocument();
    expect(log.filter((line) => line.startsWith('save'))).toEqual([]);
  });

  it('takes a token of one’s own, and refuses what is none', async () => {
    const log = show('allowed');
    await expect.element(word()).toMatchTextContent('Allowed');
    await picker().click();
    await search().fill('Bad Bot/1');
    await expect.element(page.getByText(/A product token has letters/)).toBeVisible();
    await search().fill('HedgehogBot');
    await page.getByRole('option', { name: 'HedgehogBot', exact: true }).click();
    await expect.element(picker()).toHaveAccessibleName('Crawler: HedgehogBot. Change');
    expect(log).toContain('save HedgehogBot [HedgehogBot]');
  });

  it('has room for its list even where the popup is low', async () => {
    await windowOf(400, 600);
    show('browser-page');
    await expect.element(word()).toMatchTextContent('does not apply');
    await picker().click();
    const list = page.getByRole('listbox').element().getBoundingClientRect();
    const popup = document.querySelector('.popup')?.getBoundingClientRect();
    expect(list.bottom).toBeLessThanOrEqual(popup?.bottom ?? 0);
  });
});

describe('the crawlers', () => {
  it('expand by purpose, the chosen one first, and a row chooses its crawler', async () => {
    const log = show('blocked');
    await expect.element(word()).toMatchTextContent('Blocked');
    await page.getByRole('button', { name: /AI training/ }).click();
    const rows = [...document.querySelectorAll('.agents .agent')].map((row) => row.textContent);
    expect(rows[0]).toContain('GPTBot');
    expect(rows.slice(0, 4).every((row) => row.includes('line 26'))).toBe(true);
    expect(rows.at(-1)).toBe('Show 10 more, all allowed');
    await page.getByText('Show 10 more, all allowed').click();
    expect(document.querySelectorAll('.agents .agent')).toHaveLength(16);
    await page.getByRole('button', { name: /Google-Extended/ }).click();
    await expect
      .element(page.getByRole('button', { name: /^Crawler:/ }))
      .toHaveAccessibleName(/Google-Extended/);
    expect(log).toContain('save Google-Extended []');
  });
});

describe('the ways on', () => {
  it('crawls the site, opens robots.txt, and asks the site again', async () => {
    const log = show('allowed');
    await page.getByRole('button', { name: 'Crawl this site' }).click();
    await page.getByRole('button', { name: 'Open robots.txt', exact: true }).click();
    await page.getByRole('button', { name: /^Line 15/ }).click();
    await page.getByRole('button', { name: 'Fetch robots.txt again' }).click();
    const url = scene('allowed').url;
    expect(log).toEqual([
      `ask Googlebot ${url}`,
      `crawl ${url} Googlebot 7 true`,
      'open https://www.fernhollow.example/robots.txt',
      'open https://www.fernhollow.example/robots.txt#:~:text=Disallow%3A%20%2Fsearch-,Allow%3A%20%2Fguides%2Fpruning%2F',
      `ask Googlebot ${url} refresh`,
    ]);
  });

  it('leads to access where there is none', async () => {
    const log = show('no-permission');
    await page.getByRole('button', { name: 'Give access to this site' }).click();
    await page.getByRole('button', { name: 'Open the page' }).click();
    const url = scene('no-permission').url;
    expect(log.slice(1)).toEqual([`crawl ${url} Googlebot null false`, `open ${url}`]);
  });

  it('claims nothing of a page whose address the browser does not show, and checks another', async () => {
    const log = show('no-address');
    await expect.element(word()).toMatchTextContent('Not known');
    await expect.element(verdict()).toMatchTextContent(/does not show Gatepost this tab’s address/);
    await expect.element(page.getByText(/does not apply/)).not.toBeInTheDocument();
    await page.getByRole('textbox', { name: 'Check another address' }).fill('example.com/a');
    await userEvent.keyboard('{Enter}');
    expect(log.at(-1)).toBe('ask Googlebot https://example.com/a');
  });

  it('checks another address, and says what is wrong with one', async () => {
    const log = show('browser-page');
    const field = page.getByRole('textbox', { name: 'Check another address' });
    await field.fill('ftp://example.com');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('alert')).toMatchTextContent('this address starts with ftp:');
    await field.fill('example.com/a');
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    expect(log.at(-1)).toBe('ask Googlebot https://example.com/a');
  });

  it('tries again when the background was silent', async () => {
    show('silent');
    await expect.element(word()).toMatchTextContent('Not known');
    await expect.element(page.getByText(/Nothing is wrong with the site/)).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(verdict()).toMatchTextContent('ended 3 times');
  });
});
