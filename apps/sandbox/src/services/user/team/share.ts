import { inviter, shareInfo } from '@paydirt/contract/community/team';
import {
  checkInvitationCode,
  err,
  memberLevel,
  nextLevel,
  ok,
  REFERRAL_REWARD,
  REFERRAL_REWARD_CAP,
  toDecimal,
} from '@paydirt/domain';

import type { Sql } from '../../../database/database.ts';
import { implement } from '../../../operation/operation.ts';
import { isInvitationOpen } from '../registration/create-member.ts';
import { countFloors } from './floors.ts';
import { findMember, PUBLIC_NAME, readGradeTexts } from '../members/member-rows.ts';
import { readEarlierClaims } from '../members/person/earlier-claims.ts';
import { readTeamEarned } from './team-earned.ts';

/** Read the name that others see of a member; null without a member. */
async function readPublicName(sql: Sql, memberId: string | null): Promise<string | null> {
  const [found] = await sql.query<{ name: string }>(
    `select ${PUBLIC_NAME} as name from member where id = $1`,
    [memberId],
  );
  return found?.name ?? null;
}

/** Invitation data: numbers counted from the rows, rewards as published (H3, H12). */
export const shareInfoOperation = implement(shareInfo, async ({ sql, memberId, locale, now, ports }) => {
  const member = await findMember(sql, memberId);
  if (!member) throw new Error('user: a session has a member');
  const counts = await countFloors(sql, memberId);
  const earned = await readTeamEarned(sql, memberId);
  const { inviterRewards } = await readEarlierClaims({ sql, now }, memberId);
  const level = memberLevel(counts.valid);
  const next = nextLevel(counts.valid);
  const gradeTextOf = await readGradeTexts(sql, [level, ...(next === null ? [] : [level + 1])], locale);
  return ok({
    data: {
      shareUrl: `${ports.publicUrl}/#/user/login/register?code=`,
      inviteCode: member.invite_code,
      level,
      gradeText: gradeTextOf(level),
      referrer: await readPublicName(sql, member.inviter_id),
      cumulative: counts.floor1,
      valid: counts.valid,
      floor2: counts.floor2,
      earned: toDecimal(earned.total),
      rewardEach: toDecimal(REFERRAL_REWARD),
      rewardedAtMost: REFERRAL_REWARD_CAP,
      rewardedEarlier: inviterRewards,
      nextLevelNeeds: next?.needs ?? null,
      nextGradeText: next === null ? null : gradeTextOf(level + 1),
    },
  });
});

/** Inviter of a code, for a newcomer with an invitation link. A malformed code is treated as unknown. */
export const inviterOperation = implement(inviter, async ({ sql }, input) => {
  const code = checkInvitationCode(input.code);
  if (!code.ok) return err({ error: 'not_found' });
  const found = await isInvitationOpen(sql, code.value);
  if (!found.ok) return err({ error: 'not_found' });
  return ok({ data: { code: code.value, name: await readPublicName(sql, found.value) } });
});
