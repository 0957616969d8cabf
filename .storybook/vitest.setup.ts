import * as a11y from '@storybook/addon-a11y/preview';
import { setProjectAnnotations } from '@storybook/react-vite';

import { holdsInTheOtherTheme, reflowsWhenNarrowAndLarge } from './checks.ts';
import preview from './preview.tsx';

// Every story, once its play function is through: axe as it stands (the addon's own), then the two checks.
setProjectAnnotations([
  a11y,
  preview,
  {
    afterEach: async (story) => {
      if (story.parameters['a11y']?.disable === true) return;
      await holdsInTheOtherTheme(story);
      await reflowsWhenNarrowAndLarge(story);
    },
  },
]);
