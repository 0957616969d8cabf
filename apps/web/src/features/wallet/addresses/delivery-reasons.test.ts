import { expect, test } from 'vitest';

import { deliveryReasons } from './delivery-reasons.ts';

const whole = { name: 'Ida Test', phone: '+1 555 555 0101', lines: '12 Assay Street\n00000', country: 'US' };

test.each([
  ['all of it', {}, {}],
  ['direction marks around a phone number', { phone: '\u202A+1 555\u202C' }, {}],
  ['a name without a visible character', { name: '\u200B \u3164' }, { name: 'required' }],
  ['a name with two lines', { name: 'a\nb' }, { name: 'malformed' }],
  ['lines that are too long', { lines: 'x'.repeat(401) }, { lines: 'too_long' }],
  ['no country', { country: '' }, { country: 'required' }],
  ['an unknown country', { country: 'ZZ' }, { country: 'required' }],
] as const)('%s', (_name, values, reasons) => {
  expect(deliveryReasons({ ...whole, ...values })).toEqual(reasons);
});
