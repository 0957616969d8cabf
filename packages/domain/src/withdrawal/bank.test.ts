import { expect, test } from 'vitest';
import { checkIfsc } from './bank.ts';

test.each([
  ['TEST0123456', { ok: true, value: 'TEST0123456' }],
  [' test0 abc123 ', { ok: true, value: 'TEST0ABC123' }],
  ['', { ok: false, error: 'required' }],
  ['TEST1123456', { ok: false, error: 'malformed' }],
  ['TES00123456', { ok: false, error: 'malformed' }],
  ['TEST012345', { ok: false, error: 'malformed' }],
  ['TEST01234567', { ok: false, error: 'malformed' }],
])('the IFSC %j', (text, result) => {
  expect(checkIfsc(text)).toEqual(result);
});
