import { toHex } from '@paydirt/domain/proof/merkle-bytes';

import type { Sql } from '../database/database.ts';

/** A session that was unused for this many days has ended, on real time as all of sessions. */
const IDLE_DAYS = 14;

/** SQL for the one rule by which a session is alive. */
export const LIVES = `revoked_at is null and expires_at > now() and seen_at > now() - interval '${IDLE_DAYS} days'`;

/**
 * Find out whether a member's session is alive, and keep it so until the transaction ends: a logout or
 * a new password waits for that. One that came first is seen, however long ago the request arrived.
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

/** The same, and all sessions of the member with it: nothing of theirs is under way then, and nothing begins. */
export async function lockAllSessions(
  sql: Sql,
  tokenHash: Uint8Array | null,
  memberId: string | null,
): Promise<boolean> {
  // In one order, so that two who want all of them do not wait for each other in a circle.
  await sql.query(`select from session where member_id = $1 order by token_hash for update`, [memberId]);
  return lockSession(sql, tokenHash, memberId);
}

/** Of some sessions, given by the hash of their token in hexadecimal, find those that are alive. */
export async function livingSessions(sql: Sql, hashes: readonly Uint8Array[]): Promise<Set<string>> {
  const rows = await sql.query<{ token_hash: Uint8Array }>(
    `select token_hash from session where token_hash = any($1::bytea[]) and ${LIVES}`,
    [hashes],
  );
  return new Set(rows.map(({ token_hash }) => toHex(token_hash)));
}
