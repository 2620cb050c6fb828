import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    include: ['src/**/*.test.{ts,tsx}'],
    exclude: ['src/**/*.dom.test.{ts,tsx}', 'node_modules'],
    // Uint8Array.fromBase64 is in every browser that is supported, but behind a flag in Node 24.
    execArgv: ['--js-base-64'],
    restoreMocks: true,
  },
});
