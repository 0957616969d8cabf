import { payIncome } from './income.ts';
import { seededDraws, type Draw } from './seeded-draws.ts';
import { YIELD_RULE } from './yield.ts';
import {
  add,
  ASSETS,
  compare,
  CURRENCY,
  money,
  scale,
  subtract,
  sum,
  usdt,
  zero,
  type Money,
  type Rounding,
} from '../money/money.ts';

/** What a member has, would get back, and has put in: what one figure is made of. None is negative. */
export interface StandingParts {
  readonly available: Money;
  /** Accrued, not collected yet. */
  readonly receivable: Money;
  /** Collected, and on its way. */
  readonly arriving: Money;
  /** Set aside for withdrawals that have not settled. */
  readonly withdrawing: Money;
  /** What returning every lease would give, once all is collected. */
  readonly returns: Money;
  /** What withdrawals brought, after their fees. */
  readonly takenOut: Money;
  /** Every recharge, and what the test faucet gave. */
  readonly putIn: Money;
}

/** Add up where a member would stand who stopped now: all there is and was taken out, less all that was put in. May be negative. */
export function standingOf({ putIn, ...gained }: StandingParts): Money {
  return subtract(sum(Object.values(gained), putIn.asset), putIn);
}

/**
 * The parts in whole cents, as they are shown, so that they add up to the figure as they stand there: what there is
 * rounded down, what was put in up, so that nobody is shown more than there is.
 */
export function shownStanding({ putIn, ...gained }: StandingParts): StandingParts {
  const inCents = ({ minor, asset }: Money, rounding: Rounding) => {
    const { scale: decimals, shown } = ASSETS[asset];
    const step = 10n ** BigInt(decimals - shown);
    return money(scale(money(minor, asset), 1n, step, rounding).minor * step, asset);
  };
  return {
    available: inCents(gained.available, 'floor'),
    receivable: inCents(gained.receivable, 'floor'),
    arriving: inCents(gained.arriving, 'floor'),
    withdrawing: inCents(gained.withdrawing, 'floor'),
    returns: inCents(gained.returns, 'floor'),
    takenOut: inCents(gained.takenOut, 'floor'),
    putIn: inCents(putIn, 'ceil'),
  };
}

/** A lease as far as the days ahead go. */
export interface LeaseAhead {
  readonly productId: string;
  /** Price that was paid, after the coupon. */
  readonly price: Money;
  readonly dailyIncome: Money;
  readonly validDays: number;
  readonly daysAccrued: number;
}

/** What {@link lookAhead} goes by. */
export interface AheadInput {
  readonly parts: StandingParts;
  readonly leases: readonly LeaseAhead[];
  /** By product: the share of the scheduled income that each of its past days paid, 0 to 1000. */
  readonly pastDays: Readonly<Record<string, readonly number[]>>;
  /** How many days to look ahead. */
  readonly days: number;
  readonly seed: string;
  /** @default 100 */
  readonly runs?: number;
}

/** Where the runs stand after so many days. */
export interface AheadDay {
  readonly worst: Money;
  readonly median: Money;
  readonly best: Money;
}

/** How often the days ahead are drawn. */
export const AHEAD_RUNS = 100;

/**
 * Show where a member who did nothing more could stand on each of the days ahead, today first: the worst, the middle
 * and the best of so many runs. A range of what was, never a promise (H5).
 *
 * Each run draws for each machine and day one of the machine's own past days, with its good and its bad ones, and
 * pays what that day paid (H13). A machine without a past day goes by the published rule, of which more than the
 * whole is never paid. A lease gives back less with each day, and nothing after its last. Without days ahead all
 * three are {@link standingOf}; the same seed gives the same days.
 */
export function lookAhead({
  parts,
  leases,
  pastDays,
  days,
  seed,
  runs = AHEAD_RUNS,
}: AheadInput): AheadDay[] {
  if (!Number.isInteger(days) || days < 0 || !Number.isInteger(runs) || runs < 1)
    throw new RangeError(`domain: cannot look ${days} days ahead ${runs} times`);
  const now = standingOf(parts);
  const held = subtract(now, parts.returns);
  const returns = Array.from({ length: days }, (_, day) => returnsAfter(leases, day + 1));
  const draw = seededDraws(seed);
  const products = [...new Set(leases.map(({ productId }) => productId))].toSorted();
  const stands: Money[][] = returns.map(() => []);
  for (let run = 0; run < runs; run += 1) {
    let earned = zero(CURRENCY);
    for (let day = 1; day <= days; day += 1) {
      const shares = new Map(products.map((id) => [id, shareOf(pastDays[id] ?? [], draw)]));
      for (const lease of leases) {
        if (lease.daysAccrued + day > lease.validDays) continue;
        earned = add(earned, incomeOf(lease, shares.get(lease.productId) ?? 0));
      }
      stands[day - 1]?.push(add(add(held, earned), returns[day - 1] ?? zero(CURRENCY)));
    }
  }
  const today = { worst: now, median: now, best: now };
  return [today, ...stands.map((of) => rangeOf(of.toSorted(compare), now))];
}

/** What all leases would give back after so many more days (PRODUCT 5: pro rata, for by then a day has passed). */
function returnsAfter(leases: readonly LeaseAhead[], days: number): Money {
  return sum(
    leases.map(({ price, validDays, daysAccrued }) => {
      const left = validDays - daysAccrued - days;
      return left > 0 ? scale(price, BigInt(left), BigInt(validDays), 'floor') : zero(price.asset);
    }),
    CURRENCY,
  );
}

const WHOLE = 1000;

/** A day's income of which so many thousandths are there, rounded as income is. */
function incomeOf({ dailyIncome }: LeaseAhead, permille: number): Money {
  const { paid } = payIncome({
    available: usdt(BigInt(permille)),
    owed: usdt(BigInt(WHOLE)),
    scheduled: [dailyIncome],
  });
  return paid[0] ?? zero(dailyIncome.asset);
}

function shareOf(past: readonly number[], draw: Draw): number {
  const drawn = past.length > 0 ? past[draw(past.length)] : byRule(draw);
  return Math.min(drawn ?? 0, WHOLE);
}

/** A day by the published rule (H13). */
function byRule(draw: Draw): number {
  let place = draw(WHOLE);
  for (const { sharePermille, fromPermille, toPermille } of YIELD_RULE) {
    if (place < sharePermille) return fromPermille + draw(toPermille - fromPermille + 1);
    place -= sharePermille;
  }
  return 0;
}

function rangeOf(sorted: readonly Money[], otherwise: Money): AheadDay {
  const at = (place: number) => sorted[place] ?? otherwise;
  return { worst: at(0), median: at(Math.floor((sorted.length - 1) / 2)), best: at(sorted.length - 1) };
}
