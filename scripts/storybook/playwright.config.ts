import { defineConfig } from '@playwright/test';

import { launchOptions } from '../browser/browser.mjs';
import { inRoot } from '../process/paths.mjs';

export default defineConfig({
  testMatch: 'built-storybook.ts',
  outputDir: inRoot('test-results/storybook'),
  // Three on two cores, because a page waits as well.
  workers: 3,
  fullyParallel: true,
  timeout: 120_000,
  expect: { timeout: 60_000 },
  // A retry has a new worker and a new document. `npm test` lists the tests that passed only on the retry.
  retries: 1,
  reporter: [['line'], ['json', { outputFile: inRoot('.cache/storybook.json') }]],
  webServer: {
    command: 'vite preview --config scripts/storybook/preview.config.mjs --host 127.0.0.1 --port 0',
    cwd: inRoot(),
    env: { NO_COLOR: '1' },
    wait: { stdout: /http:\/\/127\.0\.0\.1:(?<STORYBOOK_PORT>\d+)/ },
  },
  use: {
    baseURL: `http://127.0.0.1:${process.env['STORYBOOK_PORT']}`,
    launchOptions: launchOptions(),
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'UTC',
  },
});
