import axe from 'axe-core';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mountOptions } from './options/index.tsx';
import { mountPopup } from './popup/index.tsx';
import { OPTIONS_SCENES, type OptionsScene, optionsServices } from './test/options-states.ts';
import { POPUP_SCENES, type PopupScene, sceneServices } from './test/popup-states.ts';
import { stage, windowOf } from './test/stage.ts';

const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

let unmount = (): void => {};
afterEach(() => {
  unmount();
  history.replaceState(null, '', location.pathname + location.search);
});

/** Every rule of WCAG 2.2 A and AA that a program can check, and axe's own good practice beside it. */
const RULES: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'target-size': { enabled: true } },
};

/** What axe objects to in the view, one line an element. */
async function violations(rules: axe.RuleObject = {}): Promise<readonly string[]> {
  const { violations: found, passes } = await axe.run('#root', {
    ...RULES,
    rules: { ...RULES.rules, ...rules },
  });
  expect(passes.map(({ id }) => id)).toContain('color-contrast');
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
  );
}

async function showPopup(scene: PopupScene, theme: Theme): Promise<void> {
  // High enough for all of it: what head and actions cover in a lower one is scrolled to, which axe does not do.
  await windowOf(400, 2400);
  unmount = mountPopup(stage(), sceneServices(scene));
  document.documentElement.dataset['theme'] = theme;
  await expect.element(page.getByRole('region', { name: 'Verdict' })).toBeVisible();
  if (scene.answer === null) return;
  await expect.element(page.getByRole('heading', { level: 1 })).not.toMatchTextContent('Not known yet');
}

async function showOptions(scene: OptionsScene, theme: Theme): Promise<void> {
  await windowOf(1280, 2400);
  history.replaceState(null, '', `${location.pathname}${location.search}${scene.hash}`);
  unmount = mountOptions(stage(), optionsServices(scene));
  document.documentElement.dataset['theme'] = theme;
  const isCrawl = !scene.name.startsWith('settings');
  const ready = isCrawl ? page.getByRole('status') : page.getByRole('heading', { name: 'How Gatepost asks' });
  await expect.element(ready).toBeInTheDocument();
  const { outcome } = scene;
  if (outcome === null) return;
  const hasPages = outcome.kind === 'report' && outcome.report.seedProblem === null;
  await expect.element(ready).toHaveAttribute('data-state', hasPages ? 'finished' : 'failed');
}

function optionsScene(name: string): OptionsScene {
  const found = OPTIONS_SCENES.find((scene) => scene.name === name);
  if (found === undefined) throw new Error(`There is no scene ${name}.`);
  return found;
}

describe.each(THEMES)('axe finds nothing in the %s theme', (theme) => {
  it.each(POPUP_SCENES.map((scene) => [scene.name, scene] as const))('popup: %s', async (_name, scene) => {
    await showPopup(scene, theme);
    expect(await violations()).toEqual([]);
  });

  it('popup: the picker and a purpose opened', async () => {
    const scene = POPUP_SCENES.find(({ name }) => name === 'blocked');
    if (scene === undefined) throw new Error('There is a scene where a page is blocked.');
    await showPopup(scene, theme);
    await page.getByRole('button', { name: /AI training/ }).click();
    expect(await violations()).toEqual([]);
    await page.getByRole('button', { name: /^Crawler:/ }).click();
    await expect.element(page.getByRole('listbox')).toBeVisible();
    // An option is called by its token. axe takes what describes it (who runs the crawler) for a part of its name.
    expect(await violations({ 'label-content-name-mismatch': { enabled: false } })).toEqual([]);
  });

  it.each(OPTIONS_SCENES.map((scene) => [scene.name, scene] as const))(
    'options: %s',
    async (_name, scene) => {
      await showOptions(scene, theme);
      expect(await violations()).toEqual([]);
    },
  );

  it.each(['Skipped', 'Failures'])('options: the tab %s', async (name) => {
    await showOptions(optionsScene('finished'), theme);
    await page.getByRole('tab', { name: new RegExp(`^${name}`) }).click();
    await expect.element(page.getByRole('table')).toBeVisible();
    expect(await violations()).toEqual([]);
  });

  it('options: the details of a page', async () => {
    await showOptions(optionsScene('finished'), theme);
    await page.getByRole('button', { name: '/shop/trees/apple-trees' }).click();
    await expect.element(page.getByRole('complementary')).toBeVisible();
    expect(await violations()).toEqual([]);
  });

  it('options: the form with mistakes in it', async () => {
    await showOptions(optionsScene('ready'), theme);
    await page.getByLabelText('Pages', { exact: true }).fill('0');
    await page.getByLabelText('Seed').fill('ftp://site.example');
    await page.getByRole('button', { name: 'Crawl', exact: true }).click();
    await expect.element(page.getByText('At least 1.')).toBeVisible();
    expect(await violations()).toEqual([]);
  });
});
