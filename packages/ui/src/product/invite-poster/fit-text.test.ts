import { expect, test } from 'vitest';
import { fitText } from './fit-text.ts';

/** Each letter as wide as half its size. */
const options = {
  width: 100,
  maxLines: 2,
  sizes: { largest: 20, least: 10 },
  measure: (text: string, size: number) => (text.length * size) / 2,
};

test('a short text keeps the largest size on one line', () => {
  expect(fitText('Come by', options)).toEqual({ lines: ['Come by'], size: 20 });
});

test('a longer text is broken between words', () => {
  expect(fitText('Come by and look', options)).toEqual({ lines: ['Come by', 'and look'], size: 20 });
});

test('a text that does not fit is scaled down', () => {
  const { lines, size } = fitText('Come by and look at the mine', options);
  expect(size).toBeLessThan(20);
  expect(lines.length).toBeLessThanOrEqual(2);
});

test('a text that fits at no size is still complete', () => {
  const name = `${'Hohenstaufen'.repeat(6)} ${'a b '.repeat(30).trim()}`;
  const { lines } = fitText(name, options);
  expect(lines.join('').replaceAll(' ', '')).toBe(name.replaceAll(' ', ''));
  expect(lines.every((line) => options.measure(line, 10) <= 100)).toBe(true);
});

test('an empty text has no lines', () => {
  expect(fitText('', options).lines).toEqual([]);
});
