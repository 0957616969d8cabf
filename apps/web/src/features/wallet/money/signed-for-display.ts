import { type Money, negate } from '@paydirt/domain';

/** Accounts that say what is held: in the books they stand with the opposite sign of what they back. */
export const HOLDINGS: readonly string[] = ['custody', 'treasury'];

/** An amount on an account as people say it: a holding is what is there, not the other side of it. */
export function signedForDisplay(account: string, amount: Money): Money {
  return HOLDINGS.includes(account) ? negate(amount) : amount;
}
