import { collapse } from './white-space.ts';

const TEXT_LIMIT = 200;
/** Nodes looked at for one text: hostile nesting must not make a page's extraction quadratic. */
const NODE_LIMIT = 500;
/** Children up to which an element is read without a walker, which costs more to make than a short text to read. */
const FEW = 8;
const TEXT = 3;
const SHOW_TEXT = 4;

/** The text of an element, white space collapsed, cut at 200 characters. */
export function elementText(element: Element): string {
  return collapse((shallowText(element) ?? deepText(element)).slice(0, 10 * TEXT_LIMIT)).slice(0, TEXT_LIMIT);
}

/** Null where there are many children, or one of them is more than a text or a wrapper of one. */
function shallowText(element: Element): string | null {
  let text = '';
  let left = FEW;
  for (let child = element.firstChild; child !== null; child = child.nextSibling) {
    const inner = child.nodeType === TEXT ? child : child.firstChild;
    if (
      left-- === 0 ||
      (inner !== null && (inner.nodeType !== TEXT || (inner !== child && inner.nextSibling)))
    )
      return null;
    text += inner?.nodeValue ?? '';
  }
  return text;
}

function deepText(element: Element): string {
  const walker = element.ownerDocument.createTreeWalker(element, SHOW_TEXT);
  let text = '';
  for (
    let nodes = 0;
    nodes < NODE_LIMIT && text.length < 4 * TEXT_LIMIT && walker.nextNode() !== null;
    nodes++
  ) {
    text += walker.currentNode.nodeValue ?? '';
  }
  return text;
}
