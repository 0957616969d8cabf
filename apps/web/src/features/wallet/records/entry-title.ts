import type { Translate } from '@paydirt/i18n';

const ENTRY_KINDS = [
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
  'level_gift',
  'sign_in_bonus',
  'reward_credit',
  'subsidy_credit',
  'faucet_grant',
] as const;

/** Name an entry of the journal that moved a member's money. */
export function entryTitle(kind: string, t: Translate): string {
  return t(`records.one.entry.${ENTRY_KINDS.find((entry) => entry === kind) ?? 'other'}`);
}
