import { page } from 'vitest/browser';

/** An element to mount a view in, of its own for each test. */
export function stage(): HTMLElement {
  document.body.replaceChildren();
  document.documentElement.removeAttribute('data-theme');
  const root = document.createElement('div');
  root.id = 'root';
  document.body.append(root);
  return root;
}

/** The browser's window in px. */
export async function windowOf(width: number, height: number): Promise<void> {
  await page.viewport(width, height);
}

/** Elements that are wider than the room they have and neither scroll nor cut on purpose. */
export function overflowing(root: Element): readonly string[] {
  const limit = document.documentElement.clientWidth;
  return [...root.querySelectorAll('*')]
    .filter((element) => !element.closest('.vh') && element.getBoundingClientRect().right > limit + 0.5)
    .filter((element) => {
      for (let box = element.parentElement; box !== null; box = box.parentElement) {
        if (getComputedStyle(box).overflowX !== 'visible') return false;
      }
      return true;
    })
    .map((element) => `${element.tagName} ${element.className}`);
}

/** Texts that are cut although they decide: the verdict's word, its sentence, and line numbers. */
export function cutAnswers(root: Element): readonly string[] {
  return [...root.querySelectorAll<HTMLElement>('.word, .sentence, .chip > .n, .count')]
    .filter((element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0)
    .map((element) => element.textContent);
}
