import type { MoneyReport } from '@paydirt/contract/wallet/money';
import { compare, CURRENCY, type Money, negate, subtract, zero } from '@paydirt/domain';
import type { MoneyMove, MoneyMoveEnd } from '@paydirt/ui/money-moves';

import { moneyOf } from '../../../platform/data/wire.ts';
import { moneyEntryTitle } from './money-entry-title.ts';
import type { MoneyTexts } from './money-flows.ts';

/** Counterparty of members, by kind of entry; bonuses come from their budget, and the rest from outside. */
const OTHER_SIDES: Record<string, 'machine_revenue' | 'lease_escrow' | 'operator_sales' | undefined> = {
  income_accrual: 'machine_revenue',
  income_reversal: 'machine_revenue',
  lease_purchase: 'lease_escrow',
  lease_return: 'lease_escrow',
  merchandise_purchase: 'operator_sales',
};

/**
 * Describe the changes of members' deposits as movements: from whom to whom, without a sign (H6). The fees in the
 * amounts paid out went to the operator.
 */
export function toChanges(
  { movements, bonuses, sums }: Pick<MoneyReport, 'movements' | 'bonuses' | 'sums'>,
  { t, format }: MoneyTexts,
): MoneyMove[] {
  const members: MoneyMoveEnd = { label: t('money.deposits.total') };
  const nothing = zero(CURRENCY);
  const move = (other: string, kind: string, signed: Money): MoneyMove => {
    const isIn = compare(signed, nothing) > 0;
    const end = { label: other, note: moneyEntryTitle(kind, t) };
    return {
      from: isIn ? end : members,
      to: isIn ? members : end,
      amount: format.moneyParts(isIn ? signed : negate(signed), 'balance'),
    };
  };
  return movements.flatMap(({ kind, amount: decimal }) => {
    const amount = moneyOf(decimal);
    const side =
      OTHER_SIDES[kind] ?? (bonuses.some((bonus) => bonus.kind === kind) ? 'promotion_budget' : undefined);
    if (side !== undefined) return [move(t(`account.${side}`), kind, amount)];
    const fees = kind === 'withdrawal_settlement' ? negate(moneyOf(sums.fees)) : nothing;
    const rest = subtract(amount, fees);
    return [
      move(t('records.one.outside'), kind, rest),
      ...(compare(fees, nothing) < 0 ? [move(t('account.operator_fees'), kind, fees)] : []),
    ];
  });
}
