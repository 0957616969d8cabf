import { drawPaidShare, incomeAt, RUNS } from './paid-share.ts';
import { rangeOf, type RunRange } from './run-range.ts';
import { seededDraws } from './seeded-draws.ts';
import { add, CURRENCY, isNegative, scaleShown, subtract, sum, zero, type Money } from '../money/money.ts';
import { shown, shownUp } from '../money/shown-parts.ts';
import { afterWithdrawalFee } from '../withdrawal/withdrawal.ts';

/** Parts of a member's standing: what they have, would get back, and have put in. None is negative. */
export interface StandingParts {
  readonly available: Money;
  /** Accrued, not collected yet. */
  readonly receivable: Money;
  /** Collected, and on its way. */
  readonly arriving: Money;
  /** Refund of returning every lease, once all income is collected. */
  readonly returns: Money;
  /** Set aside for withdrawals that have not settled, after their fees. */
  readonly withdrawing: Money;
  /** Net amount of past withdrawals. */
  readonly takenOut: Money;
  readonly putIn: Money;
}

/** A member's result if they stopped now. */
export interface Standing {
  /** Fee for withdrawing everything that would still have to be withdrawn. */
  readonly fee: Money;
  /** Total on leaving, earlier withdrawals included. */
  readonly leaveWith: Money;
  /** That total less what was put in; below zero is a loss. */
  readonly net: Money;
}

/**
 * Calculate a member's result if they stopped now: everything they have, less the fee for withdrawing it, plus what
 * they took out, less everything they put in.
 */
export function standingOf({ withdrawing, takenOut, putIn, ...held }: StandingParts): Standing {
  const { fee, net: kept } = afterWithdrawalFee(sum(Object.values(held), putIn.asset));
  const leaveWith = sum([kept, withdrawing, takenOut], putIn.asset);
  return { fee, leaveWith, net: subtract(leaveWith, putIn) };
}

/**
 * Round the parts to whole cents, as they are shown, so that they add up to the shown figures: gains rounded down,
 * deposits up, so that nobody is shown more than there is, and no loss as zero.
 */
export function shownStanding({ putIn, ...gained }: StandingParts): StandingParts {
  return {
    available: shown(gained.available),
    receivable: shown(gained.receivable),
    arriving: shown(gained.arriving),
    returns: shown(gained.returns),
    withdrawing: shown(gained.withdrawing),
    takenOut: shown(gained.takenOut),
    putIn: shownUp(putIn),
  };
}

/** The properties of a lease that matter for the days ahead. */
export interface LeaseAhead {
  readonly productId: string;
  /** Price that was paid, after the coupon. */
  readonly price: Money;
  readonly dailyIncome: Money;
  readonly validDays: number;
  readonly daysAccrued: number;
}

/** Parameters of {@link lookAhead}. */
export interface AheadInput {
  readonly parts: StandingParts;
  readonly leases: readonly LeaseAhead[];
  /** By product, the share of the scheduled income that each of its past days paid, 0 to 1000. */
  readonly pastDays: Readonly<Record<string, readonly number[]>>;
  /** Number of days to look ahead. */
  readonly days: number;
  readonly seed: string;
  /** @default 100 */
  readonly runs?: number;
}

/**
 * Simulate the result of a member who leases nothing more, if they stopped on each of the days ahead, today first: the
 * worst, the median and the best of a number of runs, after fees and less everything they put in, and how many of the
 * runs are a loss. A range of the past, never a promise (H5). For each machine and day, each run draws one of the
 * machine's own past days, good and bad, and pays what that day paid (H13); leases of one machine share its day. A
 * lease's refund shrinks with each day, and is nothing after its last. Today is {@link standingOf} in every run; the
 * same seed gives the same days.
 */
export function lookAhead({ parts, leases, pastDays, days, seed, runs = RUNS }: AheadInput): RunRange[] {
  if (!Number.isInteger(days) || days < 0 || !Number.isInteger(runs) || runs < 1)
    throw new RangeError(`domain: cannot look ${days} days ahead ${runs} times`);
  const now = standingOf(parts).net;
  const returns = Array.from({ length: days }, (_, day) => returnsAfter(leases, day + 1));
  const draw = seededDraws(seed);
  const products = [...new Set(leases.map(({ productId }) => productId))].toSorted();
  const nets: Money[][] = returns.map(() => []);
  for (let run = 0; run < runs; run += 1) {
    let earned = zero(CURRENCY);
    for (let day = 1; day <= days; day += 1) {
      const shares = new Map(products.map((id) => [id, drawPaidShare(pastDays[id] ?? [], draw)]));
      for (const lease of leases) {
        if (lease.daysAccrued + day > lease.validDays) continue;
        earned = add(earned, incomeAt(lease.dailyIncome, shares.get(lease.productId) ?? 0));
      }
      const then = {
        ...parts,
        receivable: add(parts.receivable, earned),
        returns: returns[day - 1] ?? zero(CURRENCY),
      };
      nets[day - 1]?.push(standingOf(then).net);
    }
  }
  const today = { worst: now, median: now, best: now, losses: isNegative(now) ? runs : 0 };
  return [today, ...nets.map(rangeOf)];
}

/**
 * Add up the refund of all leases after a number of further days: pro rata, because by then a day has passed
 * (PRODUCT 5).
 */
function returnsAfter(leases: readonly LeaseAhead[], days: number): Money {
  return sum(
    leases.map(({ price, validDays, daysAccrued }) => {
      const left = validDays - daysAccrued - days;
      return left > 0 ? scaleShown(price, BigInt(left), BigInt(validDays), 'floor') : zero(price.asset);
    }),
    CURRENCY,
  );
}
