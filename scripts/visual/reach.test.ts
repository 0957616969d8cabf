import { expect, it } from 'vitest';

import { reachOf } from './reach.mjs';

const by = (...names: string[]) => names.map((moduleName) => ({ moduleName }));
const stats = {
  modules: [
    { name: './ui/badge.stories.tsx', reasons: by('/virtual:/stories.js') },
    { name: './ui/badge.tsx', reasons: by('./ui/badge.stories.tsx') },
    { name: './ui/colour.ts', reasons: by('./ui/badge.tsx', './ui/card.tsx') },
    { name: './ui/card.tsx', reasons: by('./web/screens.ts') },
    { name: './web/screens.ts', reasons: by('./ui/badge.tsx') },
    { name: './node_modules/react/index.js', reasons: by('./ui/badge.tsx') },
    { name: './ui/SPEC.md?raw', reasons: by('./ui/badge.tsx') },
  ],
};

it('finds everything that a story renders, directly and indirectly', () => {
  expect(reachOf(stats, ['**/SPEC.md', 'web/screens.ts'])('ui/badge.stories.tsx')).toEqual([
    'ui/badge.stories.tsx',
    'ui/badge.tsx',
    'ui/colour.ts',
  ]);
});

it('follows every import that is not excluded', () => {
  expect(reachOf(stats, [])('ui/badge.stories.tsx')).toContain('ui/card.tsx');
});

it('includes the file of a story that is missing from the build', () => {
  expect(reachOf(stats, [])('ui/new.stories.tsx')).toEqual(['ui/new.stories.tsx']);
});
