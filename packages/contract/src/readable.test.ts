import { fromIso, parseIsoDay, parseMoney, readRate } from '@paydirt/domain';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';

import { anExchangeRate } from './wallet/exchange-rate.examples.ts';
import { aRecharge } from './wallet/recharge.examples.ts';
import { aRedemptionOffer } from './rewards/redeem.examples.ts';
import { aCashStatus } from './wallet/withdrawal.examples.ts';
import { amountSchema, daySchema, localAmountSchema, timeSchema } from './basics.ts';
import { exchangeRateSchema, rateSchema } from './wallet/exchange-rate.ts';
import { rechargeSchema } from './wallet/recharge.ts';
import { redemptionOfferSchema } from './rewards/redeem.ts';
import { cashTermsSchema } from './wallet/withdrawal.ts';

const digits = (least: number, most: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: least, maxLength: most });
const decimal = fc
  .tuple(fc.constantFrom('', '-'), digits(1, 17), fc.constantFrom('', '.'), digits(0, 7))
  .map((parts) => parts.join(''));
const number = (digitsOf: number) =>
  fc.integer({ min: 0, max: 10 ** digitsOf - 1 }).map((n) => String(n).padStart(digitsOf, '0'));
const day = fc.tuple(number(4), number(2), number(2)).map((parts) => parts.join('-'));
const time = fc
  .tuple(
    day,
    fc.constantFrom('T', ' '),
    number(2),
    number(2),
    number(2),
    fc.constantFrom('', '.5', '.123456'),
    fc.constantFrom('Z', '+02:00', '-05', ''),
  )
  .map(([date, t, h, m, s, fraction, zone]) => `${date}${t}${h}:${m}:${s}${fraction}${zone}`);

describe('whatever a schema accepts can be read', () => {
  test.each([
    ['an amount', amountSchema, decimal, (text: string) => parseMoney(text, 'USDT').ok],
    ['a local amount', localAmountSchema, decimal, (text: string) => parseMoney(text, 'NGN').ok],
    ['a rate', rateSchema, decimal, (text: string) => readRate(text).ok],
    ['a day', daySchema, day, (text: string) => parseIsoDay(text).ok],
    ['a time', timeSchema, time, (text: string) => fromIso(text).ok],
  ] as const)('%s', (_name, schema, texts, isReadable) => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(!v.is(schema, text) || isReadable(text)).toBe(true);
      }),
      { numRuns: 3000 },
    );
  });

  test.each([
    [amountSchema, '007'],
    [rateSchema, '0.00'],
    [daySchema, '2026-02-30'],
    [timeSchema, '2026-02-30T00:00:00.000Z'],
    [timeSchema, '2026-02-03 00:00:00.000Z'],
  ])('and what cannot be read is refused: %#', (schema, text) => {
    expect(v.is(schema as v.GenericSchema, text)).toBe(false);
  });

  test.each([
    ['a rate of zero', exchangeRateSchema, { ...anExchangeRate(), rate: '0.00' }],
    [
      'more decimals than its currency has',
      rechargeSchema,
      { ...aRecharge(), currency: 'NGN', paid: '1.234' },
    ],
    ['a deposit to a real address', rechargeSchema, { ...aRecharge(), address: `0x${'a'.repeat(40)}` }],
    ['a code of another scheme', rechargeSchema, { ...aRecharge(), uri: 'https://pay.example' }],
    ['more pegs than can be drawn', rechargeSchema, { ...aRecharge(), needed: 1e9 }],
    [
      'a limit in parts of a kobo',
      redemptionOfferSchema,
      { ...aRedemptionOffer(), currency: 'NGN', limit: '1.234' },
    ],
    ['a currency that banks do not pay in', cashTermsSchema, { ...aCashStatus(), currency: '<b>x</b>' }],
    ['invalid opening hours', cashTermsSchema, { ...aCashStatus(), opens: '<b>x</b>' }],
  ])('%s is refused', (_name, schema, answer) => {
    expect(v.is(schema as v.GenericSchema, answer)).toBe(false);
  });
});
