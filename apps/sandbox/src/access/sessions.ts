import { toBase64Url } from '../platform/bytes.ts';
import type { Context } from '../operation/operation.ts';

/** Days for which a token is valid. Sessions use real time: moving the test clock logs nobody out. */
const SESSION_DAYS = 30;

/** Longest token that is looked up, in characters; no valid token is longer. */
export const TOKEN_MAX_LENGTH = 200;

/** Open a session and return its token: 256 random bits, of which only the hash is stored. */
export async function openSession(
  { sql, ports, device, address, now }: Context,
  memberId: string,
): Promise<string> {
  const token = toBase64Url(ports.randomBytes(32));
  await sql.query(
    `insert into session (token_hash, member_id, created_at, seen_at, expires_at, device, address, opened_at)
     values ($1, $2, now(), now(), now() + make_interval(days => $3), $4, $5, $6)`,
    [ports.sha256(token), memberId, SESSION_DAYS, device, address, new Date(now)],
  );
  return token;
}

/** End all sessions of a member, on every device. */
export async function endSessions({ sql }: Pick<Context, 'sql'>, memberId: string): Promise<void> {
  await sql.query(`update session set revoked_at = now() where member_id = $1 and revoked_at is null`, [
    memberId,
  ]);
}

/** End all sessions of a member but one; returns how many ended. */
export async function endOthers(
  { sql }: Pick<Context, 'sql'>,
  memberId: string,
  tokenHash: Uint8Array,
): Promise<number> {
  const ended = await sql.query(
    `update session set revoked_at = now()
     where member_id = $1 and revoked_at is null and token_hash <> $2 returning id`,
    [memberId, tokenHash],
  );
  return ended.length;
}
