import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

import type { Sql } from '../../../../database/database.ts';

/** Contact that a member has or had, with its hash, which remains after they leave. */
export interface Contact {
  /** Phone number in E.164, or an e-mail address. */
  readonly contact: string;
  /** HMAC-SHA256 of the contact, with the key of this database. */
  readonly person: Uint8Array;
}

/** SQL condition that a stranger did not bind the old address of an `email_change` before. */
export const OLD_WAS_OWN = `not exists (select from email_change as undone where undone.undone_at is not null
    and undone.member_id = email_change.member_id and undone.new_email = email_change.old_email)`;

// An address whose change was undone is left out, because a stranger bound it.
const CONTACTS = `
  select phone as contact from member where id = $1 and phone is not null
  union select email from member where id = $1 and email is not null
  union select old_email from email_change where member_id = $1 and old_email is not null and ${OLD_WAS_OWN}
  union select new_email from email_change where member_id = $1 and undone_at is null`;

/**
 * Read the phone number and the e-mail addresses of a member, including earlier ones, in a fixed order. Two
 * members who share one of them are the same person.
 */
export async function readContacts(sql: Sql, memberId: string): Promise<Contact[]> {
  const rows = await sql.query<{ contact: string; salt: Uint8Array }>(
    `select contact, salt from (${CONTACTS}) as had cross join person_salt order by contact`,
    [memberId],
  );
  return rows.map(({ contact, salt }) => ({ contact, person: personOf(salt, contact) }));
}

/**
 * Hash a phone number or an e-mail address with the salt as key. The database contains the key, so whoever
 * has all of it can try numbers; a list of hashes alone reveals nothing.
 */
function personOf(salt: Uint8Array, contact: string): Uint8Array {
  return hmac(sha256, salt, utf8ToBytes(contact));
}

/** Hash a phone number or an e-mail address that may belong to no member. */
export async function readPerson(sql: Sql, contact: string): Promise<Uint8Array> {
  const [row] = await sql.query<{ salt: Uint8Array }>(`select salt from person_salt`);
  if (!row) throw new Error('user: the key of persons is made with the database');
  return personOf(row.salt, contact);
}

/**
 * Keep other transactions from paying this person, or deleting their accounts, until this one ends: two
 * accounts that share an address take turns. Take this lock before those of the member's row and of the
 * ledger.
 */
export async function lockPerson(sql: Sql, memberId: string): Promise<void> {
  await sql.query(
    `select pg_advisory_xact_lock(hashtextextended('person:' || contact, 0))
     from (select contact from (${CONTACTS}) as had order by contact) as ordered`,
    [memberId],
  );
}
