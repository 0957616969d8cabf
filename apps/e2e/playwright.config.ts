import { defineConfig } from '@playwright/test';

import { launchOptions } from '../../scripts/browser/browser.mjs';

export default defineConfig({
  testDir: 'src',
  outputDir: '../../test-results/e2e',
  // Each worker has services of its own (see harness.ts), so that one journey's clock is not another's.
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  fullyParallel: true,
  forbidOnly: true,
  failOnFlakyTests: true,
  // The second is what `npm test` counts by.
  reporter: [['list'], ['json', { outputFile: '.cache/e2e.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions: launchOptions(),
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    // Members' phones are of India, and the device they stand for, too.
    locale: 'en-IN',
    timezoneId: 'UTC',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
});
