import { type Call, closesIntent, type ErrorData, type ErrorName } from '@paydirt/contract';
import { errorsOf } from '@paydirt/contract/openapi';
import { err, ok, type Result } from '@paydirt/domain';
import * as v from 'valibot';

import { lockClock } from '../platform/clock.ts';
import { allInOrder } from '../database/all-in-order.ts';
import { type Database, type Sql, sqlState, type TransactionEnd } from '../database/database.ts';
import { InsufficientFunds } from '../ledger/ledger.ts';
import type { Context, TestControls, Operation, Refusal, Reply } from '../operation/operation.ts';
import { type Answer, goodAnswer, refusedAnswer } from '../operation/answer.ts';
import {
  claimIntent,
  findEarlier,
  type Intent,
  keepAnswer,
  outcomeOfAnswer,
  releaseIntent,
} from '../operation/intents.ts';
import { limitsOf, RATE_LIMITS } from './limits/rate-limits.ts';
import { lockAllSessions, lockSession } from '../access/living-sessions.ts';

/** Everything needed to run an operation for a request. */
export interface Work {
  readonly database: Database;
  readonly operation: Operation;
  /** Context of the operation, without the connection, which the transaction provides. */
  readonly context: Omit<Context, 'sql'> & { readonly testControls: TestControls };
  readonly input: unknown;
  readonly intent: Intent | null;
  readonly checkResult: boolean;
}

/** Work with the result of its preparation before the transaction. */
type Prepared = Work & { readonly prepared: unknown };

/** Answer, and whether it was stored by an earlier request. */
export interface Outcome {
  readonly answer: Answer;
  readonly replayed: boolean;
  /** Token for the cookie of this browser ({@link Reply.deviceToken}). */
  readonly deviceToken?: string | undefined;
}

type Handled = Result<Reply<unknown>, Refusal>;

/** Thrown to roll a transaction back, with the refusal that ended it. */
class Refused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.error);
    this.refusal = refusal;
  }
}

/**
 * SQLSTATEs of a database that is overloaded, stopping or disconnected: the same request may succeed later.
 */
const UNAVAILABLE = /^(?:08|53|57)/;

/** SQLSTATE of an order when no unit of its product is left at its commit. */
const SOLD_OUT = 'PD060';

/** Get the refusal that an exception represents; null if it is a fault of the services. */
export function refusalOf(cause: unknown): Refusal | null {
  if (cause instanceof Refused) return cause.refusal;
  if (cause instanceof InsufficientFunds) return { error: 'insufficient_balance' };
  const state = sqlState(cause) ?? '';
  if (state === SOLD_OUT) return { error: 'sold_out' };
  if (UNAVAILABLE.test(state)) return { error: 'unavailable' };
  return null;
}

/**
 * Check that an operation answers as the contract says: with a result of that shape, or a failure from that
 * list.
 */
function checkAgainstContract(call: Call, handled: Handled): void {
  if (handled.ok) v.parse(call.result, handled.value.data);
  else if (!errorsOf(call).includes(handled.error.error)) {
    throw new Error(`contract: ${call.path} does not list ${handled.error.error}`);
  }
}

/** Tell whether a call only reads, so that it may run before its session has been checked. */
export const isPlainRead = ({ call, transaction, before }: Operation): boolean =>
  call.method === 'GET' && !transaction && before === null && limitsOf(call, RATE_LIMITS).length === 0;

const WRITES = /\b(?:insert\s+into|update\s+\w+\s+(?:as\s+\w+\s+)?set|delete\s+from)\b/i;

/** Wrap a connection so that it refuses to write. */
const readOnly = (sql: Sql): Sql => ({
  query(statement, values) {
    if (WRITES.test(statement))
      throw new Error('operation: a GET that writes says so by `transaction: true`');
    return sql.query(statement, values);
  },
  script: () => Promise.reject(new Error('operation: a GET runs no script')),
});

async function handle(
  { operation, context, input, prepared, checkResult }: Prepared,
  connection: Sql,
): Promise<Handled> {
  const sql = checkResult && isPlainRead(operation) ? readOnly(connection) : connection;
  const handled = await operation.handle({ ...context, sql }, input, prepared);
  if (checkResult) checkAgainstContract(operation.call, handled);
  return handled;
}

function answerOf(work: Work, handled: Handled): Promise<Answer> | Answer {
  if (handled.ok) return goodAnswer(handled.value);
  return refusedAnswer(handled.error.error, work.context.locale, handled.error.data);
}

async function outcomeOf(work: Work, handled: Handled): Promise<Outcome> {
  const deviceToken = handled.ok ? handled.value.deviceToken : undefined;
  return { answer: await answerOf(work, handled), replayed: false, deviceToken };
}

/**
 * Begin the transaction of a call. From here until its end, the clock is locked and the session stays alive.
 * A move of the clock, a logout or a new password therefore commits either before this, and this call is
 * dated or refused accordingly, or after the call. Earlier reads do not count.
 */
async function begin<W extends Work>(work: W, sql: Sql): Promise<W> {
  const { call } = work.operation;
  const { tokenHash, memberId } = work.context;
  const bySession = call.auth !== 'none' && memberId !== null;
  const lock = work.operation.alone ? lockAllSessions : lockSession;
  const [now, lives] = await allInOrder([lockClock(sql), !bySession || lock(sql, tokenHash, memberId)]);
  if (!lives) throw new Refused({ error: 'unauthorized' });
  return { ...work, context: { ...work.context, now } };
}

