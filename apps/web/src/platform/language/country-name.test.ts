import { expect, test } from 'vitest';

import { countryNames } from './country-name.ts';

test.each([
  ['DE', 'Deutschland'],
  ['ZZ', 'Unbekannte Region'],
  ['', ''],
  ['us', 'us'],
  ['<b>x</b>', '<b>x</b>'],
])('%j is %j', (code, name) => {
  expect(countryNames('de-DE')(code)).toBe(name);
});
