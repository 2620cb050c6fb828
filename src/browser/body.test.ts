import { expect, test } from 'vitest';
import { readCapped } from './body.ts';

/** A response that sends chunks of these sizes, filled with their index, then ends or goes on for ever. */
function response(sizes: readonly number[], endless = false): { response: Response; pulled: () => number } {
  let index = 0;
  const stream = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const size = sizes[Math.min(index, sizes.length - 1)];
        if (size === undefined || (!endless && index >= sizes.length)) controller.close();
        else controller.enqueue(new Uint8Array(size).fill(index));
        index++;
      },
    },
    { highWaterMark: 0 },
  );
  return { response: new Response(stream), pulled: () => index };
}

test.each([
  [[], 10, [], false],
  [[3], 10, [0, 0, 0], false],
  [[2, 1], 3, [0, 0, 1], false],
  [[2, 2], 3, [0, 0, 1], true],
  [[2, 2], 2, [0, 0], true],
  [[5], 0, [], true],
])('chunks of %j with room for %i', async (sizes, maxBytes, expected, truncated) => {
  const { body, truncated: cut } = await readCapped(response(sizes).response, maxBytes);
  expect([...body]).toEqual(expected);
  expect(cut).toBe(truncated);
});

test('an endless body is not read past the limit', async () => {
  const { response: endless, pulled } = response([100], true);
  const { body, truncated } = await readCapped(endless, 1_000);
  expect(body.byteLength).toBe(1_000);
  expect(truncated).toBe(true);
  expect(pulled()).toBeLessThanOrEqual(12);
});

test('a response without a body is empty', async () => {
  expect(await readCapped(new Response(null, { status: 204 }), 10)).toEqual({
    body: new Uint8Array(),
    truncated: false,
  });
});
