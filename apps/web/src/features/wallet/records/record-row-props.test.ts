import { aRecord, someRecords } from '@paydirt/contract/wallet/records.examples';
import { addMs, epochMs, toDecimal, toIso, usdt } from '@paydirt/domain';
import { createFormatters, createTranslator } from '@paydirt/i18n';
import { catalogue } from '@paydirt/i18n/catalogues/en-us';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { moneyOf } from '../../../platform/data/wire.ts';
import { recordTitle, toRecordDays, toRecordRowContent } from './record-row-props.ts';

const texts = {
  ...createTranslator({ locale: 'en-US', catalogue }),
  format: createFormatters('en-US', { dateFormat: 1 }),
};
const now = epochMs(Date.UTC(2026, 10, 21, 14, 5));

test('a row shows what, when, who paid, how much and its status (H6)', () => {
  expect(toRecordRowContent(aRecord(), texts)).toEqual({
    icon: 'arrow-up-right',
    picture: '/media/products/trommel.svg',
    title: 'Trommel TR-4',
    time: 'Daily income, 20.11.2026',
    source: 'from machine revenue',
    shortfall: undefined,
    amount: texts.format.moneyParts(usdt(3_400_000n), 'delta'),
    flow: 'income',
    status: 'Arrived',
    statusKind: 'settled',
  });
});

test('income paid pro rata shows its share in the row', () => {
  expect(toRecordRowContent(aRecord({ coveragePermille: 940 }), texts).shortfall).toBe(
    texts.t('record.row.short', { share: '94%' }),
  );
});

test('a day without output is kept, with a plain zero (H13)', () => {
  const row = toRecordRowContent(aRecord({ amount: '0.00', coveragePermille: 0 }), texts);
  expect(row).toMatchObject({
    amount: { sign: '', integer: '0', decimals: '00' },
    shortfall: texts.t('record.row.standstill'),
    flow: 'out',
  });
});

test('a debit has a minus sign, and is rounded like a credit', () => {
  expect(toRecordRowContent(aRecord({ amount: '-115.009', kind: 'buy_machine' }), texts)).toMatchObject({
    amount: { sign: '−', integer: '115', decimals: '00' },
    flow: 'out',
  });
});

test('a purchase shows its time, what was bought, and whose balance paid', () => {
  const bought = aRecord({ kind: 'buy_machine', source: 'own_balance', time: '2026-11-20T09:12:00.000Z' });
  expect(toRecordRowContent(bought, texts)).toMatchObject({
    title: 'Trommel TR-4',
    time: '09:12',
    source: 'Machine lease, from your own balance',
  });
});

test.each(['buy_machine', 'refund', 'subsidy', 'daily_income'] as const)(
  'a %s of a machine is titled by the machine with its drawing, and shows its kind beside it',
  (kind) => {
    const row = toRecordRowContent(aRecord({ kind }), texts);
    expect(row).toMatchObject({ title: 'Trommel TR-4', picture: '/media/products/trommel.svg' });
    expect(`${row.time} ${row.source}`).toContain(recordTitle(aRecord({ kind }), texts));
  },
);

test('a record without a machine is titled by its kind, with an icon', () => {
  const reward = aRecord({ kind: 'referral_bonus', goods: null, description: 'Invitation reward' });
  expect(toRecordRowContent(reward, texts)).toMatchObject({
    title: 'Referral bonus',
    picture: undefined,
    icon: 'users',
  });
});

test('the date in a row never wraps', () => {
  const english = { ...texts, format: createFormatters('en-US', { dateFormat: 0 }) };
  expect(toRecordRowContent(aRecord(), english).time).toMatch(/\w\u00a0\d+/u);
});

test.each(['Test faucet', 'USDT recharge', 'Card recharge'])(
  'a recharge by %s names its channel once',
  (way) => {
    const recharge = aRecord({ kind: 'recharge', goods: null, source: 'test_faucet', description: way });
    expect(toRecordRowContent(recharge, texts).source).toBe(way);
  },
);

test('collected income is shown as on its way, with the wording of home and its time of arrival', () => {
  const time = '2026-11-21T14:35:00.000Z';
  const record = aRecord({ status: 'processing', arrivesAt: time });
  expect(toRecordRowContent(record, texts)).toMatchObject({
    status: `${texts.t('income.arriving')} · ${texts.format.time(epochMs(Date.parse(time)))}`,
    statusKind: 'open',
  });
});

test('uncollected income is shown as to collect, not as failed', () => {
  expect(toRecordRowContent(aRecord({ status: 'not_credited' }), texts)).toMatchObject({
    status: texts.t('record.status.not_credited'),
    statusKind: 'open',
  });
});

