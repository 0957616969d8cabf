import { someIncomeDays } from '@paydirt/contract/wallet/income.examples';
import { add, CURRENCY, figureOf, parseMoney, sum, toDecimal, unwrap, usdt } from '@paydirt/domain';
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

test('as shown, machines add up to the total, and the member’s shares to what they got', () => {
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
      if (pass.yours !== undefined) expect(sum(got, CURRENCY)).toEqual(read(figureOf(pass.yours.amount)));
      // As a reader would add it up: earned + from what was saved = paid + kept.
      const row = (key: 'earned' | 'paid' | 'keptAll' | 'savedAll') =>
        read(pass.sums.rows.find(({ label }) => label === texts.t(`dayPassed.${key}`))?.text ?? '0.00');
      expect(add(row('earned'), row('savedAll'))).toEqual(add(row('paid'), row('keptAll')));
      for (const { share } of pass.scene?.streams ?? []) {
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1);
      }
    }),
  );
});

test('each machine shows what it earned, owed and paid, what it kept and what is missing', () => {
  const { machines } = toDayPass(someIncomeDays(), texts);
  expect(machines.map(({ name, text, note }) => `${name}: ${text}. ${note}`)).toEqual([
    'Trommel TR-4: 73.11 earned · 68.00 owed · 68.00 paid. Paid in full · 5.11 kept for its short days',
    'Jig JG-1: 3.88 earned · 4.50 owed · 2.81 paid. 1.69 short · 1.07 kept for its short days',
    'Wash plant WP-30: 62.60 earned · 65.40 owed · 65.40 paid. Paid in full · 2.80 from its savings',
    'Gold pan GP-1: 0.00 earned · 2.55 owed · 0.00 paid. 2.55 short',
  ]);
});

test('several days can be both short and leave a surplus: both are shown', () => {
  const noteOf = (earned: string, owed: string, paid: string) =>
    toDayPass(someIncomeDays({ machines: [{ ...aMachine!, earned, owed, paid }] }), texts).machines[0]?.note;
  expect(noteOf('476.50', '468.00', '459.62')).toBe('8.38 short · 16.88 kept for its short days');
  expect(noteOf('40.00', '50.00', '45.00')).toBe('5.00 short · 5.00 from its savings');
});

test('the animation shows the first of the member’s machines, and how its earnings are divided', () => {
  const { scene } = toDayPass(someIncomeDays(), texts);
  expect(scene?.text).toBe('Trommel TR-4 earned 73.11\u00a0USDT');
  expect(scene?.streams.map(({ tone, text, note }) => [tone, text, note])).toEqual([
    ['paid', '68.00', 'Paid in full'],
    ['kept', '5.11', undefined],
  ]);
});

test('a day without income draws no stream, and offers nothing to collect', () => {
  const nothing = { earned: '0.00', owed: '3.40', paid: '0.00' };
  const { scene, yours, action } = toDayPass(
    someIncomeDays({
      ...nothing,
      yours: { scheduled: '3.40', paid: '0.00' },
      machines: [{ ...aMachine!, ...nothing, yours: { scheduled: '3.40', paid: '0.00' } }],
    }),
    texts,
  );
  expect(scene?.streams).toEqual([expect.objectContaining({ share: 0, short: true, note: '3.40 short' })]);
  expect(yours && figureOf(yours.amount)).toBe('0.00');
  expect(action).toBeUndefined();
});

test('several days are titled by the first and the last, and a member without a lease has no share', () => {
  const { machines } = someIncomeDays();
  const { title, yours } = toDayPass(
    someIncomeDays({
      from: '2026-11-18',
      yours: { scheduled: '0.00', paid: '0.00' },
      machines: machines.map((machine) => ({ ...machine, yours: null })),
    }),
    texts,
  );
  expect(title).toBe('18.11.2026 – 20.11.2026');
  expect(yours).toBeUndefined();
});

test('whole cents stay as they are', () => {
  expect(toShownDays(someIncomeDays())).toEqual(someIncomeDays());
});
