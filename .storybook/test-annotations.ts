import type { AfterEach } from 'storybook/internal/types';

import { holdsInTheOtherTheme, holdsWhenNarrow } from './checks.ts';

/** Of what passes axe keeps no more than the count: nobody reads it here, and to name it takes a third of the time. */
export const parameters = { a11y: { options: { resultTypes: ['violations'] } } };

/** Check every story once its play function is through; axe, which the addon runs, sees it afterwards. */
export const afterEach: AfterEach = async (story) => {
  if (story.parameters['a11y']?.disable === true) return;
  await holdsInTheOtherTheme(story);
  await holdsWhenNarrow(story);
};
