import { addMs, CURRENCY, DAY_MS, type EpochMs, type Money, toDecimal, toIso } from '@paydirt/domain';

import { queryAmounts } from '../../database/amounts.ts';
import type { Sql } from '../../database/database.ts';
import type { JobContext } from '../../jobs/runner.ts';
import { scheduleJob } from '../../jobs/due-jobs.ts';
import { notifyMember } from '../message/notify-member.ts';

/** Time before a coupon's end at which its member is notified. */
const NOTICE_BEFORE_MS = DAY_MS;

/** Payload of a job about a coupon. */
export interface CouponJob {
  readonly couponId: string;
}

/**
 * Schedule the jobs of a coupon's end: a message a day before, unless that time is past, and the end itself.
 */
export async function scheduleCouponEnd(
  sql: Sql,
  { couponId, takenAt, validUntil }: CouponJob & { readonly takenAt: EpochMs; readonly validUntil: EpochMs },
): Promise<void> {
  const job = { reference: couponId, payload: { couponId } };
  const notifyAt = addMs(validUntil, -NOTICE_BEFORE_MS);
  if (notifyAt > takenAt) await scheduleJob(sql, { kind: 'coupon-ending', dueAt: notifyAt, ...job });
  await scheduleJob(sql, { kind: 'coupon-expiry', dueAt: validUntil, ...job });
}

/** Notify the member once that an unused coupon ends within a day. */
export async function notifyCouponEnding(
  { sql, now, ports }: JobContext,
  { couponId }: CouponJob,
): Promise<void> {
  const [coupon] = await queryAmounts<{
    readonly member_id: string;
    readonly discount: Money;
    readonly valid_until: EpochMs;
  }>(
    sql,
    { discount: CURRENCY },
    `select member_id, discount, valid_until from coupon where id = $1 and used_at is null`,
    [couponId],
  );
  if (!coupon) return;
  await notifyMember(
    { sql, now, ports },
    {
      memberId: coupon.member_id,
      kind: 'coupon_ending',
      parameters: {
        discount: { amount: toDecimal(coupon.discount) },
        time: { time: toIso(addMs(coupon.valid_until, -1)) },
      },
      reference: couponId,
      href: '/index/mycoupon',
    },
  );
}

/** Let an unused coupon expire; the product for which it was chosen has its full price again. */
export async function expireCoupon({ sql, now }: JobContext, { couponId }: CouponJob): Promise<void> {
  await sql.query(
    `update coupon set expired_at = $2, chosen_for = null where id = $1 and used_at is null and valid_until <= $2`,
    [couponId, new Date(now)],
  );
}
