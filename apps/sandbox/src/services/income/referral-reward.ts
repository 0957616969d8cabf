import { compare, isPositive, referralReward } from '@paydirt/domain';

import type { JobContext } from '../../jobs/runner.ts';
import { readOperatorBalance, writeEntry } from '../../ledger/ledger.ts';
import { payMember } from '../../ledger/movements.ts';
import type { DueJobs } from '../due-jobs.ts';
import { writeRecord } from '../wallet/records/record-rows.ts';

/**
 * Pay an inviter the fixed reward for one valid invitee, once, capped, one level deep, from the
 * promotion budget alone (H12). Nothing is paid when the budget is used up or the lease was returned.
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
  const budget = await readOperatorBalance(sql, 'promotion_budget');
  if (!isPositive(reward) || compare(budget, reward) < 0) return;
  const entry = await writeEntry(sql, {
    kind: 'bonus_credit',
    at: now,
    reference: `referral:${inviteeId}`,
    lines: payMember({ account: 'promotion_budget' }, 'member_available', found.inviter_id, reward),
  });
  await writeRecord(sql, ports, {
    memberId: found.inviter_id,
    kind: 'referral_bonus',
    amount: reward,
    subject: 'campaign:referral',
    at: now,
    status: 'credited',
    source: 'promotion_budget',
    reference: inviteeId,
    balanceAfter: entry.availableAfter,
    entryIds: [entry.id],
  });
}
