import { expect, it } from 'vitest';

import { readTrace } from './affected.mjs';

it('reads the files of stories that a change reaches', () => {
  const output =
    'ℹ Traced 1 changed file to 2 affected story files:\n\n— packages/ui/src/a/a.stories.tsx\n— apps/web/src/b.stories.tsx\n';
  expect(readTrace(output)).toEqual({
    everything: '',
    files: ['packages/ui/src/a/a.stories.tsx', 'apps/web/src/b.stories.tsx'],
  });
});

it('reads why a change would be of every story', () => {
  const output =
    'ℹ Traced 1 changed file to 0 affected story files:\n\n⚠ TurboSnap disabled due to file change\nFound a Storybook config change in .storybook/snippet.ts\n';
  expect(readTrace(output).everything).toBe('Found a Storybook config change in .storybook/snippet.ts');
});

it('does not take for nothing what it does not understand', () => {
  expect(() => readTrace('Unable to trace')).toThrow(/Unable/);
});
