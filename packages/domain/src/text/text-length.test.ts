import { expect, test } from 'vitest';

import { isLongerThan, lengthOf } from './text-length.ts';

test.each([
  ['', 0],
  ['abc', 3],
  ['é', 1],
  ['e\u0301', 1],
  ['👩🏽‍❤️‍💋‍👨🏿', 1],
  ['🏴󠁧󠁢󠁥󠁮󠁧󠁿', 1],
  ['நன்றி', 3],
  ['a\r\nb', 3],
])('%j has %i characters', (text, count) => {
  expect(lengthOf(text)).toBe(count);
});

test('counts characters as people see them, not code points', () => {
  expect(isLongerThan('👩🏽‍❤️‍💋‍👨🏿'.repeat(20), 20)).toBe(false);
  expect(isLongerThan('👩🏽‍❤️‍💋‍👨🏿'.repeat(21), 20)).toBe(true);
});

test('limits the length of a single character', () => {
  const chain = `👩${'\u200D👩'.repeat(1000)}`;
  expect(lengthOf(chain)).toBe(1);
  expect(isLongerThan(chain, 40)).toBe(true);
});
