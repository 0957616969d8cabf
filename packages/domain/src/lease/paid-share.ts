import { payIncome } from './income.ts';
import type { Draw } from './seeded-draws.ts';
import { DRY_SPELLS, YIELD_RULE } from './yield.ts';
import { usdt, zero, type Money } from '../money/money.ts';

/** The whole of a day's scheduled income, in permille. */
const WHOLE = 1000;

/** Number of a machine's past days from which runs draw, where it has that many. */
export const PAST_DAYS = 90;

/** Number of runs. */
export const RUNS = 100;

/**
 * Draw the share of its scheduled income that a machine pays on a future day, in permille: that of one of its own past
 * days, good or bad, each equally likely (H13). A machine without past days follows the published rule, and never pays
 * more than the whole.
 */
export function drawPaidShare(past: readonly number[], draw: Draw): number {
  const drawn = past.length > 0 ? past[draw(past.length)] : byRule(draw);
  return Math.min(drawn ?? 0, WHOLE);
}

/** A permille share of a day's income, rounded like income. */
export function incomeAt(dailyIncome: Money, permille: number): Money {
  const paid = payIncome({
    available: usdt(BigInt(permille)),
    owed: usdt(BigInt(WHOLE)),
    scheduled: [dailyIncome],
  });
  return paid[0] ?? zero(dailyIncome.asset);
}

/** Draw a day by the published rule (H13), each day in a separate spell. */
function byRule(draw: Draw): number {
  const { sharePermille, fromPermille, toPermille } = DRY_SPELLS;
  const ground = draw(WHOLE) < sharePermille ? within(fromPermille, toPermille, draw) : WHOLE;
  return Math.floor((byBand(draw) * ground) / WHOLE);
}

function byBand(draw: Draw): number {
  let place = draw(WHOLE);
  for (const band of YIELD_RULE) {
    if (place < band.sharePermille) return within(band.fromPermille, band.toPermille, draw);
    place -= band.sharePermille;
  }
  return 0;
}

function within(from: number, to: number, draw: Draw): number {
  return from + draw(to - from + 1);
}
