import { toHex } from '@paydirt/domain/proof/merkle-bytes';

import type { Sql } from '../database/database.ts';

/** Days without use after which a session ends; in real time, like all times of sessions. */
const IDLE_DAYS = 14;

/** SQL condition for a live session, used wherever that is decided. */
export const LIVES = `revoked_at is null and expires_at > now() and seen_at > now() - interval '${IDLE_DAYS} days'`;

/**
 * Find out whether a member's session is alive, and keep it alive until the transaction ends: a logout or a
 * new password waits for that. If one of them committed before, the session counts as ended, however long ago
 * the request arrived.
 */
export async function lockSession(
  sql: Sql,
  tokenHash: Uint8Array | null,
  memberId: string | null,
): Promise<boolean> {
  const sessions = await sql.query(
    `select from session where token_hash = $1 and member_id = $2 and ${LIVES} for share`,
    [tokenHash, memberId],
  );
  return sessions.length > 0;
}

/**
 * Lock a session as `lockSession` does, and all other sessions of the member too: no transaction of theirs is
 * open then, and none can begin.
 */
export async function lockAllSessions(
  sql: Sql,
  tokenHash: Uint8Array | null,
  memberId: string | null,
): Promise<boolean> {
  // Every transaction locks the sessions in the same order, to avoid deadlocks.
  await sql.query(`select from session where member_id = $1 order by token_hash for update`, [memberId]);
  return lockSession(sql, tokenHash, memberId);
}

/**
 * Find the live ones among some sessions; parameters are hashes of tokens, and the result has them in
 * hexadecimal.
 */
export async function livingSessions(sql: Sql, hashes: readonly Uint8Array[]): Promise<Set<string>> {
  const rows = await sql.query<{ token_hash: Uint8Array }>(
    `select token_hash from session where token_hash = any($1::bytea[]) and ${LIVES}`,
    [hashes],
  );
  return new Set(rows.map(({ token_hash }) => toHex(token_hash)));
}
