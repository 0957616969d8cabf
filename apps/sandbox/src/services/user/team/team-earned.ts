import { CURRENCY, type Money, zero } from '@paydirt/domain';

import { queryAmounts } from '../../../database/amounts.ts';
import type { Sql } from '../../../database/database.ts';

/** Kinds of record for inviting: a reward for each active person, and a gift for each level (H12). */
export const TEAM_KINDS = `('referral_bonus', 'team_benefits')`;

/** Rewards that a member has got for inviting. */
export interface TeamEarned {
  /** Number of rewards for people, which are capped. */
  readonly rewarded: number;
  /** Sum of rewards and gifts, which the team's income lists one by one. */
  readonly total: Money;
}

/** Read the rewards that a member has got for inviting. */
export async function readTeamEarned(sql: Sql, memberId: string): Promise<TeamEarned> {
  const [earned] = await queryAmounts<TeamEarned>(
    sql,
    { total: CURRENCY },
    `select (count(*) filter (where kind = 'referral_bonus'))::int as rewarded,
       coalesce(sum(amount), 0)::int8 as total
     from capital_record where member_id = $1 and kind in ${TEAM_KINDS}`,
    [memberId],
  );
  return earned ?? { rewarded: 0, total: zero(CURRENCY) };
}
