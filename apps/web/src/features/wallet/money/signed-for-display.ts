import { type Money, negate } from '@paydirt/domain';

/** Accounts of holdings: in the journal they have the opposite sign of the balances that they back. */
export const HOLDINGS: readonly string[] = ['custody', 'treasury'];

/** Get an account's amount with the sign that readers expect: a holding is positive. */
export function signedForDisplay(account: string, amount: Money): Money {
  return HOLDINGS.includes(account) ? negate(amount) : amount;
}
