import { describe, expect, test } from 'vitest';

import { checkLine } from './line.ts';

describe('checkLine', () => {
  test.each(['a', '=1+1', 'Müller & Sons', 'க்‌ஷ', 'क्‍ष', '👩‍🔧'])('takes %j', (text) => {
    expect(checkLine(` ${text} `, 20)).toEqual({ ok: true, value: text });
  });

  test.each([
    ['', 'required'],
    [' \n ', 'required'],
    ['\u200B\u2060', 'required'],
    ['a\r\nb', 'malformed'],
    ['a\tb', 'malformed'],
    ['a\u2028b', 'malformed'],
    ['\u202Eevil', 'malformed'],
    ['a\uD800b', 'malformed'],
    ['x'.repeat(21), 'too_long'],
  ])('refuses %j: %s', (text, error) => {
    expect(checkLine(text, 20)).toEqual({ ok: false, error });
  });
});
