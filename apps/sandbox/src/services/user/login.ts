import { login, logout } from '@paydirt/contract/calls/user';
import { err, ok } from '@paydirt/domain';

import { type Context, implement, type Refusal } from '../../operation.ts';
import { readAccount } from './account-name.ts';
import { findMemberByAccount, toUser } from './member-rows.ts';
import { openSession } from './sessions.ts';

/** Wrong passwords that an account bears within the window, and the window on the test clock. */
const TRIES = 10;
const WINDOW_SECONDS = 900;

async function failuresOf({ sql, now }: Context, account: string): Promise<number> {
  const [row] = await sql.query<{ hits: number }>(
    `select coalesce(sum(hits), 0)::int as hits from rate_limit where bucket = $1 and window_start > $2`,
    [`wrong-password:${account}`, new Date(now - WINDOW_SECONDS * 1000)],
  );
  return row?.hits ?? 0;
}

/** Count a wrong password; answers how many that makes, those counted at the same time among them. */
async function countFailure(context: Context, account: string): Promise<number> {
  const { sql, now } = context;
  await sql.query(
    `insert into rate_limit (bucket, window_start, hits) values ($1, $2, 1)
     on conflict (bucket, window_start) do update set hits = rate_limit.hits + 1`,
    [`wrong-password:${account}`, new Date(now)],
  );
  return failuresOf(context, account);
}

const LOCKED: Refusal = { error: 'account_locked', data: { retryAfterSeconds: WINDOW_SECONDS } };

/**
 * Log in by phone or e-mail; the answer's `msg` is the token (PRODUCT 3). An unknown account and a
 * wrong password are told alike and take alike long. Many guesses at the same time are no more than as
 * many one after the other: what finds the account locked when its password is checked is refused.
 */
export const loginOperation = implement(
  login,
  async (context, input) => {
    const { sql, ports, locale } = context;
    const account = readAccount(input.phone);
    if (!account.ok) return err({ error: 'invalid_input', data: { fields: { phone: account.error } } });
    if (input.password === '')
      return err({ error: 'invalid_input', data: { fields: { password: 'required' } } });

    if ((await failuresOf(context, account.value)) >= TRIES) return err(LOCKED);
    const member = await findMemberByAccount(sql, account.value);
    const right = await ports.verifyPassword(input.password, member?.password_hash ?? '');
    if (!member || !right) {
      const failures = await countFailure(context, account.value);
      if (failures > TRIES) return err(LOCKED);
      return err({ error: 'wrong_credentials', data: { triesLeft: TRIES - failures } });
    }
    if ((await failuresOf(context, account.value)) >= TRIES) return err(LOCKED);
    await sql.query(`delete from rate_limit where bucket = $1`, [`wrong-password:${account.value}`]);
    const token = await openSession(context, member.id);
    return ok({ data: await toUser(sql, member, locale), msg: token });
  },
  // A class that logs in at the same time would hold up everybody else while its passwords are checked.
  { transaction: false },
);

/** End this session. */
export const logoutOperation = implement(logout, async ({ sql, tokenHash }) => {
  await sql.query(`update session set revoked_at = now() where token_hash = $1`, [tokenHash]);
  return ok({ data: null });
});
