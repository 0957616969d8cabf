import * as a11y from '@storybook/addon-a11y/preview';
import { setProjectAnnotations } from '@storybook/react-vite';
import { configure } from 'storybook/test';

import { holdsInTheOtherTheme, holdsWhenNarrow } from './checks.ts';
import preview from './preview.tsx';

// How long a play waits for what is to come: a busy machine needs more than the second that a reader would wait.
configure({ asyncUtilTimeout: 8000 });

/** The toolbar's choices that a run is asked for, as Storybook's address has them: `locale:ta-IN;textSize:200`. */
function askedGlobals(): Record<string, string> {
  const asked = String(import.meta.env['STORY_GLOBALS'] ?? '');
  return Object.fromEntries(
    asked
      .split(';')
      .filter((choice) => choice !== '')
      .map((choice): [string, string] => {
        const [name = '', value] = choice.split(':');
        if (value === undefined) throw new Error(`stories: STORY_GLOBALS has "${choice}", not name:value`);
        return [name, value];
      }),
  );
}

// Every story, once its play function is through: axe as it stands (the addon's own), then the two checks.
setProjectAnnotations([
  a11y,
  preview,
  {
    initialGlobals: askedGlobals(),
    afterEach: async (story) => {
      if (story.parameters['a11y']?.disable === true) return;
      await holdsInTheOtherTheme(story);
      await holdsWhenNarrow(story);
    },
  },
]);
