import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

import { launchOptions } from './scripts/house/browser.mjs';

/** The toolbar's choices that a run of stories is asked for, as Storybook's address has them. */
function storyGlobals(asked = ''): Record<string, string> {
  const choices = asked.split(';').filter((choice) => choice !== '');
  return Object.fromEntries(
    choices.map((choice): [string, string] => {
      const [name = '', value] = choice.split(':');
      if (value === undefined) throw new Error(`stories: STORY_GLOBALS has "${choice}", not name:value`);
      return [name, value];
    }),
  );
}

const services = ['apps/sandbox/src/**/*.test.ts'];

// Times after which a test counts as hung, each far above what a busy machine needs: to live through the seed takes
// seconds there, and no test is about how long something takes.
export default defineConfig({
  test: {
    // Vitest's default leaves a core idle, which on two cores is half of them.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          testTimeout: 60_000,
          include: ['{packages,apps}/*/src/**/*.test.{ts,tsx}', '{scripts,.storybook}/**/*.test.ts'],
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
      {
        test: {
          name: 'services',
          environment: 'node',
          include: services,
          globalSetup: ['apps/sandbox/src/testing/test-server.ts'],
          testTimeout: 120_000,
          hookTimeout: 240_000,
        },
      },
      {
        plugins: [
          storybookTest({
            configDir: '.storybook',
            // `STORY_GLOBALS='locale:ta-IN;textSize:200' npm test -- stories` runs them as the toolbar would show them.
            initialGlobals: storyGlobals(process.env['STORY_GLOBALS']),
          }),
        ],
        test: {
          name: 'stories',
          testTimeout: 60_000,
          hookTimeout: 120_000,
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
