import { expect, test } from 'vitest';

import { isCountry } from './country.ts';

test('only countries of the picker are valid', () => {
  expect(['IN', 'AR', 'CA', 'in', ''].map(isCountry)).toEqual([true, true, false, false, false]);
});
