import { dayOf, type EpochMs, isoDay, MINUTE_MS } from '@paydirt/domain';

import type { Sql } from '../../../database/database.ts';
import { boundsOf, type Month, monthOf } from '../../../documents/months.ts';

// Of the jobs that fell due, those that are left: the indexes are on when they are next tried, and on failed ones.
const FIRST_OPEN = `
  select min(due_at) as at from job
  where done_at is null and due_at <= $2 and (coalesce(retry_at, due_at) <= $2 or last_error is not null) and (
    (kind = 'income-day' and subject in (select product_id from lease_order where member_id = $1))
    or (kind = 'income-arrival' and payload ->> 'memberId' = $1)
    or (kind = 'referral-reward' and payload ->> 'inviteeId' in (select id from member where inviter_id = $1))
    or (kind like 'withdrawal-%' and payload ->> 'withdrawalId' in (select id from withdrawal where member_id = $1))
    or (kind like 'recharge-%' and payload ->> 'rechargeId' in (select id from recharge where member_id = $1))
  )`;

/** Tells whether nothing can be booked in a month any more. */
type IsClosed = (month: Month) => boolean;

/**
 * Find out which months of a member are closed: those that are over, if all of the member's work that fell due in
 * them is done. To be called before the journal is read. In the first minute of a month calls that began before it
 * are waited for, since what they book is dated to their beginning.
 */
export async function findClosedMonths(sql: Sql, memberId: string, now: EpochMs): Promise<IsClosed> {
  const { from } = boundsOf(monthOf(isoDay(dayOf(now)).slice(0, 7)));
  // Each call shares the lock of the clock's row until its end.
  if (now - from < MINUTE_MS) await sql.query('select from clock for update');
  const [open] = await sql.query<{ at: EpochMs | null }>(FIRST_OPEN, [memberId, new Date(now)]);
  const openFrom = open?.at ?? now;
  return (month) => boundsOf(month).until <= Math.min(openFrom, now);
}
