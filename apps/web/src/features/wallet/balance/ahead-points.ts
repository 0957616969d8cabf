import {
  addDays,
  type RunRange,
  type ClockDay,
  compare,
  CURRENCY,
  max,
  min,
  type Money,
  startOfDay,
  subtract,
  zero,
} from '@paydirt/domain';
import type { Formatters } from '@paydirt/i18n';
import type { BandChartProps } from '@paydirt/ui/band-chart';

import { shareOf } from '../../../platform/data/shares.ts';

/** Room above and below the band, as a share of the chart's height. */
const MARGIN = 0.06;
const NOTHING = zero(CURRENCY);

/** Scale an amount between foot and top, exactly enough to draw. */
function heightBetween(amount: Money, foot: Money, top: Money): number {
  const room = subtract(top, foot).minor;
  const share = room === 0n ? 0.5 : shareOf(subtract(amount, foot).minor, room);
  return MARGIN + share * (1 - 2 * MARGIN);
}

/** Turn the days ahead into the points of a band, on one scale with the break-even level. */
export function toAheadPoints(
  days: readonly RunRange[],
  today: ClockDay,
  format: Formatters,
): { readonly points: BandChartProps['points']; readonly zeroAt: number } {
  const foot = days.reduce((least, { worst }) => min(least, worst), NOTHING);
  const top = days.reduce((most, { best }) => max(most, best), NOTHING);
  const level = (amount: Money) => ({
    text: format.figure(amount, compare(amount, NOTHING) === 0 ? 'balance' : 'delta'),
    value: heightBetween(amount, foot, top),
  });
  return {
    points: days.map(({ worst, median, best }, ahead) => ({
      label: format.day(startOfDay(addDays(today, ahead))),
      low: level(worst),
      mid: level(median),
      high: level(best),
    })),
    zeroAt: heightBetween(NOTHING, foot, top),
  };
}
