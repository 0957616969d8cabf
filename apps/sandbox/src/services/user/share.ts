import { floorOne, floorTwo, shareInfo } from '@paydirt/contract/calls/user';
import {
  CURRENCY,
  type EpochMs,
  memberLevel,
  type Money,
  nextLevel,
  ok,
  REFERRAL_REWARD,
  REFERRAL_REWARD_CAP,
  toDecimal,
  toIso,
  zero,
} from '@paydirt/domain';

import { queryAmounts } from '../../database/amounts.ts';
import type { Sql } from '../../database/database.ts';
import { implement } from '../../operation.ts';
import { findMember, HOLDS_A_LEASE, PUBLIC_NAME } from './member-rows.ts';

interface InviteeRow {
  readonly id: string;
  readonly name: string;
  readonly created_at: EpochMs;
  readonly valid: boolean;
}

interface InvitationCounts {
  readonly floor1: number;
  readonly floor2: number;
  readonly earned: Money;
}

const FLOOR: Record<1 | 2, string> = {
  1: `invitee.inviter_id = $1`,
  2: `invitee.inviter_id in (select id from member where inviter_id = $1)`,
};

async function listFloor(
  sql: Sql,
  memberId: string,
  floor: 1 | 2,
  page: { pageNum: number; pageSize: number },
) {
  const rows = await sql.query<InviteeRow>(
    `select id, ${PUBLIC_NAME} as name, created_at, ${HOLDS_A_LEASE} as valid from member as invitee where ${FLOOR[floor]}
     order by created_at desc, id limit $2 offset $3`,
    [memberId, page.pageSize, (page.pageNum - 1) * page.pageSize],
  );
  const [count] = await sql.query<{ total: number }>(
    `select count(*)::int as total from member as invitee where ${FLOOR[floor]}`,
    [memberId],
  );
  return {
    total: count?.total ?? 0,
    list: rows.map((row) => ({
      id: row.id,
      name: row.name,
      joinedAt: toIso(row.created_at),
      valid: row.valid,
    })),
  };
}

/** People this member invited. */
export const floorOneOperation = implement(floorOne, async ({ sql, memberId }, page) =>
  ok({ data: await listFloor(sql, memberId, 1, page) }),
);

/** People those invited: shown as they are, paid for by nobody (H12). */
export const floorTwoOperation = implement(floorTwo, async ({ sql, memberId }, page) =>
  ok({ data: await listFloor(sql, memberId, 2, page) }),
);

/** Invite data: all counts from the data, rewards as published (H3, H12). */
export const shareInfoOperation = implement(shareInfo, async ({ sql, memberId, ports }) => {
  const member = await findMember(sql, memberId);
  if (!member) throw new Error('user: a session has a member');
  const [inviter] = await sql.query<{ name: string }>(
    `select ${PUBLIC_NAME} as name from member where id = $1`,
    [member.inviter_id],
  );
  const [counts] = await queryAmounts<InvitationCounts>(
    sql,
    { earned: CURRENCY },
    `select
       (select count(*) from member as invitee where ${FLOOR[1]})::int as floor1,
       (select count(*) from member as invitee where ${FLOOR[2]})::int as floor2,
       (select coalesce(sum(amount), 0) from capital_record where member_id = $1 and kind = 'referral_bonus')::int8 as earned`,
    [memberId],
  );
  return ok({
    data: {
      shareUrl: `${ports.publicUrl}/#/user/login/register?code=`,
      inviteCode: member.invite_code,
      level: memberLevel(member.valid_invitees),
      referrer: inviter?.name ?? null,
      cumulative: counts?.floor1 ?? 0,
      valid: member.valid_invitees,
      floor2: counts?.floor2 ?? 0,
      earned: toDecimal(counts?.earned ?? zero(CURRENCY)),
      rewardEach: toDecimal(REFERRAL_REWARD),
      rewardedAtMost: REFERRAL_REWARD_CAP,
      nextLevelNeeds: nextLevel(member.valid_invitees)?.needs ?? null,
    },
  });
});
