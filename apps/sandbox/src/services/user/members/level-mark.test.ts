import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';

import { levelMark } from './level-mark.ts';

const MEDIA = new URL('../../../../', import.meta.url);

test.each([2, 3])('level %i has a frame, whose picture exists, and a label', (level) => {
  const { markBackgroundUrl, markText } = levelMark(level, 'Panner');
  expect(existsSync(new URL(`.${markBackgroundUrl}`, MEDIA))).toBe(true);
  expect(markText).toBe('Panner');
});

test.each([0, 1, 4, 5])('level %i has neither', (level) => {
  expect(levelMark(level, 'Assayer')).toEqual({ markBackgroundUrl: null, markText: null });
});
