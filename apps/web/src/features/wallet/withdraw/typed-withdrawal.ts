import type { WithdrawalTerms } from '@paydirt/contract/wallet/withdrawal';
import {
  checkAmount,
  CURRENCY,
  err,
  type Money,
  ok,
  parseAmountInput,
  type Result,
  withdrawalQuote,
  type WithdrawalQuote,
  zero,
} from '@paydirt/domain';

import { moneyOf } from '../../../platform/data/wire.ts';

/** What is wrong with a typed amount, by the contract's reasons. */
export type AmountReason = Extract<
  ReturnType<typeof parseAmountInput> | ReturnType<typeof checkAmount>,
  { readonly ok: false }
>['error'];

/** Read what stands in the amount field, by the same rules as the services (PRODUCT 6). */
export function readTypedAmount(
  text: string,
  locale: string,
  { minimum }: Pick<WithdrawalTerms, 'minimum'>,
  available: Money | null,
): Result<Money, AmountReason> {
  const typed = parseAmountInput(text, locale);
  if (!typed.ok) return typed;
  return checkAmount(typed.value, { min: moneyOf(minimum), max: available ?? undefined });
}

/**
 * Whether a reason is worth saying while the member still types: what further digits could correct, such
 * as the 1 of a 15, is said when the form is sent.
 */
export function isSaidWhileTyping(reason: AmountReason): boolean {
  return reason !== 'required' && reason !== 'below_minimum' && reason !== 'not_positive';
}

/** Fee and net of whatever stands in the field, for each keystroke (H8); nothing costs and brings nothing. */
export function quoteTyped(text: string, locale: string): WithdrawalQuote & { readonly amount: Money } {
  const typed = parseAmountInput(text, locale);
  const amount = typed.ok ? typed.value : zero(CURRENCY);
  return { amount, ...withdrawalQuote(amount) };
}

/** Read six digits of a fund password. */
export function readFundPassword(text: string): Result<string, 'required' | 'fund_password_digits'> {
  if (text === '') return err('required');
  return /^[0-9]{6}$/.test(text) ? ok(text) : err('fund_password_digits');
}
