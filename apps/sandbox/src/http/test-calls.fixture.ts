// Calls that belong to no service, for tests of what every call goes through.
import { amountSchema, emptySchema, flagParameter, idSchema, nothingSchema } from '@paydirt/contract/basics';
import { defineCall } from '@paydirt/contract/call';
import { err, ok, toDecimal, usdt } from '@paydirt/domain';
import * as v from 'valibot';

import { openOperatorAccounts, readBalances, writeEntry } from '../ledger/ledger.ts';
import { bringIn, takePayment } from '../ledger/movements.ts';
import { implement, implementTestControl } from '../operation/operation.ts';
import {
  type Services,
  type ServicesUnderTest,
  type TestMember,
  withServices,
} from '../testing/with-services.ts';

const own = { service: 'sandbox', tag: 'sandbox' } as const;

/** Call that takes a payment, or fails on request after writing, so that a missing rollback would show. */
export const pay = defineCall({
  ...own,
  method: 'POST',
  path: 'test/pay',
  summary: 'Pay',
  money: true,
  input: v.object({
    amount: v.pipe(v.string(), v.regex(/^\d+$/)),
    fail: v.optional(v.picklist(['refuse', 'retry', 'throw', 'shape'])),
    /** Error with which the preparation refuses the call. */
    before: v.optional(v.picklist(['not_found', 'verify_needed'])),
    quote: v.optional(flagParameter, false),
  }),
  result: v.object({ available: amountSchema }),
  errors: ['insufficient_balance', 'sold_out', 'not_found', 'verify_needed'],
});
/** Call that takes an idempotency key without a member. */
export const give = defineCall({
  ...own,
  method: 'POST',
  path: 'test/give',
  summary: 'Give',
  auth: 'none',
  money: true,
  input: v.object({ to: idSchema }),
  result: v.object({ to: idSchema }),
});
/** Call that returns its input to a member. */
export const look = defineCall({
  ...own,
  method: 'GET',
  path: 'test/look',
  summary: 'Look',
  input: v.object({ id: idSchema, count: v.optional(v.pipe(v.string(), v.maxLength(2))) }),
  result: v.object({ id: idSchema, count: v.nullable(v.string()), member: idSchema }),
});
/** Call that writes and then refuses, and on request keeps what it wrote. */
export const keep = defineCall({
  ...own,
  method: 'POST',
  path: 'test/keep',
  summary: 'Write, then refuse',
  input: v.object({ keep: flagParameter }),
  result: emptySchema,
  errors: ['code_wrong'],
});
/** Call that returns the time to a member. */
export const tellTime = defineCall({
  ...own,
  method: 'GET',
  path: 'test/time',
  summary: 'Tell the time',
  input: nothingSchema,
  result: v.object({ now: v.number(), sessions: v.number() }),
});
/** GET that writes. */
export const scribble = defineCall({
  ...own,
  method: 'GET',
  path: 'test/scribble',
  summary: 'Scribble',
  input: nothingSchema,
  result: emptySchema,
});
/** Call that needs no login. */
export const ask = defineCall({
  ...own,
  method: 'GET',
  path: 'test/ask',
  summary: 'Ask',
  auth: 'none',
  input: nothingSchema,
  result: emptySchema,
});
/** Call that moves the test clock by a day. */
export const jump = defineCall({
  ...own,
  method: 'POST',
  path: 'test/jump',
  summary: 'Jump',
  auth: 'none',
  input: nothingSchema,
  result: emptySchema,
});

/** Operations of these calls. */
export const operations = [
  implement(give, async (_context, { to }) => ok({ data: { to } })),
  implement(
    pay,
    async ({ sql, memberId, now, ports }, { amount, fail, quote }) => {
      const left = async () => ({ available: toDecimal((await readBalances(sql, memberId)).available) });
      if (quote) return ok({ data: await left() });
      const id = ports.newId('ord');
      const lines = takePayment(memberId, 'lease_escrow', usdt(BigInt(amount)));
      const entry = await writeEntry(sql, { kind: 'lease_purchase', at: now, reference: id, lines });
      await sql.query(
        `insert into capital_record (id, code, member_id, kind, amount, subject, at, status, source)
       values ($1, $1, $2, 'buy_machine', $3, 'product:pan', $4, 'succeeded', 'own_balance')`,
        [id, memberId, -BigInt(amount), new Date(now)],
      );
      await sql.query('insert into record_entry values ($1, $2)', [id, entry.id]);
      if (fail === 'refuse') return err({ error: 'sold_out' });
      if (fail === 'retry') return err({ error: 'unavailable' });
      if (fail === 'throw') throw new Error('select * from secret_table');
      if (fail === 'shape') return ok({ data: { available: 'much' } });
      return ok({ data: await left() });
    },
    { before: async (_context, { before }) => (before === undefined ? ok(null) : err({ error: before })) },
  ),
  implement(look, async ({ memberId }, { id, count }) =>
    ok({ data: { id, count: count ?? null, member: memberId } }),
  ),
  implement(keep, async ({ sql, now }, input) => {
    await sql.query(
      `insert into outbox (destination, channel, body, sent_at) values ('keep', 'sms', $1, $2)`,
      [String(input.keep), new Date(now)],
    );
    return err({ error: 'code_wrong', data: { triesLeft: 3 }, keep: input.keep });
  }),
  implement(ask, async () => ok({ data: null })),
  implement(tellTime, async ({ sql, memberId, now }) => {
    const sessions = await sql.query(`select from session where member_id = $1`, [memberId]);
    return ok({ data: { now, sessions: sessions.length } });
  }),
  implement(scribble, async ({ sql, memberId }) => {
    await sql.query(`update member set name = 'scribbled' where id = $1`, [memberId]);
    return ok({ data: null });
  }),
  implementTestControl(jump, async ({ testControls }) => {
    await testControls.advanceClock((now) => (now + 86_400_000) as typeof now);
    return ok({ data: null });
  }),
];

/** Set up services that have only these calls. */
export function withTestCalls(options: ServicesUnderTest = {}): Services {
  return withServices({
    ...options,
    operations,
    origins: ['https://friend.example'],
    prepare: (database) => database.transaction((sql) => openOperatorAccounts(sql, ['pan'])),
  });
}

let keys = 0;
/** Create an unused idempotency key. */
export const newKey = () => `key-${(keys += 1)}`;

/** Give a member play USDT, in micro-units. */
export async function grant(services: Services, { id }: TestMember, amount: bigint): Promise<void> {
  const at = await services.now();
  await services.database.transaction(async (sql) => {
    const reference = services.ports.newId('grt');
    const lines = bringIn({ account: 'member_available', memberId: id }, usdt(amount));
    const entry = await writeEntry(sql, { kind: 'faucet_grant', at, reference, lines });
    await sql.query(
      `insert into capital_record (id, code, member_id, kind, amount, subject, at, status, source)
       values ($1, $1, $2, 'recharge', $3, 'campaign:faucet', now(), 'credited', 'test_faucet')`,
      [reference, id, amount],
    );
    await sql.query('insert into record_entry values ($1, $2)', [reference, entry.id]);
  });
}

/** Read a member's available balance, in micro-units. */
export async function available({ database }: Services, { id }: TestMember): Promise<bigint> {
  return (await readBalances(database, id)).available.minor;
}
