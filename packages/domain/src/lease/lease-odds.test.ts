import { expect, test } from 'vitest';

import { payIncome, scheduledTotal } from './income.ts';
import {
  add,
  compare,
  isNegative,
  scaleShown,
  subtract,
  sum,
  usdt,
  zero,
  type Money,
} from '../money/money.ts';
import { clockDay } from '../time/time.ts';
import { withdrawalQuote } from '../withdrawal/withdrawal.ts';
import { machineYield } from './yield.ts';

/** The machines of the seed: price and scheduled income a day in cents, and days. */
const MACHINES = {
  trommel: [12_000, 340, 45],
  'shaker-table': [26_000, 640, 50],
  'rocker-box': [2_800, 125, 25],
  'gold-pan': [1_200, 90, 15],
  'sluice-box': [4_500, 175, 30],
  jig: [18_000, 500, 45],
  'stamp-mill': [38_000, 780, 60],
  'ball-mill': [56_000, 1_150, 60],
  'jaw-crusher': [84_000, 1_400, 75],
  'wash-plant': [135_000, 1_950, 85],
  'bucket-line-dredge': [240_000, 3_300, 90],
  'long-tom': [7_500, 250, 36],
} as const;
const cents = (count: number) => usdt(BigInt(count) * 10_000n);
const FROM = 20_000;
const DAYS = 2000;

/** Pay each day of one lease after another of a machine, from its earned and saved revenue (H6). */
function paidBy(id: string, daily: Money): Money[] {
  let kept = zero('USDT');
  return Array.from({ length: DAYS }, (_, day) => {
    const earned = scaleShown(daily, BigInt(machineYield(id, clockDay(FROM + day))), 1000n, 'floor');
    const available = add(kept, earned);
    const paid = sum(payIncome({ available, scheduled: [daily] }), 'USDT');
    kept = subtract(available, paid);
    return paid;
  });
}

test('about a quarter of leases held to their end make a loss after the fee (H13)', () => {
  const shares = Object.entries(MACHINES).map(([id, [price, dailyCents, validDays]]) => {
    const daily = cents(dailyCents);
    const paid = paidBy(id, daily);
    const nets = Array.from({ length: DAYS - validDays }, (_, first) =>
      subtract(withdrawalQuote(sum(paid.slice(first, first + validDays), 'USDT')).net, cents(price)),
    );
    // Every machine is worth leasing if all its days pay: any loss is due to its days.
    expect(compare(withdrawalQuote(scheduledTotal(daily, validDays)).net, cents(price))).toBe(1);
    return nets.filter(isNegative).length / nets.length;
  });
  const all = shares.reduce((one, other) => one + other, 0) / shares.length;
  expect(all).toBeGreaterThan(0.18);
  expect(all).toBeLessThan(0.33);
});
