import { type RunRange, clockDay, dayOf, epochMs, usdt } from '@paydirt/domain';
import { createFormatters } from '@paydirt/i18n';
import { expect, test } from 'vitest';

import { toAheadPoints } from './ahead-points.ts';

const format = createFormatters('en-US', { dateFormat: 1 });
const TODAY = dayOf(epochMs(Date.UTC(2026, 10, 21)));
const day = (worst: bigint, median: bigint, best: bigint): RunRange => ({
  worst: usdt(worst * 1_000_000n),
  median: usdt(median * 1_000_000n),
  best: usdt(best * 1_000_000n),
  losses: worst < 0n ? 1 : 0,
});

test('days are labelled from today on, with signed figures', () => {
  const { points } = toAheadPoints([day(-12n, -12n, -12n), day(-14n, -9n, 3n)], TODAY, format);
  expect(points.map(({ label }) => label)).toEqual(['21.11.2026', '22.11.2026']);
  expect([points[1]?.low.text, points[1]?.mid.text, points[1]?.high.text]).toEqual([
    '−14.00',
    '−9.00',
    '+3.00',
  ]);
});

test('all heights share one scale, which includes zero', () => {
  const { points, zeroAt } = toAheadPoints([day(-30n, -10n, -10n), day(-20n, 0n, 10n)], TODAY, format);
  const [first, second] = points;
  expect(first?.low.value).toBeCloseTo(0.06);
  expect(second?.high.value).toBeCloseTo(0.94);
  expect(second?.mid.value).toBe(zeroAt);
  // From −30 to 10, zero is at three quarters.
  expect(zeroAt).toBeCloseTo(0.06 + 0.88 * 0.75, 3);
});

test('without gain or loss the point is in the middle', () => {
  const { points, zeroAt } = toAheadPoints([day(0n, 0n, 0n)], clockDay(0), format);
  expect([points[0]?.mid.value, zeroAt]).toEqual([0.5, 0.5]);
  expect(points[0]?.mid.text).toBe('0.00');
});
