/** Labels that the Encoding standard maps to its replacement decoder, which no page can be read with. */
const REPLACEMENT_LABELS: ReadonlySet<string> = new Set([
  'csiso2022kr',
  'hz-gb-2312',
  'iso-2022-cn',
  'iso-2022-cn-ext',
  'iso-2022-kr',
  'replacement',
]);

/**
 * Resolves a label to an encoding (Encoding standard, "get an encoding").
 *
 * @param label in any case, outer white space allowed
 * @returns the encoding's name in lower case, `replacement` included; null for an unknown label
 */
export function encodingOf(label: string): string | null {
  const trimmed = label.replace(/^[\t\n\f\r ]+|[\t\n\f\r ]+$/g, '').toLowerCase();
  if (REPLACEMENT_LABELS.has(trimmed)) return 'replacement';
  try {
    return new TextDecoder(trimmed).encoding;
  } catch {
    return null;
  }
}
