/** What goes back over the wire: the answer, or one sentence that says why there is none. */
export type Reply =
  | { readonly ok: true; readonly answer: unknown }
  | { readonly ok: false; readonly error: string };

/** Whether a value that came over the wire is a reply. */
export function isReply(value: unknown): value is Reply {
  return typeof value === 'object' && value !== null && 'ok' in value && typeof value.ok === 'boolean';
}
