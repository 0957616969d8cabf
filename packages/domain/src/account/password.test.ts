import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkFundPassword, checkPassword, checkSame } from './password.ts';

describe('checkPassword', () => {
  test.each(['abcdefgh', 'A1234567', `a${'1'.repeat(23)}`])('takes %s', (text) => {
    expect(checkPassword(text)).toEqual({ ok: true, value: text });
  });

  test.each([
    ['', 'required'],
    ['abcdef1', 'too_short'],
    [`a${'1'.repeat(24)}`, 'too_long'],
    ['1abcdefg', 'must_start_with_letter'],
    ['abcdefg!', 'letters_and_digits_only'],
    ['abcd efgh', 'letters_and_digits_only'],
    ['ábcdefgh', 'letters_and_digits_only'],
    ['abcdefgh\n', 'letters_and_digits_only'],
  ])('refuses %j as %s', (text, error) => {
    expect(checkPassword(text)).toEqual({ ok: false, error });
  });

  test('takes exactly what the rule says', () => {
    const texts = fc.string({ unit: fc.constantFrom(...'aZ09_ é'), maxLength: 30 });
    fc.assert(
      fc.property(texts, (text) => {
        expect(checkPassword(text).ok).toBe(/^[A-Za-z][A-Za-z0-9]{7,23}$/.test(text));
      }),
      { numRuns: 1000 },
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

  test('refuses thirty of the million', () => {
    let refused = 0;
    for (let n = 0; n < 1_000_000; n += 1)
      if (!checkFundPassword(String(n).padStart(6, '0')).ok) refused += 1;
    expect(refused).toBe(30);
  });
});

test('two passwords are the same to the letter', () => {
  expect(checkSame('abc', 'abc')).toEqual({ ok: true, value: 'abc' });
  expect(checkSame('abc', 'abC')).toEqual({ ok: false, error: 'mismatch' });
});
