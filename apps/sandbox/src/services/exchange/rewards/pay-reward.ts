import type { Submission } from '@paydirt/contract/rewards/submission';
import { type EpochMs, LEVEL_GIFTS, type MemberLevel, ONE_TIME_REWARDS } from '@paydirt/domain';

import type { Sql } from '../../../database/database.ts';
import type { Ports } from '../../../operation/operation.ts';
import { payPromotion } from '../../income/promotion.ts';

/** Transaction that pays a reward. */
interface Paying {
  readonly sql: Sql;
  readonly now: EpochMs;
  readonly ports: Pick<Ports, 'newId'>;
}

/** Campaigns by kind of submission; the content has their names. */
export const REWARD_CAMPAIGNS = {
  join_group: 'join-group',
  share_link: 'share-link',
} as const satisfies Record<Submission['kind'], string>;

/** Pay for an approved submission, once. Returns the record's id, or null if the budget does not suffice. */
export function paySubmission(
  paying: Paying,
  { memberId, kind }: { readonly memberId: string; readonly kind: Submission['kind'] },
): Promise<string | null> {
  return payPromotion(paying, {
    memberId,
    entry: 'reward_credit',
    record: 'bonus',
    amount: ONE_TIME_REWARDS[kind],
    subject: `campaign:${REWARD_CAMPAIGNS[kind]}`,
    reference: `${kind}:${memberId}`,
    about: kind,
  });
}

/** Pay the gift of a level, once (H12). Returns the record's id, or null if the budget does not suffice. */
export function payLevelGift(
  paying: Paying,
  { memberId, level }: { readonly memberId: string; readonly level: MemberLevel },
): Promise<string | null> {
  return payPromotion(paying, {
    memberId,
    entry: 'level_gift',
    record: 'team_benefits',
    amount: LEVEL_GIFTS[level],
    subject: `campaign:level-${level}`,
    reference: `${memberId}:${level}`,
    about: `level-${level}`,
  });
}
