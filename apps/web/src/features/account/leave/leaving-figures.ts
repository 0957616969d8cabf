import type { AccountData } from '@paydirt/contract/account/leaving';
import { negate } from '@paydirt/domain';
import type { Formatters, Translate } from '@paydirt/i18n';

import { moneyOf } from '../../../platform/data/wire.ts';

interface Texts {
  readonly t: Translate;
  readonly format: Formatters;
}

/** Write what leaving does to a member's money, part by part, and its sum. */
export function leavingFigures(leaving: AccountData['leaving'], { t, format }: Texts) {
  const amount = (text: string) => format.money(moneyOf(text), 'exact');
  const { leases, returned, withdrawals, withdrawing, available, income, fee, feePermille, paidOut } =
    leaving;
  return {
    items: [
      { term: t('privacy.leave.available'), value: amount(available) },
      { term: t('privacy.leave.income'), value: amount(income) },
      ...(leases === 0
        ? []
        : [{ term: t('privacy.leave.returned', { count: leases }), value: amount(returned) }]),
      ...(withdrawals === 0
        ? []
        : [{ term: t('privacy.leave.withdrawals', { count: withdrawals }), value: amount(withdrawing) }]),
      {
        term: t('privacy.leave.fee', { share: format.percent(feePermille) }),
        value: format.money(negate(moneyOf(fee)), 'exact'),
      },
    ],
    total: { term: t('privacy.leave.paidOut'), value: amount(paidOut) },
  };
}
