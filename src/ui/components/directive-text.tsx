import type { ComponentChild } from 'preact';

/** A rule's line as written, its field in the colour of its kind and its wildcards marked. */
export function DirectiveText({ text }: { readonly text: string }) {
  const colon = text.indexOf(':');
  if (colon < 0) return <>{text}</>;
  const field = text.slice(0, colon + 1);
  return (
    <>
      <span class={kindClass(field)}>{field}</span>
      {markWildcards(text.slice(colon + 1))}
    </>
  );
}

/** A path pattern with `*` and a closing `$` marked: they are the only characters that do not stand for themselves. */
export function PatternText({ pattern }: { readonly pattern: string }) {
  return <>{markWildcards(pattern)}</>;
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
