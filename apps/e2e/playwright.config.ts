import { defineConfig } from '@playwright/test';

import { launchOptions } from '../../scripts/browser/browser.mjs';

export default defineConfig<object, { inTab: boolean }>({
  testDir: 'src',
  outputDir: '../../test-results/e2e',
  globalSetup: './src/support/seeded-world.ts',
  // Each worker has its own services (see src/support/harness.ts), so that no journey shares a clock with another.
  // Three on two cores, because a journey waits as well.
  workers: 3,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  fullyParallel: true,
  forbidOnly: true,
  // `npm test` names what passed only the second time, and fails where that is no chance. What moves money says
  // `test.describe.configure({ retries: 0 })`: what fails there by chance may be the product's own race.
  retries: 1,
  // The second is what `npm test` counts by.
  reporter: [['list'], ['json', { outputFile: '.cache/e2e.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions: launchOptions(),
    viewport: { width: 360, height: 740 },
    // A phone has two or three, and a GPU to draw them.
    deviceScaleFactor: 1,
    isMobile: true,
    hasTouch: true,
    // Members' phones are of India, and so is the emulated device.
    locale: 'en-IN',
    timezoneId: 'UTC',
    // Recording every journey takes as much time as the journeys themselves.
    trace: 'on-first-retry',
    // A journey cannot cut or change what a service worker answers; the journeys about it allow it (src/offline).
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
  },
  projects: [
    // The same app with its services in a tab of the browser: each journey has its own world, and takes three times
    // as long. Members' journeys run in `services`, and the services' own tests also run on a tab's database: only
    // the journeys about the tab itself are here. `TAB_EXTRA=1` adds the others. One at a time and from the
    // beginning, because two databases in browsers take both cores from all others.
    {
      name: 'tab',
      workers: 1,
      timeout: 240_000,
      // Within it a world opens on a busy machine.
      expect: { timeout: 60_000 },
      grep: process.env['TAB_EXTRA'] ? /@tab/ : /@tab(?!-extra)/,
      use: { inTab: true, serviceWorkers: 'allow', contextOptions: { reducedMotion: 'reduce' } },
    },
    { name: 'services', testIgnore: 'demo/**' },
  ],
});
