import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

import { launchOptions } from './scripts/house/browser.mjs';

const services = ['apps/sandbox/src/**/*.test.ts'];

export default defineConfig({
  test: {
    // Each worker of the services has a database of its own in it: on two cores, one worker leaves one idle.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{packages,apps}/*/src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: services,
        },
      },
      {
        test: {
          name: 'types',
          include: [],
          typecheck: {
            enabled: true,
            only: true,
            include: ['{packages,apps}/*/src/**/*.test-d.{ts,tsx}'],
          },
        },
      },
      // The same tests against both databases; scripts/test.mjs starts the second one and names it in
      // TEST_POSTGRES_URL.
      ...(['pglite', 'postgres'] as const).map((database) => ({
        test: {
          name: database === 'pglite' ? 'services-embedded' : 'services-postgres',
          environment: 'node',
          include: services,
          env: { PAYDIRT_TEST_DB: database },
          // A fresh embedded database takes seconds on a machine that is busy.
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      })),
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'stories',
          // `STORY_GLOBALS='locale:ta-IN;textSize:200' npm test -- stories` runs them as the toolbar would show them.
          env: { STORY_GLOBALS: process.env['STORY_GLOBALS'] ?? '' },
          setupFiles: ['.storybook/vitest.setup.ts'],
          browser: {
            enabled: true,
            headless: true,
            instances: [{ browser: 'chromium' }],
            provider: playwright({ launchOptions: launchOptions() }),
          },
        },
      },
    ],
  },
});
