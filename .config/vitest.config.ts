import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    include: ['src/**/*.test.{ts,tsx}'],
    exclude: ['src/**/*.dom.test.{ts,tsx}', 'node_modules'],
    restoreMocks: true,
  },
});
