import { teamSummary } from '@paydirt/contract/calls/team';
import {
  CURRENCY,
  LEVEL_GIFTS,
  LEVELS,
  memberLevel,
  type Money,
  nextLevel,
  ok,
  REFERRAL_REWARD,
  REFERRAL_REWARD_CAP,
  toDecimal,
  zero,
} from '@paydirt/domain';

import { queryAmounts } from '../../database/amounts.ts';
import { readOperatorBalance } from '../../ledger/ledger.ts';
import { implement } from '../../operation.ts';
import { countFloors } from './floors.ts';

/** The team in figures, every level with its fixed gift, and what the budget that pays them holds now (H6, H12). */
export const teamSummaryOperation = implement(teamSummary, async ({ sql, memberId }) => {
  const counts = await countFloors(sql, memberId);
  const [paid] = await queryAmounts<{ readonly count: number; readonly total: Money }>(
    sql,
    { total: CURRENCY },
    `select count(*)::int as count, coalesce(sum(amount), 0)::int8 as total from capital_record
     where member_id = $1 and kind = 'referral_bonus'`,
    [memberId],
  );
  return ok({
    data: {
      level: memberLevel(counts.valid),
      ...counts,
      nextLevelNeeds: nextLevel(counts.valid)?.needs ?? null,
      levels: LEVELS.map((needs) => {
        const level = memberLevel(needs);
        return { level, needs, gift: toDecimal(LEVEL_GIFTS[level]) };
      }),
      rewards: {
        each: toDecimal(REFERRAL_REWARD),
        atMost: REFERRAL_REWARD_CAP,
        paid: paid?.count ?? 0,
        total: toDecimal(paid?.total ?? zero(CURRENCY)),
      },
      budget: {
        source: 'promotion_budget' as const,
        left: toDecimal(await readOperatorBalance(sql, 'promotion_budget')),
      },
    },
  });
});