test('income that was taken back is struck through', () => {
  expect(toRecordRowContent(aRecord({ status: 'failed' }), texts)).toMatchObject({
    flow: 'void',
    statusKind: 'failed',
  });
});

test('a withdrawal that is done is shown as paid out, as on its card', () => {
  const done = aRecord({ kind: 'withdrawal', goods: null, status: 'succeeded', amount: '-40.00' });
  expect(toRecordRowContent(done, texts)).toMatchObject({ status: 'Paid out', statusKind: 'settled' });
});

test('a withdrawal cancelled by its member says so, without the colour of a failure', () => {
  const cancelled = aRecord({ kind: 'withdrawal', goods: null, status: 'cancelled', amount: '-40.00' });
  expect(toRecordRowContent(cancelled, texts)).toMatchObject({
    status: 'Cancelled by you',
    statusKind: 'cancelled',
    flow: 'out',
  });
});

test('a failed withdrawal is shown as leaving the balance, and the money coming back says where from', () => {
  const withdrawal = { goods: null, description: 'USDT withdrawal' } as const;
  const failed = aRecord({ ...withdrawal, kind: 'withdrawal', status: 'failed', amount: '-40.00' });
  expect(toRecordRowContent(failed, texts)).toMatchObject({ flow: 'out', statusKind: 'failed' });
  const back = aRecord({ ...withdrawal, kind: 'withdrawal_failed', status: 'credited', source: 'refund' });
  expect(toRecordRowContent(back, texts)).toMatchObject({
    flow: 'income',
    source: 'USDT withdrawal, from the amount set aside',
  });
});

test('records are grouped by the day they moved the balance, newest first, with its closing balance', () => {
  const days = toRecordDays(someRecords(), { ...texts, now, balances: true });
  expect(days.map(({ label, figure, records }) => [label, figure, records.length])).toEqual([
    ['Not in your balance yet', undefined, 1],
    ['Today', 'Balance 2,418.60', 2],
    ['Yesterday', 'Balance 2,412.00', 3],
    ['19.11.2026', 'Balance 2,027.00', 1],
  ]);
});

test('income is listed on the day of its arrival, and pending records before all days', () => {
  const income = { time: '2026-11-20T00:00:00.000Z', balanceAfter: '90.00' };
  const arrived = aRecord({ ...income, id: 'b', arrivesAt: '2026-11-21T09:30:00.000Z' });
  const bought = aRecord({ time: '2026-11-20T08:00:00.000Z', arrivesAt: null, balanceAfter: '86.60' });
  const waits = aRecord({ id: 'w', status: 'not_credited', arrivesAt: null, balanceAfter: null });
  const days = toRecordDays([waits, arrived, bought], { ...texts, now, balances: true });
  expect(days.map(({ label, figure, records }) => [label, figure, records.map(({ id }) => id)])).toEqual([
    ['Not in your balance yet', undefined, ['w']],
    ['Today', 'Balance 90.00', ['b']],
    ['Yesterday', 'Balance 86.60', ['rec_1']],
  ]);
});

test('the rows of a day add up to the difference between its balance and the previous one', () => {
  const moves = fc.array(
    fc.record({ cents: fc.integer({ min: -50_000, max: 50_000 }), hours: fc.nat(90), waited: fc.nat(40) }),
    { minLength: 1, maxLength: 25 },
  );
  fc.assert(
    fc.property(moves, (list) => {
      const at = (hours: number) => toIso(addMs(now, (hours - 90) * 3_600_000));
      let balance = 0n;
      const records = list
        .toSorted((a, b) => a.hours - b.hours)
        .map(({ cents, hours, waited }, index) => {
          balance += BigInt(cents) * 10_000n;
          const amounts = {
            amount: toDecimal(usdt(BigInt(cents) * 10_000n)),
            balanceAfter: toDecimal(usdt(balance)),
          };
          return aRecord({ id: String(index), ...amounts, time: at(hours - waited), arrivesAt: at(hours) });
        })
        .toReversed();
      const days = toRecordDays(records, { ...texts, now, balances: true }).toReversed();
      let before = 0n;
      for (const { figure, records: rows } of days) {
        const moved = rows.reduce((all, { amount }) => all + moneyOf(amount).minor, 0n);
        before += moved;
        expect(figure).toBe(`Balance ${texts.format.figure(usdt(before), 'balance')}`);
      }
    }),
  );
});

test('no balance is shown when it is unknown or only some kinds are listed', () => {
  expect(
    toRecordDays([aRecord({ balanceAfter: null })], { ...texts, now, balances: true })[0]?.figure,
  ).toBeUndefined();
  expect(toRecordDays([aRecord()], { ...texts, now, balances: false })[0]?.figure).toBeUndefined();
});
