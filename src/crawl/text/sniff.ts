const TAGS = [
  '<!DOCTYPE HTML',
  '<HTML',
  '<HEAD',
  '<SCRIPT',
  '<IFRAME',
  '<H1',
  '<DIV',
  '<FONT',
  '<TABLE',
  '<A',
  '<STYLE',
  '<TITLE',
  '<B',
  '<BODY',
  '<BR',
  '<P',
];

/**
 * Whether a body without a usable Content-Type is HTML (MIME Sniffing standard, "rules for identifying an unknown MIME
 * type", its part on HTML): white space, then a tag that pages begin with, or a comment.
 */
export function looksLikeHtml(body: Uint8Array): boolean {
  const head = String.fromCharCode(...body.subarray(0, 512))
    .replace(/^[\t\n\f\r ]+/, '')
    .toUpperCase();
  return (
    head.startsWith('<!--') ||
    TAGS.some((tag) => head.startsWith(tag) && /^[ >]/.test(head.slice(tag.length)))
  );
}
