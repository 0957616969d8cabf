import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkFundPassword, checkPassword, checkSame } from './password.ts';

describe('checkPassword', () => {
  test.each([
    'abcdefgh',
    '1abcdefg',
    '12345678',
    'correct horse battery staple',
    'p@$$-w0rd!',
    'ábcdefgh',
    'தங்கம் தோண்டு',
    'x'.repeat(64),
    '🪙'.repeat(8),
  ])('takes %s', (text) => {
    expect(checkPassword(text)).toEqual({ ok: true, value: text });
  });

  test.each([
    ['', 'required'],
    ['abcde!1', 'too_short'],
    ['🪙'.repeat(7), 'too_short'],
    ['x'.repeat(65), 'too_long'],
    ['abcdefgh\n', 'malformed'],
    ['abcd\u0000efgh', 'malformed'],
    ['abcdefgh\ud800', 'malformed'],
  ])('refuses %j as %s', (text, error) => {
    expect(checkPassword(text)).toEqual({ ok: false, error });
  });

  test('for printable characters only the length matters', () => {
    const texts = fc.string({ unit: fc.constantFrom(...'aZ09_ !@é'), maxLength: 80 });
    fc.assert(
      fc.property(texts, (text) => {
        expect(checkPassword(text).ok).toBe(text.length >= 8 && text.length <= 64);
      }),
      { numRuns: 1000 },
    );
  });

  test('the same password in two encodings gets the same result', () => {
    const texts = fc.string({ unit: 'grapheme', maxLength: 70 });
    fc.assert(
      fc.property(texts, (text) => {
        expect(checkPassword(text.normalize('NFD')).ok).toBe(checkPassword(text.normalize('NFC')).ok);
      }),
    );
  });
});

describe('checkFundPassword', () => {
  test.each(['135790', '123457', '112233', '000001'])('takes %s', (text) => {
    expect(checkFundPassword(text).ok).toBe(true);
  });

  test.each([
    ['', 'required'],
    ['12345', 'six_digits'],
    ['1234567', 'six_digits'],
    ['12345a', 'six_digits'],
    ['١٢٣٤٥٧', 'six_digits'],
    ['123456', 'run'],
    ['654321', 'run'],
    ['567890', 'run'],
    ['098765', 'run'],
    ['777777', 'repeat'],
  ])('refuses %j as %s', (text, error) => {
    expect(checkFundPassword(text)).toEqual({ ok: false, error });
  });

  test('refuses thirty of the million possible ones', () => {
    let refused = 0;
    for (let n = 0; n < 1_000_000; n += 1)
      if (!checkFundPassword(String(n).padStart(6, '0')).ok) refused += 1;
    expect(refused).toBe(30);
  });
});

test('a repeated password must match exactly', () => {
  expect(checkSame('abc', 'abc')).toEqual({ ok: true, value: 'abc' });
  expect(checkSame('abc', 'abC')).toEqual({ ok: false, error: 'mismatch' });
});
