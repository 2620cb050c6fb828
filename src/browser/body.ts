/** A body that was read as far as a limit allows. */
export interface CappedBody {
  readonly body: Uint8Array;
  /** True when the server had more to send. */
  readonly truncated: boolean;
}

/**
 * Reads a response's body and stops at a limit, so that neither an endless body nor a small one that decompresses into
 * a huge one can fill the memory.
 *
 * @param maxBytes bytes after content decoding
 * @throws what the stream throws when the connection breaks or the request is aborted
 */
export async function readCapped(response: Response, maxBytes: number): Promise<CappedBody> {
  if (response.body === null) return { body: new Uint8Array(), truncated: false };
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = response.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return { body: joined(chunks, length), truncated: false };
    const room = maxBytes - length;
    if (value.byteLength > room) {
      chunks.push(value.subarray(0, room));
      await reader.cancel();
      return { body: joined(chunks, maxBytes), truncated: true };
    }
    chunks.push(value);
    length += value.byteLength;
  }
}

function joined(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return whole;
}
