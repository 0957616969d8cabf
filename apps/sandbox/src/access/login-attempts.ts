import { HOUR_MS, SECOND_MS } from '@paydirt/domain';
import { toHex } from '@paydirt/domain/proof/merkle-bytes';

import { toBase64Url } from '../platform/bytes.ts';
import type { Sql } from '../database/database.ts';
import type { Context } from '../operation/operation.ts';

/** Limits of wrong passwords under one kind of key; times are real time. */
interface AttemptLimit {
  /** Failed attempts that have no consequence. */
  readonly free: number;
  /** Pause after the last free attempt; each further attempt doubles it, up to `longestSeconds`. */
  readonly pauseSeconds: number;
  readonly longestSeconds: number;
  /** Time without an attempt after which the earlier attempts are forgotten. */
  readonly forgottenAfterSeconds: number;
}

const HOUR = HOUR_MS / SECOND_MS;
/** Limits of one origin; a person needs fewer than ten attempts. */
const PER_ORIGIN: AttemptLimit = {
  free: 10,
  pauseSeconds: 30,
  longestSeconds: HOUR / 4,
  forgottenAfterSeconds: 24 * HOUR,
};
/**
 * Limits of an account, for all networks together. The pauses stay short, because they also affect an owner
 * who logs in from a new place.
 */
const PER_ACCOUNT: AttemptLimit = {
  free: 100,
  pauseSeconds: 1,
  longestSeconds: 60,
  forgottenAfterSeconds: 24 * HOUR,
};

/** Consequence of a wrong password: the number of tries before a pause, or the pause. */
export type AfterWrong = { readonly triesLeft: number } | { readonly retryAfterSeconds: number };

/** Name the bucket of one origin: a browser that the member knows, or a network. */
function originBucket(context: Context, account: string, known: boolean): string {
  const { address, deviceToken, ports } = context;
  const hidden = hiddenName(context, account);
  if (!known || deviceToken === null) return `place:${hidden}:${address}`;
  return `device:${hidden}:${toHex(ports.sha256(deviceToken))}`;
}

/** Hash an account for the names of its buckets, so that numbers without an account are not stored here. */
function hiddenName({ ports }: Pick<Context, 'ports'>, account: string): string {
  return toBase64Url(ports.sha256(`tries:${account}`));
}

const accountBucket = (context: Context, account: string) => `account:${hiddenName(context, account)}`;

/**
 * Count a wrong password in one statement; return the number of failures, or null if a pause began meanwhile.
 */
async function count(
  sql: Sql,
  bucket: string,
  limit: AttemptLimit,
): Promise<{ failures: number; pause: number } | null> {
  const [row] = await sql.query<{ failures: number; pause: number }>(
    `insert into login_attempt as kept (bucket, failures, free_at, forgotten_at)
     values ($1, 1, now(), now() + make_interval(secs => $5))
     on conflict (bucket) do update set (failures, free_at, forgotten_at) = (
       select next.failures,
         now() + make_interval(secs => case when next.failures < $2 then 0
           else least($4, $3 * 2 ^ least(next.failures - $2, 30)) end),
         excluded.forgotten_at
       from (select case when kept.forgotten_at <= now() then 1 else kept.failures + 1 end as failures) as next)
     where kept.free_at <= now()
     returning failures, ceil(extract(epoch from free_at - now()))::int as pause`,
    [bucket, limit.free, limit.pauseSeconds, limit.longestSeconds, limit.forgottenAfterSeconds],
  );
  return row ?? null;
}

/** Name the buckets of an attempt. In a browser that the member knows, attempts of others do not count. */
function bucketsOf(context: Context, account: string, known: boolean): readonly string[] {
  return [originBucket(context, account, known), ...(known ? [] : [accountBucket(context, account)])];
}

/**
 * Tell how long a password may not be tried here, in seconds: 0 when it may. The pauses grow for the network
 * that wrong passwords come from, and do not affect an owner in another network or in a browser where they
 * have logged in before. They are the same if the account does not exist.
 *
 * Called before the password is checked, and again after it was right, so that many attempts at the same time
 * gain nothing over attempts one after another.
 *
 * @param known Whether the member has logged in from this browser before.
 */
export async function pauseOf(context: Context, account: string, known: boolean): Promise<number> {
  const [row] = await context.sql.query<{ wait: number | null }>(
    `select ceil(extract(epoch from max(free_at) - now()))::int as wait from login_attempt
     where bucket = any($1::text[]) and free_at > now()`,
    [bucketsOf(context, account, known)],
  );
  return row?.wait ?? 0;
}

/**
 * Count a wrong password. Returns null if too many others were wrong at the same time: this one must then not
 * be answered.
 */
export async function countWrong(
  context: Context,
  account: string,
  known: boolean,
): Promise<AfterWrong | null> {
  const here = await count(context.sql, originBucket(context, account, known), PER_ORIGIN);
  if (!here || (!known && !(await count(context.sql, accountBucket(context, account), PER_ACCOUNT))))
    return null;
  return here.pause > 0 ? { retryAfterSeconds: here.pause } : { triesLeft: PER_ORIGIN.free - here.failures };
}

/** Forget the wrong passwords of an account, after the right one was given or a new one was set by a code. */
export async function forgive(context: Context, account: string, known: boolean): Promise<void> {
  const buckets = bucketsOf(context, account, known);
  await context.sql.query(`delete from login_attempt where bucket = any($1::text[])`, [buckets]);
}

/** Forget all attempts at an account from everywhere, because its member has left. */
export async function forgetAttempts(
  context: Pick<Context, 'sql' | 'ports'>,
  account: string,
): Promise<void> {
  const hidden = hiddenName(context, account);
  await context.sql.query(
    `delete from login_attempt where bucket = 'account:' || $1 or bucket like 'place:' || $1 || ':%'
       or bucket like 'device:' || $1 || ':%'`,
    // Of the characters of base64url, `like` treats only the underscore as a wildcard, which also matches
    // itself.
    [hidden],
  );
}

/** Delete the attempts that no longer count. */
export async function purgeLoginAttempts(sql: Sql): Promise<void> {
  await sql.query(`delete from login_attempt where forgotten_at <= now()`);
}
