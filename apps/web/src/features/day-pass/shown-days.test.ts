import { someIncomeDays } from '@paydirt/contract/wallet/income.examples';
import { CURRENCY, parseMoney, sum, toDecimal, unwrap, usdt } from '@paydirt/domain';
import { createFormatters, createTranslator } from '@paydirt/i18n';
import { catalogue } from '@paydirt/i18n/catalogues/en-us';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { moneyOf } from '../../platform/data/wire.ts';
import { toDayPass } from './day-pass-props.ts';
import { toShownDays } from './shown-days.ts';

const texts = {
  ...createTranslator({ locale: 'en-US', catalogue }),
  format: createFormatters('en-US', { dateFormat: 1 }),
};
const [aMachine] = someIncomeDays().machines;
const amount = fc.bigInt(0n, 10n ** 10n).map(usdt);
const added = (amounts: readonly string[]) => sum(amounts.map(moneyOf), CURRENCY);
const all = (amounts: readonly ReturnType<typeof usdt>[]) => toDecimal(sum(amounts, CURRENCY));

test('machines add up to the whole, and what the member got of each to what they got, as it is shown', () => {
  const machines = fc.array(
    fc.record({
      earned: amount,
      owed: amount,
      paid: amount,
      scheduled: amount,
      got: amount,
      own: fc.boolean(),
    }),
    { maxLength: 10 },
  );
  fc.assert(
    fc.property(machines, (exact) => {
      const own = exact.filter((machine) => machine.own);
      const days = someIncomeDays({
        earned: all(exact.map(({ earned }) => earned)),
        owed: all(exact.map(({ owed }) => owed)),
        paid: all(exact.map(({ paid }) => paid)),
        yours: {
          scheduled: all(own.map(({ scheduled }) => scheduled)),
          paid: all(own.map(({ got }) => got)),
        },
        machines: exact.map((machine, index) => ({
          ...aMachine!,
          productId: String(index),
          earned: toDecimal(machine.earned),
          owed: toDecimal(machine.owed),
          paid: toDecimal(machine.paid),
          yours: machine.own
            ? { scheduled: toDecimal(machine.scheduled), paid: toDecimal(machine.got) }
            : null,
        })),
      });
      const shown = toShownDays(days);
      for (const name of ['earned', 'owed', 'paid'] as const)
        expect(added(shown.machines.map((machine) => machine[name]))).toEqual(moneyOf(shown[name]));
      const pass = toDayPass(days, texts);
      const read = (text: string) => unwrap(parseMoney(text.replaceAll(/[,+]/gu, ''), CURRENCY));
      const got = pass.machines.flatMap(({ yours }) => (yours === undefined ? [] : [read(yours)]));
      expect(sum(got, CURRENCY)).toEqual(read(pass.got.text));
    }),
  );
});

test('a machine that earned more than it owed says that it keeps the rest for itself', () => {
  const notes = toDayPass(someIncomeDays(), texts).machines.map(({ name, note }) => `${name}: ${note}`);
  expect(notes).toEqual([
    'Trommel TR-4: Paid in full; 5.11 kept for its own short days',
    'Jig JG-1: 2.81 paid, 1.69 short',
    'Wash plant WP-30: Paid in full, 2.80 of it from what it had saved',
    'Gold pan GP-1: 0.00 paid, 2.55 short',
  ]);
});

test('whole cents stay as they are', () => {
  expect(toShownDays(someIncomeDays())).toEqual(someIncomeDays());
});
