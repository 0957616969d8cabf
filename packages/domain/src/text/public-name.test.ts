import { expect, test } from 'vitest';

import { isPhoneName, publicName } from './public-name.ts';

test.each([
  ['+919830001234', '…1234'],
  ['Mara', 'Mara'],
  ['+91 98', '+91 98'],
  ['9830001234', '9830001234'],
  ['', ''],
])('of %j others see %j', (name, seen) => {
  expect(publicName(name)).toBe(seen);
  expect(isPhoneName(name)).toBe(name !== seen);
});
