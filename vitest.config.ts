import { availableParallelism } from 'node:os';

import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

import { launchOptions } from './scripts/browser/browser.mjs';

/** The toolbar's choices that a run of stories is asked for, as Storybook's address has them. */
function storyGlobals(globals = ''): Record<string, string> {
  const choices = globals.split(';').filter((choice) => choice !== '');
  return Object.fromEntries(
    choices.map((choice): [string, string] => {
      const [name = '', value] = choice.split(':');
      if (value === undefined) throw new Error(`stories: STORY_GLOBALS has "${choice}", not name:value`);
      return [name, value];
    }),
  );
}

export default defineConfig({
  test: {
    // Three on two cores, because tests wait as well, for a browser or a database.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    projects: [
      './vitest.unit.config.ts',
      './apps/sandbox/vitest.config.ts',
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
          // No money moves in a story. `npm test` names those that passed only the second time.
          retry: 1,
          // Files share the page of their worker, as stories do in Storybook: loading it again for each took a third of
          // the time, and what one story leaves behind is to be found.
          isolate: false,
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
