import { hasFundPassword } from '@paydirt/contract/account/fund-password';
import { addMs, CONSTANTS, err, type EpochMs, ok, type Result, toIso } from '@paydirt/domain';

import type { Sql } from '../../../database/database.ts';
import { implement, type MemberContext, type Refusal } from '../../../operation/operation.ts';

interface FundPasswordRow {
  readonly fund_password_hash: string | null;
  readonly fund_password_locked_until: EpochMs | null;
}

async function readRow(sql: Sql, memberId: string): Promise<FundPasswordRow | null> {
  const [row] = await sql.query<FundPasswordRow>(
    `select fund_password_hash, fund_password_locked_until from member where id = $1`,
    [memberId],
  );
  return row ?? null;
}

function lockOf(row: FundPasswordRow, now: EpochMs): Refusal | null {
  const until = row.fund_password_locked_until;
  if (until === null || until <= now) return null;
  return { error: 'fund_password_locked', data: { retryAfterSeconds: Math.ceil((until - now) / 1000) } };
}

/**
 * Count a wrong try in one statement; the last try locks. After a lock has expired, the count starts over.
 */
async function countTry({ sql, memberId, now }: MemberContext): Promise<Refusal> {
  const [row] = await sql.query<{ tries: number }>(
    `update member set
       fund_password_tries = tried.tries,
       fund_password_locked_until = case
         when tried.tries > $3 then member.fund_password_locked_until
         when tried.tries = $3 then $4::timestamptz end
     from (select id, 1 + case when fund_password_locked_until <= $2 then 0 else fund_password_tries end as tries
           from member where id = $1 for update) as tried
     where member.id = tried.id returning fund_password_tries as tries`,
    [
      memberId,
      new Date(now),
      CONSTANTS.FUND_PASSWORD_TRIES,
      new Date(addMs(now, CONSTANTS.FUND_PASSWORD_LOCK_MS)),
    ],
  );
  const triesLeft = CONSTANTS.FUND_PASSWORD_TRIES - (row?.tries ?? 0);
  if (triesLeft > 0) return { error: 'fund_password_wrong', data: { triesLeft } };
  return {
    error: 'fund_password_locked',
    data: { retryAfterSeconds: Math.ceil(CONSTANTS.FUND_PASSWORD_LOCK_MS / 1000) },
  };
}

/**
 * Verify the member's fund password: after 5 wrong tries, it is locked for 15 minutes of the test clock. Call
 * this in the `before` of an operation, where `sql` is in no transaction, so that a try counts although the
 * call is refused, and hashing blocks no other request. If the password was locked while its hash was
 * computed, it is refused, so that many tries at the same time gain nothing. Returns the hash that matched,
 * for {@link lockFundPasswordHash} in the transaction. Refuses with `invalid_input` (field `fundPassword`),
 * `fund_password_not_set`, `fund_password_wrong` (`triesLeft`), `fund_password_locked` (`retryAfterSeconds`).
 */
export async function verifyFundPassword(
  context: MemberContext,
  typed: string,
): Promise<Result<string, Refusal>> {
  const { sql, memberId, now, ports } = context;
  const row = await readRow(sql, memberId);
  if (!row) return err({ error: 'unauthorized' });
  if (row.fund_password_hash === null) return err({ error: 'fund_password_not_set' });
  if (typed === '') return err({ error: 'invalid_input', data: { fields: { fundPassword: 'required' } } });
  const locked = lockOf(row, now);
  if (locked) return err(locked);
  if (!(await ports.verifyPassword(typed, row.fund_password_hash))) return err(await countTry(context));

  const [cleared] = await sql.query(
    `update member set fund_password_tries = 0, fund_password_locked_until = null
     where id = $1 and fund_password_hash = $2
       and (fund_password_locked_until is null or fund_password_locked_until <= $3) returning id`,
    [memberId, row.fund_password_hash, new Date(now)],
  );
  if (cleared) return ok(row.fund_password_hash);
  const after = await readRow(sql, memberId);
  return err((after && lockOf(after, now)) ?? { error: 'fund_password_wrong', data: {} });
}

/** Check that the fund password's hash is unchanged, and lock its row until the transaction ends. */
export async function lockFundPasswordHash({ sql, memberId }: MemberContext, hash: string): Promise<boolean> {
  const held = await sql.query(`select from member where id = $1 and fund_password_hash = $2 for share`, [
    memberId,
    hash,
  ]);
  return held.length > 0;
}

/** Read whether a fund password is set, and until when it is locked; null if there is no member. */
export async function fundPasswordState({ sql, memberId, now }: MemberContext) {
  const row = await readRow(sql, memberId);
  if (!row) return null;
  const until = row.fund_password_locked_until;
  return {
    set: row.fund_password_hash !== null,
    lockedUntil: until !== null && until > now ? toIso(until) : null,
  };
}

/** Tell if a fund password is set, so that a form asks for it or offers to set it. */
export const hasFundPasswordOperation = implement(
  hasFundPassword,
  async (context) => {
    const state = await fundPasswordState(context);
    return state ? ok({ data: state }) : err({ error: 'unauthorized' });
  },
  { transaction: false },
);
