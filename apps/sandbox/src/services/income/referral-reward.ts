import { addMs, CONSTANTS, DAY_MS, isPositive, referralReward, toDecimal } from '@paydirt/domain';

import type { Sql } from '../../database/database.ts';
import type { JobContext } from '../../jobs/runner.ts';
import { type DueJobs, scheduleJob } from '../../jobs/due-jobs.ts';
import { notifyMember } from '../message/notify-member.ts';
import { hasLeft } from '../user/members/has-left.ts';
import { lockEarlierClaims, readEarlierClaims } from '../user/members/person/earlier-claims.ts';
import { payPromotion } from './promotion.ts';

/**
 * Find the inviter who gets the reward for an invitee; null if there is none, or if no lease of the invitee is past its
 * full-refund period. A newer lease is decided on a day after its purchase. A return that is under way is waited
 * for: it may have begun within that period.
 */
async function findInviter(
  { sql, now }: JobContext,
  inviteeId: string,
  waiting: boolean,
): Promise<string | null> {
  await sql.query(`select from lease_order where member_id = $1 order by seq for share`, [inviteeId]);
  const [found] = await sql.query<{ inviter_id: string | null; holds: boolean }>(
    `select inviter_id, exists (
       select from lease_order
       where member_id = member.id and kind = 'machine' and status <> 'returned' and bought_at <= $2
     ) as holds from member where id = $1`,
    [inviteeId, new Date(addMs(now, -CONSTANTS.FULL_RETURN_MS))],
  );
  return found && (found.holds || waiting) ? found.inviter_id : null;
}

/** Count an inviter's rewards: those paid, and those earned for other invitees that wait for the budget. */
async function countRewards(sql: Sql, inviterId: string, inviteeId: string) {
  const [row] = await sql.query<{ paid: number; this_one: boolean; promised: boolean; waiting: number }>(
    `select count(*)::int as paid, coalesce(bool_or(reference = $2), false) as this_one, exists (
       select from job
       where kind = 'referral-reward' and subject = $1 and done_at is null and payload ->> 'inviteeId' = $2
     ) as promised, (
       select count(distinct payload ->> 'inviteeId')::int from job
       where kind = 'referral-reward' and subject = $1 and done_at is null and payload ->> 'inviteeId' <> $2
     ) as waiting
     from capital_record where member_id = $1 and kind = 'referral_bonus'`,
    [inviterId, inviteeId],
  );
  if (!row) throw new Error('income: a count is one row');
  return row;
}

/**
 * Pay an inviter the fixed reward for one valid invitee, once, capped, one level deep, from the promotion budget
 * alone (H12). Nothing is paid when the lease was returned, nor for a person who invited themselves or brought a reward
 * on an earlier account, and the inviter's rewards on earlier accounts count towards the cap. If the budget is used
 * up, the inviter is notified once, and it is tried again a day later, with another notice when it is paid: what
 * was earned is not lost.
 */
export async function payReferralReward(
  context: JobContext,
  { inviteeId, waiting: promised }: DueJobs['referral-reward'],
): Promise<void> {
  const waiting = promised === true;
  const { sql, now } = context;
  // Persons before leases, as an account that is deleted locks them.
  const earlier = await lockEarlierClaims({ sql, now }, inviteeId);
  const inviterId = await findInviter(context, inviteeId, waiting);
  if (inviterId === null) return;
  if (earlier.has('invited') || earlier.isOwn(inviterId)) return;
  const before = await countRewards(sql, inviterId, inviteeId);
  // The reward was paid or promised for another lease of this invitee: one person brings one reward.
  if (before.this_one || (before.promised && !waiting)) return;
  const { inviterRewards } = await readEarlierClaims({ sql, now }, inviterId);
  // A waiting reward has its place below the cap already, so other waiting rewards do not count.
  const reward = referralReward(before.paid + inviterRewards + (waiting ? 0 : before.waiting));
  if (!isPositive(reward)) return;
  const recordId = await payPromotion(context, {
    memberId: inviterId,
    entry: 'bonus_credit',
    record: 'referral_bonus',
    amount: reward,
    subject: 'campaign:referral',
    reference: `referral:${inviteeId}`,
    about: inviteeId,
  });
  const message = {
    memberId: inviterId,
    parameters: { amount: { amount: toDecimal(reward) } },
    reference: inviteeId,
  };
  if (recordId !== null) {
    if (waiting) {
      const href = `/user/record?id=${recordId}`;
      await notifyMember(context, { ...message, kind: 'referral_paid', href });
    }
    return;
  }
  if (await hasLeft(sql, inviterId)) return;
  await notifyMember(context, { ...message, kind: 'referral_waiting', href: '/index/friend' });
  await scheduleJob(sql, {
    kind: 'referral-reward',
    reference: `${inviteeId}:${now + DAY_MS}`,
    dueAt: addMs(now, DAY_MS),
    // The inviter is the subject, because unpaid rewards are counted by inviter.
    subject: inviterId,
    payload: { inviteeId, waiting: true },
  });
}
