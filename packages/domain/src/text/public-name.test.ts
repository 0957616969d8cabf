import { expect, test } from 'vitest';

import { isStandInName, publicName } from './public-name.ts';

test.each([
  ['+919830001234', '…1234'],
  ['mara.iyer@paydirt.example', 'm…'],
  ['+91983000@paydirt.example', '+…'],
  ['Mara', 'Mara'],
  ['Mara @ home', 'Mara @ home'],
  ['@mara', '@mara'],
  ['+91 98', '+91 98'],
  ['9830001234', '9830001234'],
  ['', ''],
])('of %j others see %j', (name, seen) => {
  expect(publicName(name)).toBe(seen);
  expect(isStandInName(name)).toBe(name !== seen);
});
