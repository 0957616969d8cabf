import { scheduledTotal } from './income.ts';
import { drawPaidShare, incomeAt, RUNS } from './paid-share.ts';
import { rangeOf, type RunRange } from './run-range.ts';
import { seededDraws } from './seeded-draws.ts';
import { CONSTANTS } from '../constants.ts';
import { add, isPositive, scale, subtract, sum, type Money, zero } from '../money/money.ts';
import { shown, shownUp } from '../money/shown-parts.ts';
import { afterWithdrawalFee } from '../withdrawal/withdrawal.ts';

/** Terms of a lease from which its result follows. */
export interface OfferedLease {
  /** Price after the coupon, which is not paid back at the end of the lease. */
  readonly paid: Money;
  readonly dailyIncome: Money;
  readonly validDays: number;
}

/** Result of a lease; the net is scheduled − fee − paid, using exactly the figures shown. */
export interface LeaseOutcome {
  readonly paid: Money;
  readonly scheduled: Money;
  /** Fee for withdrawing all scheduled income. */
  readonly fee: Money;
  /** Net after price and fee; below zero is a loss. */
  readonly net: Money;
  /** The day of the lease, from 1, on which it breaks even; null if it never does. */
  readonly evenFrom: number | null;
}

/**
 * Calculate the result of a lease if every day of it is paid in full, which is never promised (H5): its scheduled
 * income, less the fee for withdrawing it, less the price. Figures are in whole cents, with the price rounded up, so
 * that a loss never looks like break-even. It breaks even on the first day n with n × daily income × 0.95 ≥ paid.
 * Throws unless the days are a whole number.
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

/** Terms of a held lease from which its result follows. */
export interface HeldLease {
  /** Price paid, after the coupon. */
  readonly paid: Money;
  /** Income of its past days. */
  readonly earned: Money;
  readonly dailyIncome: Money;
  /** Days that are still to be paid; none for a lease that has ended. */
  readonly daysLeft: number;
}

/** Result of a held lease; the net is earned + left − fee − paid, using exactly the figures shown. */
export interface HeldLeaseOutcome {
  readonly paid: Money;
  readonly earned: Money;
  /** Income scheduled for the remaining days, none of which is promised (H5). */
  readonly left: Money;
  /** Fee of withdrawing both its earned and its remaining income. */
  readonly fee: Money;
  readonly net: Money;
}

/**
 * Calculate the result of a held lease if every remaining day is paid in full, by the rule of {@link leaseOutcome} and
 * with the real income of its past days. Throws unless the days are a whole number.
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

/** Parameters of simulated runs of a lease. For a held lease, its days are the remaining ones. */
export interface OutcomeInput extends OfferedLease {
  /** Earnings of its completed days. @default none */
  readonly earned?: Money;
  /** The share of the scheduled income that each of the machine's past days paid, 0 to 1000. */
  readonly pastShares: readonly number[];
  readonly seed: string;
  /** @default 100 */
  readonly runs?: number;
}

/**
 * Draw possible results of a lease that is held to its end, after price and fee, from its machine's real past days:
 * the worst, the middle and the best of the runs, and how many end below the price. A range of the past, never a
 * promise (H5). The same seed gives the same runs. Throws unless there is a run.
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
  // A cache, because the same few shares are drawn thousands of times.
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

/** Income in whole cents, as it is booked, with the fee of withdrawing it and the rest. */
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
