import { teamSummary } from '@paydirt/contract/community/team';
import {
  LEVEL_GIFTS,
  LEVELS,
  memberLevel,
  nextLevel,
  ok,
  REFERRAL_REWARD,
  REFERRAL_REWARD_CAP,
  toDecimal,
} from '@paydirt/domain';

import { readOperatorBalance } from '../../../ledger/ledger.ts';
import { implement } from '../../../operation/operation.ts';
import { readGradeTexts } from '../members/member-rows.ts';
import { countFloors } from './floors.ts';
import { readEarlierClaims } from '../members/person/earlier-claims.ts';
import { readTeamEarned } from './team-earned.ts';

/** Figures of the team, every level with its fixed gift, and the present budget for them (H6, H12). */
export const teamSummaryOperation = implement(teamSummary, async ({ sql, memberId, locale, now }) => {
  const counts = await countFloors(sql, memberId);
  const earned = await readTeamEarned(sql, memberId);
  const { inviterRewards } = await readEarlierClaims({ sql, now }, memberId);
  const gradeTextOf = await readGradeTexts(sql, LEVELS.map(memberLevel), locale);
  return ok({
    data: {
      level: memberLevel(counts.valid),
      ...counts,
      nextLevelNeeds: nextLevel(counts.valid)?.needs ?? null,
      levels: LEVELS.map((needs) => {
        const level = memberLevel(needs);
        return { level, gradeText: gradeTextOf(level), needs, gift: toDecimal(LEVEL_GIFTS[level]) };
      }),
      rewards: {
        each: toDecimal(REFERRAL_REWARD),
        atMost: REFERRAL_REWARD_CAP,
        paid: earned.rewarded + inviterRewards,
        total: toDecimal(earned.total),
      },
      budget: {
        source: 'promotion_budget' as const,
        left: toDecimal(await readOperatorBalance(sql, 'promotion_budget')),
      },
    },
  });
});
