import type { ResultOf } from '@paydirt/contract';
import type { checkRedemption } from '@paydirt/contract/rewards/redeem';

/** The value of a redemption code, as the service reports it. */
export type Offer = ResultOf<typeof checkRedemption>;

/** Failures of the code, shown at its field. */
export const CODE_FAILURES = {
  redemption_code_unknown: 'code',
  redemption_code_used: 'code',
  redemption_code_expired: 'code',
  already_redeemed: 'code',
  paid_before: 'code',
} as const;
