import { expect, test } from 'vitest';
import { readingMs } from './reading-time.ts';

test('a longer text is shown for longer, in any script', () => {
  expect(readingMs('Copied')).toBe(2420);
  expect(readingMs('a'.repeat(80))).toBe(7600);
  // Four syllables of Tamil are six code points.
  expect(readingMs('நன்றி')).toBe(readingMs('abc'));
});
