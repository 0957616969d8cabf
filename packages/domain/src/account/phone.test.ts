import examples from 'libphonenumber-js/examples.mobile.json' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import { COUNTRIES } from './country.ts';
import { checkPhone } from './phone.ts';

describe('checkPhone', () => {
  test.each(COUNTRIES)('accepts a mobile number of $country, with and without its calling code', (entry) => {
    const { country, callingCode } = entry;
    const national = examples[country];
    const phone = { ok: true, value: `+${callingCode}${national}` };
    expect(checkPhone(national, country)).toEqual(phone);
    expect(checkPhone(` +${callingCode} ${national.slice(0, 3)}-${national.slice(3)} `, country)).toEqual(
      phone,
    );
    expect(checkPhone(national.slice(0, 4), country)).toEqual({ ok: false, error: 'invalid' });
    expect(checkPhone(`${national}00000`, country)).toEqual({ ok: false, error: 'invalid' });
  });

  test('ignores the prefix dialled within a country', () => {
    expect(checkPhone('098765 43210', 'IN')).toEqual({ ok: true, value: '+919876543210' });
    expect(checkPhone('(07400) 123456', 'GB')).toEqual({ ok: true, value: '+447400123456' });
  });

  test.each([
    ['', 'IN', 'required'],
    ['  ', 'IN', 'required'],
    ['+14155552671', 'IN', 'invalid'],
    ['4165550123', 'US', 'invalid'],
    ['18001234567', 'IN', 'invalid'],
    ['98765abcde', 'IN', 'invalid'],
    ['9876543210 ext. 5', 'IN', 'invalid'],
    ['call 9876543210', 'IN', 'invalid'],
    ['९८७६५४३२१०', 'IN', 'invalid'],
    ['---', 'IN', 'invalid'],
  ] as const)('refuses %j for %s as %s', (national, country, error) => {
    expect(checkPhone(national, country)).toEqual({ ok: false, error });
  });
});
