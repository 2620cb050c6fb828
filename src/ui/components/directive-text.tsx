import type { ComponentChild } from 'preact';
import { copiedText } from '../wording/copied-text.ts';

/** A rule's line as written, its field in the colour of its kind and its wildcards marked. */
export function DirectiveText({ text }: { readonly text: string }) {
  const shown = copiedText(text);
  const colon = shown.indexOf(':');
  if (colon < 0) return <>{shown}</>;
  const field = shown.slice(0, colon + 1);
  return (
    <>
      <span class={kindClass(field)}>{field}</span>
      {markWildcards(shown.slice(colon + 1))}
    </>
  );
}

/** A path pattern with `*` and a closing `$` marked: they are the only characters that do not stand for themselves. */
export function PatternText({ pattern }: { readonly pattern: string }) {
  return <>{markWildcards(copiedText(pattern))}</>;
}

function kindClass(field: string): string {
  const name = field.toLowerCase();
  if (name.startsWith('allow')) return 'k-allow';
  return name.startsWith('dis') ? 'k-disallow' : 'k-other';
}

function markWildcards(pattern: string): ComponentChild[] {
  return pattern
    .split(/(\*|\$$)/)
    .filter((part) => part !== '')
    .map((part, index) =>
      part === '*' || part === '$' ? (
        <span class="k-wild" key={index}>
          {part}
        </span>
      ) : (
        part
      ),
    );
}
