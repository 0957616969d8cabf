import { defineConfig } from '@playwright/test';

import { launchOptions } from '../../scripts/browser/browser.mjs';

/** Journeys whose services start with settings of their own. */
const OWN_SERVICES = ['offline/update.spec.ts', 'access/class-mode.spec.ts'];

export default defineConfig<object, { inTab: boolean }>({
  testDir: 'src',
  outputDir: '../../test-results/e2e',
  globalSetup: './src/support/seeded-world.ts',
  // Each worker has its own services (see src/support/harness.ts), so that no journey shares a clock with
  // another. Three workers run on two cores, because a journey also waits.
  workers: 3,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  fullyParallel: true,
  forbidOnly: true,
  // `npm test` lists journeys that pass only at the retry, and fails if there are too many. Journeys that
  // move money have no retry (`test.describe.configure({ retries: 0 })`): a flaky failure there may be a race
  // of the product.
  retries: 1,
  // `npm test` counts the journeys in the JSON file.
  reporter: [['list'], ['json', { outputFile: '.cache/e2e.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions: launchOptions(),
    viewport: { width: 360, height: 740 },
    // Phones draw two or three pixels per CSS pixel on a GPU, which this machine lacks.
    deviceScaleFactor: 1,
    isMobile: true,
    hasTouch: true,
    // Members' phones are in India, and so is the emulated device.
    locale: 'en-IN',
    timezoneId: 'UTC',
    // Recording every journey takes as much time as the journeys themselves.
    trace: 'on-first-retry',
    // Tests cannot cut or change answers of a service worker; only the journeys about it allow one
    // (src/offline).
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
  },
  projects: [
    // The same app with its services in a tab of the browser: each journey has its own world, and takes three
    // times as long. Only the journeys about the tab itself run here, because members' journeys run in
    // `services`, and the services' own tests also run on a tab's database; `TAB_EXTRA=1` adds the others.
    // They run one at a time and from the beginning, because two databases in browsers leave no core to the
    // other journeys.
    {
      name: 'tab',
      workers: 1,
      timeout: 360_000,
      // A busy machine opens a world within this time.
      expect: { timeout: 60_000 },
      grep: process.env['TAB_EXTRA'] ? /@tab/ : /@tab(?!-extra)/,
      use: {
        inTab: true,
        serviceWorkers: 'allow',
        contextOptions: { reducedMotion: 'reduce' },
        // Compile only the engine's hottest functions a second time: each journey opens it anew, and compiling took
        // a seventh of the processor's time.
        launchOptions: launchOptions('--js-flags=--wasm-tiering-budget=200000000'),
      },
    },
    // Before the others: in their project they would come last, each in a worker of its own, and leave the other idle.
    { name: 'own services', testMatch: OWN_SERVICES },
    { name: 'services', testIgnore: ['demo/**', ...OWN_SERVICES] },
  ],
});
