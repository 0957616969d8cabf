import { expect, test } from 'vitest';

import { givenName } from './member-name.ts';

test('neither a phone number nor an e-mail address counts as a name', () => {
  expect(givenName({ name: '+919876543210' })).toBeNull();
  expect(givenName({ name: 'mara@paydirt.example' })).toBeNull();
  expect(givenName({ name: 'Mara Iyer' })).toBe('Mara Iyer');
  expect(givenName({ name: '+1 Mara' })).toBe('+1 Mara');
});
