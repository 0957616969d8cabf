import type { InputOf } from '@paydirt/contract';
import type { CashTerms, createWithdrawal, WithdrawalTerms } from '@paydirt/contract/wallet/withdrawal';
import { type Money, toDecimal, withdrawalQuote } from '@paydirt/domain';
import { useState } from 'react';

import { moneyOf } from '../../../platform/data/wire.ts';
import { fieldMessageKey } from '../../../platform/services/errors.ts';
import { type Form, useForm } from '../../../forms/form.ts';
import { useFormat, useLocale, useT } from '../../../platform/hooks.tsx';
import {
  type AmountReason,
  isShownWhileTyping,
  quoteTyped,
  readFundPassword,
  readTypedAmount,
} from './typed-withdrawal.ts';
import { useWithdrawDraft } from './withdraw-draft.ts';
import { isCash } from './terms-text.ts';

const FIELDS = ['amount', 'destination', 'fundPassword'] as const;
type Field = (typeof FIELDS)[number];

/** Failures that are shown at the field of the fund password. */
export const FUND_PASSWORD_FAILURES = {
  fund_password_not_set: 'fundPassword',
  fund_password_wrong: 'fundPassword',
  fund_password_locked: 'fundPassword',
} as const;

/** The request on the confirmation: frozen when it opens, so that exactly what was shown is sent. */
export interface WithdrawRequest {
  readonly input: InputOf<typeof createWithdrawal>;
  readonly amount: Money;
  readonly fee: Money;
  readonly net: Money;
  readonly terms: WithdrawalTerms | CashTerms;
}

/** Parts of a request that may be set on the way. */
export interface WithdrawParts {
  readonly destinationId: string;
  readonly fundPassword: string;
}

/** Get the destination: the one there is, or the one of several that was chosen (H16); empty for none. */
function destinationOf(chosen: string, bound: readonly string[] | null): string {
  if (bound === null) return chosen;
  const [only] = bound;
  if (bound.length === 1 && only !== undefined) return only;
  return bound.includes(chosen) ? chosen : '';
}

/** Input of the form besides the typed values. */
export interface WithdrawFormOptions {
  readonly channel: 'usdt' | 'cash';
  readonly terms: WithdrawalTerms | CashTerms;
  /** Null while it is not known; then only the service refuses too much. */
  readonly available: Money | null;
  /** Ids of the bound destinations; another id in the draft counts as none. Null while they are not known. */
  readonly bound: readonly string[] | null;
  /** False when it is known that there is none, so that it is set on the way. */
  readonly fundPasswordSet: boolean;
}

/** Hold what was typed into a withdrawal. All but the fund password is kept as a draft. */
export function useWithdrawForm({ channel, terms, available, bound, fundPasswordSet }: WithdrawFormOptions) {
  const t = useT();
  const format = useFormat();
  const locale = useLocale();
  const draft = useWithdrawDraft(channel);
  const [fundPassword, setFundPassword] = useState('');
  const [refused, setRefused] = useState<AmountReason | null>(null);
  const form: Form<Field> = useForm({
    fields: FIELDS,
    failures: {
      insufficient_balance: 'amount',
      below_minimum: 'amount',
      not_found: 'destination',
      ...FUND_PASSWORD_FAILURES,
    },
    named: { addressId: 'destination', bankId: 'destination' },
  });

  const { amount: text } = draft.values;
  const destinationId = destinationOf(draft.values.destinationId, bound);
  const typed = readTypedAmount(text, locale, terms, available);
  const reason = typed.ok || (refused === null && !isShownWhileTyping(typed.error)) ? null : typed.error;

  function amountText(why: AmountReason): string {
    switch (why) {
      case 'below_minimum':
        return t('withdraw.form.belowMinimum', { minimum: format.money(moneyOf(terms.minimum), 'price') });
      case 'above_maximum':
        return t('withdraw.form.aboveBalance', {
          available: available === null ? '' : format.money(available, 'balance'),
        });
      default:
        return t(fieldMessageKey(why));
    }
  }

  /**
   * Check what was typed and show what is wrong; what there is none of yet is set in the steps that follow. While the
   * destinations are on their way, nothing is wrong with them.
   */
  function check({ loading }: { loading: boolean }): boolean {
    const password = readFundPassword(fundPassword);
    setRefused(typed.ok ? null : typed.error);
    return form.check({
      ...(typed.ok ? {} : { amount: typed.error }),
      ...(destinationId === '' && bound?.length !== 0 && !loading ? { destination: 'required' } : {}),
      ...(password.ok || !fundPasswordSet ? {} : { fundPassword: password.error }),
    });
  }

  /** Get the request to be confirmed; null while a part of it is missing. */
  function requestOf(parts: WithdrawParts): WithdrawRequest | null {
    const password = readFundPassword(parts.fundPassword);
    if (!typed.ok || !password.ok || parts.destinationId === '') return null;
    return {
      amount: typed.value,
      ...withdrawalQuote(typed.value),
      terms,
      input: {
        channel,
        amount: toDecimal(typed.value),
        fundPassword: password.value,
        ...(channel === 'usdt' ? { addressId: parts.destinationId } : { bankId: parts.destinationId }),
        ...(isCash(terms) ? { rate: terms.rate } : {}),
      },
    };
  }

  const chooseText = channel === 'usdt' ? t('withdraw.form.chooseAddress') : t('withdraw.form.chooseBank');
  return {
    form,
    check,
    requestOf,
    /** The typed amount can be withdrawn. */
    isAmountRight: typed.ok,
    text,
    changeText(amount: string) {
      draft.change({ amount });
      setRefused(null);
      form.clearError('amount');
    },
    destinationId,
    choose(id: string) {
      draft.change({ destinationId: id });
      form.clearError('destination');
    },
    fundPassword,
    changeFundPassword(next: string) {
      setFundPassword(next);
      form.clearError('fundPassword');
    },
    quoted: quoteTyped(text, locale),
    errors: {
      amount: reason === null ? (typed.ok ? form.errors.amount : undefined) : amountText(reason),
      destination: form.errors.destination === undefined ? undefined : chooseText,
      fundPassword: form.errors.fundPassword,
    },
    /** Forget all of it, after it was sent. */
    clear() {
      draft.clear();
      setFundPassword('');
    },
  };
}