async function inTransaction(prepared: Prepared): Promise<Outcome> {
  const handled = await prepared.database.transaction(async (sql) => {
    const result = await handle(await begin(prepared, sql), sql);
    if (!result.ok && !result.error.keep) throw new Refused(result.error);
    return result;
  });
  return outcomeOf(prepared, handled);
}

/** Run a plain read with statements on a connection. It throws if the call does anything else. */
export async function readNow(work: Work, sql: Sql): Promise<Outcome> {
  return outcomeOf(work, await handle({ ...work, prepared: null }, sql));
}

/** Run the operation's preparation, before its transaction. */
async function prepare(work: Work): Promise<Result<Prepared, Refusal>> {
  const { operation, context, input, checkResult } = work;
  if (!operation.before) return ok({ ...work, prepared: null });
  const prepared = await operation.before({ ...context, sql: work.database }, input);
  if (prepared.ok) return ok({ ...work, prepared: prepared.value });
  if (checkResult) checkAgainstContract(operation.call, prepared);
  return prepared;
}

/** Refuse a key that was used for another request; its own member also gets the first one's outcome. */
function reused({ memberId }: Intent, first: Answer): Refusal {
  const data = memberId === null ? undefined : { earlier: outcomeOfAnswer(first) };
  return { error: 'key_reused', ...(data && { data }) };
}

async function onceForIntent(work: Work, intent: Intent): Promise<Outcome> {
  // An intent that has an answer gets it again, even if a password has changed since: skip the preparation.
  const answered = work.operation.before !== null && (await findEarlier(work.database, intent)) !== null;
  const prepared = answered ? ok({ ...work, prepared: null }) : await prepare(work);
  if (!prepared.ok && !closesIntent(prepared.error.error)) throw new Refused(prepared.error);
  const doOnce = (refusal: Refusal | null) => async (sql: Sql) => {
    const begun = await begin(prepared.ok ? prepared.value : { ...work, prepared: null }, sql);
    const earlier = await claimIntent(sql, intent, new Date(begun.context.now));
    if (earlier?.sameRequest === false) throw new Refused(reused(intent, earlier.answer));
    if (earlier) return { answer: earlier.answer, replayed: true };
    // The answer was deleted meanwhile, for example by a reset, and nothing was prepared to execute the
    // intent again.
    if (answered) throw new Refused({ error: 'unavailable' });

    const handled = refusal ? err(refusal) : await handle(begun, sql);
    if (!handled.ok && !refusal && !(handled.error.keep && closesIntent(handled.error.error)))
      throw new Refused(handled.error);
    return outcomeOf(work, handled);
  };
  const end: TransactionEnd<Outcome> = {
    last: (sql, { answer, replayed }) => (replayed ? null : keepAnswer(sql, intent, answer)),
    inTurn: true,
  };
  const once = (refusal: Refusal | null) => work.database.transaction(doOnce(refusal), end);
  // A request that was refused before its transaction stays refused if it arrives again later.
  if (!prepared.ok) return once(prepared.error);
  try {
    return await once(null);
  } catch (cause) {
    const refusal = refusalOf(cause);
    if (refusal === null || !closesIntent(refusal.error)) throw cause;
    // This also covers a refusal by the commit: the work was rolled back, and the refusal is stored.
    return once(refusal);
  }
}

/**
 * Refuse a request whose contents do not have the form of its call: with that reason, or, if something was
 * done under its key, with its outcome. Waits for a pending request with the key, and leaves the key unused.
 */
export function refuseForm(database: Database, intent: Intent, refusal: Refusal): Promise<Refusal> {
  return database.transaction(async (sql) => {
    const earlier = await claimIntent(sql, intent, new Date(await lockClock(sql)));
    if (earlier) return reused(intent, earlier.answer);
    await releaseIntent(sql, intent);
    return refusal;
  });
}

/**
 * Run a request: a POST in one transaction, that of an intent once per key, a GET and a test control without.
 * Refusals are returned as answers; only faults are thrown.
 */
export async function runOperation(work: Work): Promise<Outcome> {
  try {
    if (work.intent) return await onceForIntent(work, work.intent);
    const prepared = await prepare(work);
    if (!prepared.ok) throw new Refused(prepared.error);
    if (work.operation.transaction) return await inTransaction(prepared.value);
    return await outcomeOf(work, await handle(prepared.value, work.database));
  } catch (cause) {
    const refusal =
      refusalOf(cause) ?? ((await isLoggedOut(work)) ? ({ error: 'unauthorized' } as const) : null);
    if (!refusal) throw cause;
    return { answer: await refuse(work, refusal), replayed: false };
  }
}

/** Tell whether a reset ended the session during its request, which explains the failure. */
async function isLoggedOut({ database, context }: Work): Promise<boolean> {
  if (context.tokenHash === null) return false;
  const sessions = await database.query(`select from session where token_hash = $1`, [context.tokenHash]);
  return sessions.length === 0;
}

function refuse(
  work: Work,
  { error, data }: { error: ErrorName; data?: ErrorData | undefined },
): Promise<Answer> {
  return refusedAnswer(error, work.context.locale, data);
}
