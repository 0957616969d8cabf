import type { CashTerms, WithdrawalTerms } from '@paydirt/contract/wallet/withdrawal';
import { convertFromUsdt, type Money, readRate, unwrap } from '@paydirt/domain';
import { DescriptionList, type Description } from '@paydirt/ui/description-list';

import { timeOf } from '../../../platform/data/wire.ts';
import { useFormat, useT } from '../../../platform/hooks.tsx';
import { arrivesText, bankHours, isCash, localMoney, whenText } from './terms-text.ts';

/** Fee and net of one withdrawal. */
export interface Quoted {
  readonly fee: Money;
  readonly net: Money;
}

export interface WithdrawFiguresProps {
  terms: WithdrawalTerms | CashTerms;
  quoted: Quoted;
}

/** Compute a bank's payment for a net amount, at the rate of the terms. */
export function paidByBank(net: Money, { rate, currency }: CashTerms): Money {
  const { asset } = localMoney('0', currency);
  return convertFromUsdt(net, unwrap(readRate(rate)), asset);
}

/**
 * Show fee, net amount, arrival and hours: before the first keystroke, and updated with each (H8). Figures are
 * exact, so that fee and net add up to the typed amount.
 */
export function WithdrawFigures({ terms, quoted }: WithdrawFiguresProps) {
  const t = useT();
  const format = useFormat();
  const texts = { t, format };
  const items: Description[] = [
    {
      term: t('withdraw.form.feeOf', { share: format.percent(terms.feePermille) }),
      value: format.money(quoted.fee, 'exact'),
    },
    {
      id: 'net',
      term: t('withdraw.form.net'),
      value: <strong className="text-17 font-bold">{format.money(quoted.net, 'exact')}</strong>,
    },
  ];
  if (isCash(terms)) {
    items.push({
      term: t('withdraw.form.bankPays'),
      value: format.money(paidByBank(quoted.net, terms), 'balance'),
      note: t('withdraw.terms.rateValue', {
        amount: format.money(localMoney(terms.rate, terms.currency), 'exact'),
      }),
    });
  }
  items.push(
    {
      term: t('withdraw.terms.arrives'),
      value: arrivesText(terms, texts),
    },
    {
      term: t('withdraw.terms.cancel'),
      value: t('withdraw.terms.cancelUntil', { time: whenText(timeOf(terms.processingAt), texts) }),
    },
  );
  if (isCash(terms)) items.push(bankHours(terms, texts));
  return <DescriptionList aria-label={t('withdraw.form.figures')} aria-live="off" items={items} />;
}
