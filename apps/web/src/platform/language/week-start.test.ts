import { LOCALES } from '@paydirt/domain';
import { expect, test } from 'vitest';

import { weekStartOf } from './week-start.ts';

test('a week starts as usual in each language', () => {
  const sundayFirst = LOCALES.filter((locale) => weekStartOf(locale) === 0);
  expect(sundayFirst).toEqual(['en-US', 'hi-IN', 'ta-IN', 'te-IN', 'kn-IN']);
});
