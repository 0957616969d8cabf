import { expect, test } from 'vitest';
import { checkCodeFormat, codeState, nextCodeAllowedAt } from './code.ts';
import { addMs, epochMs, MINUTE_MS } from '../time/time.ts';

const sentAt = epochMs(5_000);

test.each([
  ['123456', { ok: true, value: '123456' }],
  [' 123 456 ', { ok: true, value: '123456' }],
  ['', { ok: false, error: 'required' }],
  ['  ', { ok: false, error: 'required' }],
  ['12345', { ok: false, error: 'malformed' }],
  ['1234567', { ok: false, error: 'malformed' }],
  ['12345x', { ok: false, error: 'malformed' }],
])('the form of %j', (text, result) => {
  expect(checkCodeFormat(text)).toEqual(result);
});

test.each([
  [5, 0, 'live'],
  [1, 10 * MINUTE_MS - 1, 'live'],
  [5, 10 * MINUTE_MS, 'expired'],
  [0, 0, 'exhausted'],
  [0, 10 * MINUTE_MS, 'exhausted'],
])('a code with %i tries left is, after %i ms, %s', (triesLeft, after, state) => {
  expect(codeState({ sentAt, triesLeft }, addMs(sentAt, after))).toBe(state);
});

test('another code may be requested a minute later', () => {
  expect(nextCodeAllowedAt(sentAt) - sentAt).toBe(MINUTE_MS);
});
