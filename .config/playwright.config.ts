import { defineConfig } from '@playwright/test';

/**
 * Playwright Test runs the end-to-end tests; the browsers are driven through puppeteer-core, which can click the
 * toolbar button. Each test has a browser and a profile of its own.
 */
export default defineConfig({
  testDir: '../e2e/tests',
  outputDir: '../test-results',
  forbidOnly: process.env['CI'] === 'true',
  retries: 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  projects: [
    { name: 'chromium', testIgnore: 'firefox*.spec.ts' },
    // Firefox takes long to start, and two of them at once take longer than one after the other.
    { name: 'firefox', testMatch: 'firefox*.spec.ts', workers: 1, timeout: 120_000 },
  ],
});
