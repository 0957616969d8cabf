import { expect, test } from 'vitest';

import { isCommonPassword } from './common-passwords.ts';

test.for([
  'password1',
  'Password1',
  'iloveyou1',
  'Trustno1',
  'q1w2e3r4t5',
  'paydirt1',
  'Paydirt2026',
  'PlayMoney1',
])('"%s" is a common password', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.for(['Nugget2026', 'sluice77ab', 'paydirtAtDawn3'])('"%s" is not', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});
