import type { ResultOf } from '@paydirt/contract';
import type { checkRedemption } from '@paydirt/contract/rewards/redeem';

/** What a code is worth, as the service says. */
export type Offer = ResultOf<typeof checkRedemption>;

/** Failures that are about the code, shown beside it. */
export const CODE_FAILURES = {
  redemption_code_unknown: 'code',
  redemption_code_used: 'code',
  redemption_code_expired: 'code',
  already_redeemed: 'code',
  paid_before: 'code',
} as const;
