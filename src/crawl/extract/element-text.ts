import { collapse } from './white-space.ts';

const TEXT_LIMIT = 200;
/** Nodes looked at for one text: hostile nesting must not make a page's extraction quadratic. */
const NODE_LIMIT = 500;
const SHOW_TEXT = 4;

/** The text of an element, white space collapsed, cut at 200 characters. */
export function elementText(element: Element): string {
  const only = element.firstChild;
  if (only === null) return '';
  if (only.nextSibling === null && only.nodeType === 3) return cut(only.nodeValue ?? '');
  const walker = element.ownerDocument.createTreeWalker(element, SHOW_TEXT);
  let text = '';
  for (
    let nodes = 0;
    nodes < NODE_LIMIT && text.length < 4 * TEXT_LIMIT && walker.nextNode() !== null;
    nodes++
  ) {
    text += walker.currentNode.nodeValue ?? '';
  }
  return cut(text);
}

function cut(text: string): string {
  return collapse(text.slice(0, 10 * TEXT_LIMIT)).slice(0, TEXT_LIMIT);
}
