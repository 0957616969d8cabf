import type { FieldReason } from '@paydirt/contract';
import { addRecharge, rechargeStatus } from '@paydirt/contract/wallet/recharge';
import {
  addMs,
  type Asset,
  checkAmount,
  CONSTANTS,
  convertToUsdt,
  CURRENCY,
  err,
  type Money,
  ok,
  readRequestedAmount,
  type Result,
  TEST_CARDS,
  type TestOutcome,
  toDecimal,
} from '@paydirt/domain';

import { implement, type MemberContext, type Refusal } from '../../../operation/operation.ts';
import { scheduleJob } from '../../../jobs/due-jobs.ts';
import { type RateOfHour, rateToFix } from '../../exchange/rates.ts';
import { newTestAddress } from './recharge-address.ts';
import { settleCash } from './recharge-progress.ts';
import { findRecharge, lockRecharge, toRecharge } from './recharge-rows.ts';
import { CASH_TAKES_MS, INTENT_LIVES_MS, RECHARGE_BOUNDS } from './recharge-terms.ts';
import { writeRecord } from '../../records/record-rows.ts';

/** New recharge, before it is written. */
interface Intent {
  readonly channel: 'usdt' | 'cash';
  readonly paid: Money;
  readonly credited: Money;
  readonly rate: RateOfHour | null;
  readonly outcome: TestOutcome | null;
}

function readPaid(text: string, channel: Intent['channel']): Result<Money, Refusal> {
  const currency: Asset = channel === 'usdt' ? CURRENCY : 'NGN';
  const refuse = (amount: FieldReason): Result<Money, Refusal> =>
    err({ error: 'invalid_input', data: { fields: { amount } } });
  const parsed = readRequestedAmount(text, currency);
  if (!parsed.ok) return refuse(parsed.error);
  const checked = checkAmount(parsed.value, RECHARGE_BOUNDS[channel]);
  if (checked.ok) return checked;
  if (checked.error !== 'below_minimum') return refuse(checked.error);
  const limit = toDecimal(RECHARGE_BOUNDS[channel].min);
  return err({ error: 'below_minimum', data: { fields: { amount: 'below_minimum' }, limit } });
}

/** Write a new recharge with its record, which is pending like it; returns its id. */
async function writeIntent({ sql, memberId, now, ports }: MemberContext, intent: Intent): Promise<string> {
  const id = ports.newId('rch');
  const { channel, paid, credited, rate } = intent;
  const usdtWay = channel === 'usdt';
  const dueAt = addMs(now, usdtWay ? INTENT_LIVES_MS : CASH_TAKES_MS);
  const recordId = await writeRecord(sql, ports, {
    memberId,
    kind: 'recharge',
    amount: credited,
    subject: usdtWay ? 'campaign:recharge-usdt' : 'campaign:recharge-cash',
    at: now,
    status: usdtWay ? 'pending' : 'processing',
    source: 'test_faucet',
    reference: id,
    entryIds: [],
  });
  await sql.query(
    `insert into recharge (id, member_id, channel, status, amount, currency, paid, rate, rate_at, address, needed,
       outcome, created_at, expires_at, expected_at, record_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)`,
    [
      id,
      memberId,
      channel,
      usdtWay ? 'intent' : 'processing',
      credited,
      paid.asset,
      paid,
      rate?.rate ?? null,
      rate === null ? null : new Date(rate.at),
      usdtWay ? newTestAddress(ports) : null,
      usdtWay ? CONSTANTS.RECHARGE_CONFIRMATIONS : 0,
      intent.outcome,
      new Date(now),
      usdtWay ? new Date(dueAt) : null,
      usdtWay ? null : new Date(dueAt),
      recordId,
    ],
  );
  await scheduleJob(sql, {
    kind: usdtWay ? 'recharge-expiry' : 'recharge-settlement',
    reference: id,
    dueAt,
    payload: { rechargeId: id },
  });
  return id;
}

/**
 * Check that a member may begin another recharge; two at once are begun one after the other. Recharges that a
 * test value leaves open for good are counted separately, so that they never block others.
 */
async function mayBegin({ sql, memberId }: MemberContext, outcome: TestOutcome | null): Promise<boolean> {
  await sql.query(`select pg_advisory_xact_lock(hashtextextended($1, 0))`, [`recharge:${memberId}`]);
  const [open] = await sql.query<{ count: number }>(
    `select count(*)::int as count from recharge where member_id = $1 and status in ('intent', 'seen', 'processing')
       and (outcome is not distinct from 'stays_pending') = $2`,
    [memberId, outcome === 'stays_pending'],
  );
  return (open?.count ?? 0) < CONSTANTS.OPEN_RECHARGES_AT_MOST;
}

async function settleNow(context: MemberContext, id: string): Promise<void> {
  const row = await lockRecharge(context.sql, id);
  if (row) await settleCash(context, row);
}

/**
 * Begin a recharge (PRODUCT 5). Nothing is credited before its deposit is confirmed, or its payment settled.
 */
export const addRechargeOperation = implement(addRecharge, async (context, input) => {
  const { sql, memberId, now } = context;
  const { channel, card } = input;
  const paid = readPaid(input.amount, channel);
  if (!paid.ok) return paid;
  const outcome = TEST_CARDS.find(({ value }) => value === card)?.outcome ?? null;
  if (card !== undefined && (channel === 'usdt' || outcome === null))
    return err({ error: 'invalid_input', data: { fields: { card: 'malformed' } } });
  const rate = channel === 'cash' ? rateToFix('NGN', now, input.rate) : null;
  if (channel === 'cash' && rate === null) return err({ error: 'rate_changed' });
  if (!(await mayBegin(context, outcome))) return err({ error: 'too_many_open_recharges' });

  const id = await writeIntent(context, {
    channel,
    paid: paid.value,
    credited: rate === null ? paid.value : convertToUsdt(paid.value, rate.rate),
    rate,
    outcome,
  });
  if (outcome === 'succeeds_now') await settleNow(context, id);
  const row = await findRecharge(sql, memberId, id);
  if (!row) throw new Error('wallet: a recharge that was just written is there');
  return ok({ data: toRecharge(row) });
});

/** State of one of the member's own recharges. */
export const rechargeStatusOperation = implement(rechargeStatus, async ({ sql, memberId }, { id }) => {
  const row = await findRecharge(sql, memberId, id);
  return row ? ok({ data: toRecharge(row) }) : err({ error: 'not_found' });
});
