import type { AfterEach } from 'storybook/internal/types';

import { holdsInTheOtherTheme, holdsWhenNarrow } from './checks.ts';

/** Of what passes axe keeps nothing: nobody reads it here, and all of it would go into the report of the run. */
export const parameters = { a11y: { options: { reporter: 'no-passes' } } };

/** Check every story once its play function is through; axe, which the addon runs, sees it afterwards. */
export const afterEach: AfterEach = async (story) => {
  if (story.parameters['a11y']?.disable === true) return;
  await holdsInTheOtherTheme(story);
  await holdsWhenNarrow(story);
};
