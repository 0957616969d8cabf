import { scheduledTotal } from './income.ts';
import { drawPaidShare, incomeAt, RUNS } from './paid-share.ts';
import { rangeOf, type RunRange } from './run-range.ts';
import { seededDraws } from './seeded-draws.ts';
import { CONSTANTS } from '../constants.ts';
import { add, isPositive, scale, subtract, sum, type Money, zero } from '../money/money.ts';
import { shown, shownUp } from '../money/shown-parts.ts';
import { afterWithdrawalFee } from '../withdrawal/withdrawal.ts';

/** A lease as far as what it comes to goes. */
export interface OfferedLease {
  /** Price after the coupon, which is not paid back at its end. */
  readonly paid: Money;
  readonly dailyIncome: Money;
  readonly validDays: number;
}

/** Outcome of a lease; the net is scheduled − fee − paid as they stand here. */
export interface LeaseOutcome {
  readonly paid: Money;
  readonly scheduled: Money;
  /** The withdrawal's, on all that is scheduled. */
  readonly fee: Money;
  /** Net after price and fee; below zero is a loss. */
  readonly net: Money;
  /** The day of the lease, from 1, from which on it is even; null where no day of it is. */
  readonly evenFrom: number | null;
}

/**
 * Work out what a lease comes to if every day of it is paid in full, which none is promised (H5): its scheduled
 * income, less the withdrawal's fee, less what is paid for it. In whole cents, the price rounded up, so that a
 * loss is never told as nothing. It is even on the first day n with n × daily income × 0.95 ≥ paid. Throws unless
 * the days are a whole number.
 */
export function leaseOutcome({ paid, dailyIncome, validDays }: OfferedLease): LeaseOutcome {
  const price = shownUp(paid);
  const { scheduled, fee, net } = afterFee(scheduledTotal(dailyIncome, validDays));
  return {
    paid: price,
    scheduled,
    fee,
    net: subtract(net, price),
    evenFrom: evenFrom({ paid, dailyIncome, validDays }),
  };
}

/** A lease that somebody has, as far as what it comes to goes. */
export interface HeldLease {
  /** Price paid, after the coupon. */
  readonly paid: Money;
  /** The income of its days that are over. */
  readonly earned: Money;
  readonly dailyIncome: Money;
  /** Days that are still to be paid: none of a lease that has ended. */
  readonly daysLeft: number;
}

/** Outcome of a lease that somebody has; the net is earned + left − fee − paid as they stand here. */
export interface HeldLeaseOutcome {
  readonly paid: Money;
  readonly earned: Money;
  /** Scheduled for the days that are left, which none is promised (H5). */
  readonly left: Money;
  /** The withdrawal's, on what it earned and what is left. */
  readonly fee: Money;
  readonly net: Money;
}

/**
 * Work out what a lease comes to that somebody has, if every day that is left is paid in full: by the rule of
 * {@link leaseOutcome}, with what its days that are over really earned. Throws unless the days are a whole number.
 */
export function heldLeaseOutcome({ paid, earned, dailyIncome, daysLeft }: HeldLease): HeldLeaseOutcome {
  const price = shownUp(paid);
  const booked = shown(earned);
  const left = shown(scheduledTotal(dailyIncome, daysLeft));
  const { fee, net } = afterWithdrawalFee(add(booked, left));
  return { paid: price, earned: booked, left, fee, net: subtract(net, price) };
}

/** The seed of a machine's runs, so that everybody who draws them, with or without a coupon, draws the same. */
export const outcomeSeed = (productId: string): string => `paydirt-outcome-1:${productId}`;

/** Parameters of runs of a lease. Of one that somebody has, its days are those that are left. */
export interface OutcomeInput extends OfferedLease {
  /** Earnings of its days that are over. @default none */
  readonly earned?: Money;
  /** The share of the scheduled income that each of the machine's past days paid, 0 to 1000. */
  readonly pastShares: readonly number[];
  readonly seed: string;
  /** @default 100 */
  readonly runs?: number;
}

/**
 * Draw what a lease that is held to its end could come to, after price and fee, from days as its machine really had
 * them: the worst, the middle and the best of the runs, and how many are below what was paid. A range of what was,
 * never a promise (H5). The same seed gives the same runs. Throws unless there is a run.
 */
export function drawOutcomes({
  paid,
  earned = zero(paid.asset),
  dailyIncome,
  validDays,
  pastShares,
  seed,
  runs = RUNS,
}: OutcomeInput): RunRange {
  const draw = seededDraws(seed);
  const price = shownUp(paid);
  // The same few shares are drawn thousands of times.
  const incomes = new Map<number, Money>();
  const incomeOf = (share: number) => {
    const income = incomes.get(share) ?? incomeAt(dailyIncome, share);
    incomes.set(share, income);
    return income;
  };
  const run = () => {
    const days = Array.from({ length: validDays }, () => incomeOf(drawPaidShare(pastShares, draw)));
    return subtract(afterFee(sum([shown(earned), ...days], paid.asset)).net, price);
  };
  return rangeOf(Array.from({ length: runs }, run));
}

/** Income in whole cents, as it is booked, with the fee of withdrawing it and what that leaves. */
function afterFee(income: Money): { readonly scheduled: Money; readonly fee: Money; readonly net: Money } {
  const scheduled = shown(income);
  return { scheduled, ...afterWithdrawalFee(scheduled) };
}

function evenFrom({ paid, dailyIncome, validDays }: OfferedLease): number | null {
  if (!isPositive(dailyIncome)) return null;
  const keptPermille = 1000n - BigInt(CONSTANTS.WITHDRAWAL_FEE_PERMILLE);
  const first = scale(paid, 1000n, dailyIncome.minor * keptPermille, 'ceil').minor;
  if (first > BigInt(validDays)) return null;
  return Math.max(1, Number(first));
}
