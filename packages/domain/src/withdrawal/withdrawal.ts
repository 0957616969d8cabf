import { belowField, checkAmount } from '../money/amount-input.ts';
import { CONSTANTS } from '../constants.ts';
import { isNegative, money, scaleShown, subtract, type Money, zero } from '../money/money.ts';
import { err, ok, type Result } from '../result.ts';
import { businessDayFrom, dayOf, isBusinessDay, type ClockDay, type EpochMs } from '../time/time.ts';

/** Fee and net amount of a withdrawal; they add up to the amount. */
export type WithdrawalQuote = { readonly fee: Money; readonly net: Money };

/** Reason to reject a withdrawal, in the order of the checks. */
export type WithdrawalError =
  | 'not_positive'
  | 'below_minimum'
  | 'above_balance'
  | 'destination_missing'
  | 'fund_password_missing';

/** The largest amount of a balance that can be typed: anything beyond two decimals stays in the balance (PRODUCT 6). */
export function wholeBalance(available: Money): Money {
  return money(available.minor - (available.minor % belowField(available.asset)), available.asset);
}

/** Quote a withdrawal: 5 percent fee, rounded down to a cent (PRODUCT 5, H8). Throws on a negative amount. */
export function withdrawalQuote(amount: Money): WithdrawalQuote {
  if (isNegative(amount)) throw new RangeError('domain: a withdrawal cannot be negative');
  const fee = scaleShown(amount, BigInt(CONSTANTS.WITHDRAWAL_FEE_PERMILLE), 1000n, 'floor');
  return { fee, net: subtract(amount, fee) };
}

/**
 * Check a withdrawal (PRODUCT 6): at least the minimum, at most the available balance, a saved address or bank account,
 * and a fund password that is set. Nothing else is ever a condition (H14). Without `available`, the balance is checked
 * only by the ledger.
 */
export function checkWithdrawal({
  amount,
  available,
  minimum,
  destinationBound,
  fundPasswordSet,
}: {
  readonly amount: Money;
  readonly available?: Money | undefined;
  readonly minimum: Money;
  readonly destinationBound: boolean;
  readonly fundPasswordSet: boolean;
}): Result<Money, WithdrawalError> {
  const bounded = checkAmount(amount, { min: minimum, max: available });
  if (!bounded.ok) return bounded.error === 'above_maximum' ? err('above_balance') : err(bounded.error);
  if (!destinationBound) return err('destination_missing');
  if (!fundPasswordSet) return err('fund_password_missing');
  return ok(amount);
}

/** The day from which a withdrawal settles: the same day, or the Monday after a weekend (PRODUCT 5). */
export function settlementDay(requestedAt: EpochMs): {
  readonly day: ClockDay;
  readonly waitsForMonday: boolean;
} {
  const requestDay = dayOf(requestedAt);
  return { day: businessDayFrom(requestDay), waitsForMonday: !isBusinessDay(requestDay) };
}

/** Calculate the net amount of a withdrawn sum; a negative sum has no fee. */
export function afterWithdrawalFee(amount: Money): { readonly fee: Money; readonly net: Money } {
  return isNegative(amount) ? { fee: zero(amount.asset), net: amount } : withdrawalQuote(amount);
}
