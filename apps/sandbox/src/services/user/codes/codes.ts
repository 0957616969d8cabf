import {
  addMs,
  CONSTANTS,
  checkCodeFormat,
  codeState,
  err,
  type EpochMs,
  nextCodeAllowedAt,
  ok,
  type Result,
  toIso,
} from '@paydirt/domain';
import { sameBytes } from '@paydirt/domain/proof/merkle-bytes';

import type { Context, Refusal, Reply } from '../../../operation/operation.ts';
import { codeMessage } from './code-message.ts';
import { countCode } from './codes-a-day.ts';
import { findMemberByAccount } from '../members/member-rows.ts';
import { requesterOf } from './code-requesters.ts';
import { noteSecurityEvent } from '../members/note-security-event.ts';

/** Purpose of a code, which is not valid for any other. */
export type CodePurpose = 'register' | 'reset-password' | 'fund-password' | 'bind-email' | 'verify';

interface CodeRow {
  readonly id: bigint;
  readonly code_hash: Uint8Array;
  readonly sent_at: EpochMs;
  readonly tries_left: number;
  readonly used_at: EpochMs | null;
}

const LATEST_CODE = `select * from verification_code where destination = $1 and purpose = $2 order by id desc limit 1`;

/** Hash a code for storing, together with its destination, so that equal codes have different hashes. */
function hashOf({ ports }: Context, destination: string, code: string): Uint8Array {
  return ports.sha256(`${destination}:${code}`);
}

/** Create the answer about a sent code: when it was sent, and when it expires. */
function sentAnswer(destination: string, sentAt: EpochMs) {
  return {
    to: destination,
    expiresAt: toIso(addMs(sentAt, CONSTANTS.CODE_TTL_MS)),
    nextAllowedAt: toIso(nextCodeAllowedAt(sentAt)),
  };
}

/**
 * Send a code into the outbox: 6 digits, one a minute (PRODUCT 6). With `silent` nothing is sent and the
 * answer is the same, so that it does not reveal whether an account exists.
 */
export async function sendCode(
  context: Context,
  destination: string,
  purpose: CodePurpose,
  silent = false,
): Promise<Result<Reply<ReturnType<typeof sentAnswer>>, Refusal>> {
  const { sql, now, locale, ports } = context;
  const { requester, ...known } = requesterOf(context, purpose);
  // The destination is locked, so that two requests at the same time send one code.
  await sql.query(`select pg_advisory_xact_lock(hashtextextended($1, 0))`, [
    `code:${purpose}:${destination}`,
  ]);
  const [last] = await sql.query<CodeRow>(LATEST_CODE, [destination, purpose]);
  if (last) {
    const waitMs = nextCodeAllowedAt(last.sent_at) - now;
    if (waitMs > 0)
      return err({ error: 'code_too_soon', data: { retryAfterSeconds: Math.ceil(waitMs / 1000) } });
  }
  const day = await countCode(context, destination);
  if (!day.ok) return day;
  const code = ports.newCode();
  const expiresAt = addMs(now, CONSTANTS.CODE_TTL_MS);
  await sql.query(
    `insert into verification_code (destination, purpose, code_hash, sent_at, expires_at, tries_left)
     values ($1, $2, $3, $4, $5, $6)`,
    // With `silent`, the row contains a code that is never sent.
    [
      destination,
      purpose,
      hashOf(context, destination, code),
      new Date(now),
      new Date(expiresAt),
      CONSTANTS.CODE_TRIES,
    ],
  );
  // With `silent`, the same statement runs and inserts nothing, so that it takes as long for any address.
  await sql.query(
    `insert into outbox (destination, channel, code, body, sent_at, asked_by) select $1, $2, $3, $4, $5, $6 where $7`,
    [
      destination,
      destination.includes('@') ? 'email' : 'sms',
      code,
      await codeMessage(code, locale),
      new Date(now),
      requester,
      !silent,
    ],
  );
  return ok({ data: sentAnswer(destination, now), ...known });
}

/**
 * Check a code without using it up. A wrong code costs a try, which counts although the call is refused.
 *
 * @param usedBefore Id of a code that is accepted although it was used: the one that verified this session.
 */
export async function checkCode(
  context: Context,
  destination: string,
  purpose: CodePurpose,
  typed: string,
  usedBefore: bigint | null = null,
): Promise<Result<CodeRow, Refusal>> {
  const { sql, now } = context;
  const format = checkCodeFormat(typed);
  if (!format.ok) {
    const reason = format.error === 'required' ? 'required' : 'code_malformed';
    return err({ error: 'invalid_input', data: { fields: { code: reason } } });
  }
  const [row] = await sql.query<CodeRow>(`${LATEST_CODE} for update`, [destination, purpose]);
  if (!row || (row.used_at !== null && row.id !== usedBefore)) return err({ error: 'code_expired' });
  const state = codeState({ sentAt: row.sent_at, triesLeft: row.tries_left }, now);
  if (state === 'expired') return err({ error: 'code_expired' });
  if (state === 'exhausted') return err({ error: 'code_too_many_tries' });
  if (!sameBytes(row.code_hash, hashOf(context, destination, format.value))) {
    await sql.query(`update verification_code set tries_left = tries_left - 1 where id = $1`, [row.id]);
    const triesLeft = row.tries_left - 1;
    const owner = triesLeft > 0 ? null : await findMemberByAccount(sql, destination);
    if (owner) await noteSecurityEvent(context, owner.id, 'codes_refused');
    return err({
      error: triesLeft > 0 ? 'code_wrong' : 'code_too_many_tries',
      data: { triesLeft },
      keep: true,
    });
  }
  return ok(row);
}

/** Check a code like {@link checkCode}, and use it up if it is right. */
export async function takeCode(
  context: Context,
  destination: string,
  purpose: CodePurpose,
  typed: string,
): Promise<Result<null, Refusal>> {
  const code = await checkCode(context, destination, purpose, typed);
  if (!code.ok) return code;
  await context.sql.query(`update verification_code set used_at = $2 where id = $1`, [
    code.value.id,
    new Date(context.now),
  ]);
  return ok(null);
}

/**
 * End the open codes for the earlier owner of an address that has become another member's. Those to register
 * or to bind it remain: whoever has one learns by it that the address is taken.
 */
export async function endEarlierCodes({ sql, now }: Context, address: string): Promise<void> {
  await sql.query(
    `update verification_code set used_at = $2
     where destination = $1 and used_at is null and purpose not in ('register', 'bind-email')`,
    [address, new Date(now)],
  );
}
