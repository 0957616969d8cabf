import type { AfterEach } from 'storybook/internal/types';

import { holdsInTheOtherTheme, holdsWhenNarrow } from './checks.ts';

/**
 * Leave passed checks out of axe's report: nobody reads them here, and all of them would be stored with the run.
 */
export const parameters = { a11y: { options: { reporter: 'no-passes' } } };

/** Check every story once its play function is through; axe, which the addon runs, sees it afterwards. */
export const afterEach: AfterEach = async (story) => {
  if (story.parameters['a11y']?.disable === true) return;
  await holdsInTheOtherTheme(story);
  await holdsWhenNarrow(story);
};
