import { addMs, DAY_MS, isPositive, referralReward } from '@paydirt/domain';

import type { JobContext } from '../../jobs/runner.ts';
import { type DueJobs, scheduleJob } from '../due-jobs.ts';
import { hasLeft } from '../user/leaving/has-left.ts';
import { payPromotion } from './promotion.ts';

/**
 * Pay an inviter the fixed reward for one valid invitee, once, capped, one level deep, from the
 * promotion budget alone (H12). Nothing is paid when the lease was returned. Where the budget is used up, it is tried
 * again a day later: what was earned is not lost.
 */
export async function payReferralReward(
  { sql, now, ports }: JobContext,
  { inviteeId }: DueJobs['referral-reward'],
): Promise<void> {
  const [found] = await sql.query<{ inviter_id: string | null; holds: boolean }>(
    `select inviter_id, exists (
       select from lease_order where member_id = member.id and kind = 'machine' and status <> 'returned'
     ) as holds from member where id = $1`,
    [inviteeId],
  );
  if (!found?.inviter_id || !found.holds) return;
  const [before] = await sql.query<{ rewarded: number; this_one: number }>(
    `select count(*)::int as rewarded, (count(*) filter (where reference = $2))::int as this_one
     from capital_record where member_id = $1 and kind = 'referral_bonus'`,
    [found.inviter_id, inviteeId],
  );
  if (before?.this_one) return;
  const reward = referralReward(before?.rewarded ?? 0);
  if (!isPositive(reward)) return;
  const recordId = await payPromotion(
    { sql, now, ports },
    {
      memberId: found.inviter_id,
      entry: 'bonus_credit',
      record: 'referral_bonus',
      amount: reward,
      subject: 'campaign:referral',
      reference: `referral:${inviteeId}`,
      about: inviteeId,
    },
  );
  if (recordId !== null || (await hasLeft(sql, found.inviter_id))) return;
  await scheduleJob(sql, {
    kind: 'referral-reward',
    reference: `${inviteeId}:${now + DAY_MS}`,
    dueAt: addMs(now, DAY_MS),
    payload: { inviteeId },
  });
}
