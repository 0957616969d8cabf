import type { EpochMs } from '@paydirt/domain';

import type { Sql } from '../../../../database/database.ts';
import type { RecordSubject } from '../../../records/record-subjects.ts';
import { lockPerson, OLD_WAS_OWN, readContacts } from './contacts.ts';

/**
 * Benefit that a person can have once: a campaign's payment, a coupon of an offer, the check-in of a day,
 * being the invitee of a reward. Also each reward that they had as an inviter, which counts towards the cap.
 */
export type Claim =
  | RecordSubject
  | `coupon:${string}`
  | `check-in:${number}`
  | 'invited'
  | `inviter-reward:${string}`;

/** SQL condition for campaigns that pay a person once. */
const ONCE = `subject in ('campaign:welcome', 'campaign:join-group', 'campaign:share-link', 'campaign:redemption')
  or subject like 'campaign:level-%'`;

/** SQL for the claims of the members `$1`; promised rewards count too. */
const CLAIMS_OF = `
  select subject as claim from capital_record where member_id = any($1::text[]) and (${ONCE})
  union select 'check-in:' || day from check_in where member_id = any($1::text[])
  union select 'coupon:' || offer_id from coupon where member_id = any($1::text[]) and offer_id is not null
  union select 'inviter-reward:' || reference from capital_record
    where member_id = any($1::text[]) and kind = 'referral_bonus'
  union select 'inviter-reward:' || (payload ->> 'inviteeId') from job
    where kind = 'referral-reward' and subject = any($1::text[]) and done_at is null
  union select 'invited' from capital_record where reference = any($1::text[]) and kind = 'referral_bonus'
  union select 'invited' from job
    where kind = 'referral-reward' and subject is not null and done_at is null
      and payload ->> 'inviteeId' = any($1::text[])`;

/** Read the claims of existing accounts. */
export async function readClaims(sql: Sql, memberIds: readonly string[]): Promise<string[]> {
  if (memberIds.length === 0) return [];
  return (await sql.query<{ claim: string }>(CLAIMS_OF, [memberIds])).map(({ claim }) => claim);
}

/** SQL for other existing accounts to which one of these addresses belongs or belonged. */
const RELATED = `
  select id from member where id <> $1 and (phone = any($2::text[]) or email = any($2::text[]))
  union select member_id from email_change where member_id <> $1
    and ((old_email = any($2::text[]) and ${OLD_WAS_OWN}) or (new_email = any($2::text[]) and undone_at is null))`;

/** Claims of a member's person on other accounts. */
export interface EarlierClaims {
  has(claim: Claim): boolean;
  /** Tell whether another account is this person's own. */
  isOwn(memberId: string | null): boolean;
  /** Rewards for inviting that count towards the cap. */
  readonly inviterRewards: number;
}

/**
 * Read the claims that a member's person has on other accounts: on those deleted within the last 90 clock
 * days, and on those that share an address with this one.
 */
export async function readEarlierClaims(
  { sql, now }: { readonly sql: Sql; readonly now: EpochMs },
  memberId: string,
): Promise<EarlierClaims> {
  const contacts = await readContacts(sql, memberId);
  // Existing accounts are read first: if one is deleted meanwhile, it is found among the former ones.
  const related = await sql.query<{ id: string }>(RELATED, [
    memberId,
    contacts.map(({ contact }) => contact),
  ]);
  const left = await sql.query<{ claim: string }>(
    `select distinct claim from person_claim where person = any($1::bytea[]) and until > $2`,
    [contacts.map(({ person }) => person), new Date(now)],
  );
  const claims = new Set([
    ...left.map(({ claim }) => claim),
    ...(await readClaims(
      sql,
      related.map(({ id }) => id),
    )),
  ]);
  return {
    has: (claim) => claims.has(claim),
    isOwn: (other) => related.some(({ id }) => id === other),
    inviterRewards: [...claims].filter((claim) => claim.startsWith('inviter-reward:')).length,
  };
}

/**
 * Read earlier claims like {@link readEarlierClaims}, in a transaction that pays; takes the lock of {@link
 * lockPerson}.
 */
export async function lockEarlierClaims(
  paying: { readonly sql: Sql; readonly now: EpochMs },
  memberId: string,
): Promise<EarlierClaims> {
  await lockPerson(paying.sql, memberId);
  return readEarlierClaims(paying, memberId);
}
