export function encodeQuery(input: string, _encoding: string): string {
  return input;
}
