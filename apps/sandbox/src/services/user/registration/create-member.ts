import { err, INVITATION_ALPHABET, ok, type Result } from '@paydirt/domain';

import type { Sql } from '../../../database/database.ts';
import { openMemberAccounts } from '../../../ledger/ledger.ts';
import type { Context } from '../../../operation/operation.ts';
import { drawBelow } from '../../../platform/ids.ts';
import { skeletonOf } from '../profile/unique-name.ts';

/**
 * Public invitation codes, which belong to no member: anyone may register with them, and the test panel shows
 * them.
 */
export const PUBLIC_INVITATION_CODES = ['NUGGET', 'CAMP24'] as const;

const CODE_LENGTH = 7;

/** Find the inviter of a code: a member, or null for a public code. */
export async function isInvitationOpen(sql: Sql, code: string): Promise<Result<string | null, 'unknown'>> {
  if ((PUBLIC_INVITATION_CODES as readonly string[]).includes(code)) return ok(null);
  const [inviter] = await sql.query<{ id: string }>(
    `select id from member where invite_code = $1 and deleted_at is null`,
    [code],
  );
  return inviter ? ok(inviter.id) : err('unknown');
}

function newInvitationCode({ ports }: Pick<Context, 'ports'>): string {
  const nextByte = () => ports.randomBytes(1)[0] ?? 0;
  return Array.from(
    { length: CODE_LENGTH },
    () => INVITATION_ALPHABET[drawBelow(INVITATION_ALPHABET.length, nextByte)],
  ).join('');
}

/** New member; the account is a phone number in E.164, or an e-mail address. */
export interface NewMember {
  readonly account: string;
  readonly password: string;
  readonly inviterId: string | null;
  /** Name; if left out, the account is used, of which others see very little. */
  readonly name?: string;
}

/** Insert a member with empty accounts; returns the id. */
export async function createMember(
  { sql, now, ports }: Pick<Context, 'sql' | 'now' | 'ports'>,
  member: NewMember,
): Promise<string> {
  const id = ports.newId('mem');
  const email = member.account.includes('@');
  const name = member.name ?? member.account;
  await sql.query(
    `insert into member (id, phone, email, name, name_skeleton, password_hash, invite_code, inviter_id, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      id,
      email ? null : member.account,
      email ? member.account : null,
      name,
      skeletonOf(name),
      await ports.hashPassword(member.password),
      newInvitationCode({ ports }),
      member.inviterId,
      new Date(now),
    ],
  );
  await openMemberAccounts(sql, id);
  return id;
}
