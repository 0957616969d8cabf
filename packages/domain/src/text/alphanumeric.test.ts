import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanAlphanumeric, isAlphanumeric } from './alphanumeric.ts';

test.each([
  ['aZ 09', 'aZ09'],
  ['a-b_c\n', 'abc'],
  ['é١', ''],
])('cleans %j to %j', (text, clean) => {
  expect(cleanAlphanumeric(text)).toBe(clean);
});

test('leaves letters and digits, and nothing else, unchanged', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const clean = cleanAlphanumeric(text);
      expect(cleanAlphanumeric(clean)).toBe(clean);
      expect(isAlphanumeric(text)).toBe(text !== '' && clean === text);
    }),
  );
});
