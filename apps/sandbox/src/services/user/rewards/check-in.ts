import {
  checkIn,
  checkInMonth,
  type CheckInState,
  checkInState,
  checkInToday,
} from '@paydirt/contract/rewards/check-in';
import {
  addDays,
  type ClockDay,
  compare,
  CURRENCY,
  dayOf,
  type EpochMs,
  err,
  isoDay,
  type Money,
  ok,
  SIGN_IN_REWARD,
  sum,
  toDecimal,
} from '@paydirt/domain';

import { queryAmounts } from '../../../database/amounts.ts';
import type { Sql } from '../../../database/database.ts';
import { readOperatorBalance } from '../../../ledger/ledger.ts';
import { type Handler, implement } from '../../../operation/operation.ts';
import { payPromotion } from '../../income/promotion.ts';
import { monthOf } from '../../../documents/months.ts';
import { lockEarlierClaims, readEarlierClaims } from '../members/person/earlier-claims.ts';

/** SQL for the number of consecutive days up to the newest one, if that is today or yesterday. */
const STREAK = `
  select count(*)::int as streak from (
    select day, day + row_number() over (order by day desc) as run, max(day) over () as newest
    from check_in where member_id = $1 and day <= $2
  ) as signed where run = newest + 1 and newest >= $2 - 1`;

async function readState(sql: Sql, memberId: string, now: EpochMs): Promise<CheckInState> {
  const today = dayOf(now);
  const [row] = await queryAmounts<{ readonly reward: Money; readonly record_id: string | null }>(
    sql,
    { reward: CURRENCY },
    `select reward, record_id from check_in where member_id = $1 and day = $2`,
    [memberId, today],
  );
  const [run] = await sql.query<{ streak: number }>(STREAK, [memberId, today]);
  const budget = await readOperatorBalance(sql, 'promotion_budget');
  const earlier =
    row === undefined && (await readEarlierClaims({ sql, now }, memberId)).has(`check-in:${today}`);
  return {
    day: isoDay(today),
    signed: row !== undefined || earlier,
    earlier,
    reward: toDecimal(row?.reward ?? SIGN_IN_REWARD),
    streak: run?.streak ?? 0,
    next: { day: isoDay(addDays(today, 1)), reward: toDecimal(SIGN_IN_REWARD) },
    covered: compare(budget, SIGN_IN_REWARD) >= 0,
    recordId: row?.record_id ?? null,
  };
}

/** State of today's check-in. */
export const checkInStateOperation = implement(checkInState, async ({ sql, memberId, now }) =>
  ok({ data: await readState(sql, memberId, now) }),
);

/**
 * Check in, once per clock day (PRODUCT 5) and person: the fixed reward is paid at once from the promotion
 * budget (H12). A second request waits for the first and is refused. If the budget does not suffice, or it is
 * no longer the day that the member saw, nothing is done and the day stays open.
 */
const handleCheckIn: Handler<typeof checkIn> = async ({ sql, memberId, now, ports }, { day }) => {
  const today = isoDay(dayOf(now));
  if (day !== undefined && day !== today) return err({ error: 'day_changed' });
  const earlier = await lockEarlierClaims({ sql, now }, memberId);
  if (earlier.has(`check-in:${dayOf(now)}`)) return err({ error: 'paid_before' });
  const taken = await sql.query(
    `insert into check_in (member_id, day, reward) values ($1, $2, $3) on conflict do nothing returning day`,
    [memberId, dayOf(now), SIGN_IN_REWARD],
  );
  if (taken.length === 0) return err({ error: 'already_checked_in' });
  const recordId = await payPromotion(
    { sql, now, ports },
    {
      memberId,
      entry: 'sign_in_bonus',
      record: 'bonus',
      amount: SIGN_IN_REWARD,
      subject: 'campaign:sign-in',
      reference: `${memberId}:${today}`,
      about: today,
    },
  );
  if (recordId === null) return err({ error: 'promotion_budget_empty' });
  await sql.query(`update check_in set record_id = $3 where member_id = $1 and day = $2`, [
    memberId,
    dayOf(now),
    recordId,
  ]);
  return ok({ data: await readState(sql, memberId, now) });
};

/** Check in; see {@link handleCheckIn}. */
export const checkInOperation = implement(checkIn, handleCheckIn);

/** Check in through the call with the other name. */
export const checkInTodayOperation = implement(checkInToday, handleCheckIn);

interface CheckInRow {
  readonly day: ClockDay;
  readonly reward: Money;
  readonly record_id: string;
}

/** Check-ins of a month. */
export const checkInMonthOperation = implement(checkInMonth, async ({ sql, memberId, now }, input) => {
  const { name, first, last } = monthOf(input.month ?? isoDay(dayOf(now)).slice(0, 7));
  const rows = await queryAmounts<CheckInRow>(
    sql,
    { reward: CURRENCY },
    `select day, reward, record_id from check_in where member_id = $1 and day between $2 and $3 order by day`,
    [memberId, first, last],
  );
  return ok({
    data: {
      month: name,
      days: rows.map(({ day, reward, record_id: recordId }) => ({
        day: isoDay(day),
        reward: toDecimal(reward),
        recordId,
      })),
      total: toDecimal(
        sum(
          rows.map(({ reward }) => reward),
          CURRENCY,
        ),
      ),
    },
  });
});
