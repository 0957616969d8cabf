import { expect, test } from 'vitest';

import { isCountry } from './country.ts';

test('only the countries of the picker are countries', () => {
  expect(['IN', 'AR', 'CA', 'in', ''].map(isCountry)).toEqual([true, true, false, false, false]);
});
