import type { Translate } from '@paydirt/i18n';

const OF_RECORDS = [
  'lease_purchase',
  'merchandise_purchase',
  'lease_return',
  'lease_expiry',
  'recharge_credit',
  'redemption_credit',
  'withdrawal_request',
  'withdrawal_settlement',
  'withdrawal_reversal',
  'income_accrual',
  'income_takeout',
  'income_arrival',
  'income_reversal',
  'bonus_accrual',
  'bonus_credit',
  'faucet_grant',
] as const;
const OF_THE_OPERATOR = ['machine_output', 'operator_funding', 'promotion_allocation'] as const;

/** Say what an entry of the journal did; those that move a member's money are called as in a record. */
export function moneyEntryTitle(kind: string, t: Translate): string {
  const own = OF_THE_OPERATOR.find((entry) => entry === kind);
  if (own) return t(`money.entry.${own}`);
  return t(`records.one.entry.${OF_RECORDS.find((entry) => entry === kind) ?? 'other'}`);
}
