import { anIncomeSummary } from '@paydirt/contract/wallet/income.examples';
import { anAccountHistory } from '@paydirt/contract/wallet/statement.examples';
import { toDecimal } from '@paydirt/domain';
import { expect, test } from 'vitest';

import { cameAndWent, hasIncome, incomeLine, nextStep } from './home-figures.ts';

const nothing = anIncomeSummary({
  receivable: '0.00',
  receivableCount: 0,
  arriving: '0.00',
  receivedToday: '0.00',
  machines: 0,
  byDay: [],
});

test('the sparkline includes short days, and days without income (H13)', () => {
  const line = incomeLine(anIncomeSummary());
  expect(line).toHaveLength(14);
  expect(line[7]).toBe(0);
  expect(line[5]).toBeLessThan(line[4] ?? 0);
  expect(incomeLine(nothing)).toEqual([]);
});

test('money in and out of a week is what was booked on the available balance, not what machines earned', () => {
  const day = { ...anAccountHistory().days[0]!, machineRevenue: '3.40' };
  const moved = cameAndWent([
    { ...day, moved: { moneyIn: '50.00', moneyOut: '0.00' } },
    { ...day, moved: { moneyIn: '0.10', moneyOut: '120.00' } },
    { ...day, moved: { moneyIn: '20.00', moneyOut: '10.00' } },
  ]);
  expect(moved && [toDecimal(moved.came), toDecimal(moved.went)]).toEqual(['70.10', '-130.00']);
  // An answer cached by an earlier version has no such figures.
  expect(cameAndWent([{ ...day, moved: undefined }])).toBeNull();
});

test('the next step goes from money to a machine to its first day, and then disappears', () => {
  expect(nextStep(nothing, '0.00')).toBe('money');
  expect(nextStep(nothing, '50.00')).toBe('lease');
  expect(nextStep({ ...nothing, machines: 1 }, '0.00')).toBe('day');
  expect(nextStep(anIncomeSummary(), '0.00')).toBeNull();
});

test('a day without output still counts as the first day (H13)', () => {
  const stood = { day: '2026-11-20', scheduled: '3.40', accrued: '0.00', received: '0.00' };
  expect(nextStep({ ...nothing, machines: 1, byDay: [stood] }, '0.00')).toBeNull();
});

test('income is mentioned only when there is some', () => {
  expect(hasIncome(nothing)).toBe(false);
  expect(hasIncome({ ...nothing, receivable: '0.90' })).toBe(true);
  expect(hasIncome({ ...nothing, arriving: '0.90' })).toBe(true);
});
