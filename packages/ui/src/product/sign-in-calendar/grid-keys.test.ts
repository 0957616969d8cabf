import { expect, test } from 'vitest';
import { targetOf } from './grid-keys.ts';

// A month of 30 days that begins in the last column.
const blanks = 6;
const count = 30;

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowLeft', 1, 0],
  ['ArrowDown', 1, 8],
  ['ArrowUp', 8, 1],
  ['Home', 3, 1],
  ['End', 3, 7],
])('%s moves from day %i to day %i', (key, from, to) => {
  expect(targetOf(key, from, blanks, count)).toBe(to);
});

test.each([
  ['ArrowLeft', 0],
  ['ArrowUp', 5],
  ['ArrowRight', 29],
  ['ArrowDown', 25],
])('%s stays on day %i at the end of the month', (key, from) => {
  expect(targetOf(key, from, blanks, count)).toBe(from);
});

test('Home and End stay within the month when its first and last weeks are short', () => {
  expect(targetOf('Home', 0, blanks, count)).toBe(0);
  expect(targetOf('End', 29, blanks, count)).toBe(29);
});

test('ignores other keys', () => {
  expect(targetOf('Enter', 3, blanks, count)).toBeNull();
});
