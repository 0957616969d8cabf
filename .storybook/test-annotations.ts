import type { AfterEach } from 'storybook/internal/types';
import { configure } from 'storybook/test';

import { holdsInTheOtherTheme, holdsWhenNarrow } from './checks.ts';

// How long a play waits for what is to come: a busy machine needs more than the second that a reader would wait.
configure({ asyncUtilTimeout: 8000 });

/** Check every story once its play function is through; axe, which the addon runs, sees it afterwards. */
export const afterEach: AfterEach = async (story) => {
  if (story.parameters['a11y']?.disable === true) return;
  await holdsInTheOtherTheme(story);
  await holdsWhenNarrow(story);
};
