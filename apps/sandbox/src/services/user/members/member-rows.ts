import type { User } from '@paydirt/contract/account/session';
import { type EpochMs, type Locale, memberLevel, toIso } from '@paydirt/domain';

import type { Sql } from '../../../database/database.ts';
import { readContent } from '../../content/content.ts';
import { readMailbox, totalOf } from '../../message/mailbox.ts';
import { levelMark } from './level-mark.ts';

/** Row of `member` with the number of invitees who hold a lease. */
export interface MemberRow {
  readonly id: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly name: string;
  readonly head_url: string | null;
  readonly password_hash: string;
  readonly invite_code: string;
  readonly inviter_id: string | null;
  readonly date_format: number;
  readonly sales_unit: User['salesUnit'];
  readonly created_at: EpochMs;
  /** Channels whose messages may notify at once. */
  readonly notify: User['notify'];
  readonly valid_invitees: number;
}

/** SQL condition that an invitee holds a lease, which makes them valid while it lasts (PRODUCT 3). */
export const HOLDS_A_LEASE = `exists (
  select from lease_order where lease_order.member_id = invitee.id and kind = 'machine' and status = 'valid')`;

const SELECT_MEMBER = `select member.*, (
    select count(*) from member as invitee where invitee.inviter_id = member.id and ${HOLDS_A_LEASE}
  )::int as valid_invitees from member`;

/** Find a member by id. */
export async function findMember(sql: Sql, id: string): Promise<MemberRow | null> {
  const [row] = await sql.query<MemberRow>(`${SELECT_MEMBER} where id = $1`, [id]);
  return row ?? null;
}

/** Find a member by their login: a phone number in E.164, or an e-mail address. */
export async function findMemberByAccount(sql: Sql, account: string): Promise<MemberRow | null> {
  const column = account.includes('@') ? 'email' : 'phone';
  const [row] = await sql.query<MemberRow>(`${SELECT_MEMBER} where ${column} = $1`, [account]);
  return row ?? null;
}

/** Read the names of levels; a level without a text is named by its number. */
export async function readGradeTexts(
  sql: Sql,
  levels: readonly number[],
  locale: Locale,
): Promise<(level: number) => string> {
  const texts = await readContent(sql, 'grade', levels.map(String), locale);
  return (level) => texts.get(String(level))?.body.name ?? String(level);
}

/** Convert a row to the user in the contract's form. */
export async function toUser(sql: Sql, row: MemberRow, locale: Locale): Promise<User> {
  const level = memberLevel(row.valid_invitees);
  const gradeText = (await readGradeTexts(sql, [level], locale))(level);
  return {
    userId: row.id,
    phone: row.phone,
    email: row.email,
    name: row.name,
    avatarUrl: row.head_url,
    vipLevel: level,
    grade: level,
    gradeText,
    invitationCode: row.invite_code,
    shareCode: row.invite_code,
    createTime: toIso(row.created_at),
    ...levelMark(level, gradeText),
    dateFormat: row.date_format,
    salesUnit: row.sales_unit,
    unread: totalOf((await readMailbox(sql, row.id)).unread),
    notify: [...row.notify],
  };
}

/**
 * SQL condition that something was sent to `member`, and not to whoever had the phone number or the e-mail
 * address before.
 */
export const SENT_TO_MEMBER = `((destination = member.phone and sent_at >= member.created_at)
  or (destination = member.email and sent_at >= coalesce(member.email_verified_at, member.created_at)))`;

/** SQL for the name that others see, like `publicName` of the domain; null for a former member. */
export const PUBLIC_NAME = `case when deleted_at is not null then null
  when name ~ '^[+][0-9]+$' then '…' || right(name, 4)
  when name ~ '^[^[:space:]@]+@[^[:space:]@]+$' then left(name, 1) || '…' else name end`;
