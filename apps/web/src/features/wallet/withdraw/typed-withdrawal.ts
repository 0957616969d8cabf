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

/** A reason for which a typed amount is wrong, by the contract. */
export type AmountReason = Extract<
  ReturnType<typeof parseAmountInput> | ReturnType<typeof checkAmount>,
  { readonly ok: false }
>['error'];

/** Read the amount field, by the same rules as the services (PRODUCT 6). */
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
 * Tell if a reason is shown while the member still types. What further digits could correct, such as the 1 of a 15,
 * is shown when the form is sent.
 */
export function isShownWhileTyping(reason: AmountReason): boolean {
  return reason !== 'required' && reason !== 'below_minimum' && reason !== 'not_positive';
}

/**
 * Compute fee and net of the amount field's text, for each keystroke (H8); an empty field costs and brings nothing.
 */
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
