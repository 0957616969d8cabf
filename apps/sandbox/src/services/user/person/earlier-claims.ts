import type { EpochMs } from '@paydirt/domain';

import type { Sql } from '../../../database/database.ts';
import type { RecordSubject } from '../../wallet/records/record-subjects.ts';
import { holdPerson, readContacts } from './contacts.ts';

/**
 * What a person can have once: what a campaign pays, one coupon of an offer, the check-in of a clock day, being the one
 * whom an inviter is rewarded for; and each reward that they had as an inviter, which counts towards the cap.
 */
export type Claim =
  | RecordSubject
  | `coupon:${string}`
  | `check-in:${number}`
  | 'invited'
  | `inviter-reward:${string}`;

/** Campaigns that pay a person once. */
const ONCE = `subject in ('campaign:welcome', 'campaign:join-group', 'campaign:share-link', 'campaign:redemption')
  or subject like 'campaign:level-%'`;

/** SQL for what the members had whose ids a query names; rewards that are promised count as had. */
export const claimsOf = (ids: string) => `
  select subject as claim from capital_record where member_id in (${ids}) and (${ONCE})
  union select 'check-in:' || day from check_in where member_id in (${ids})
  union select 'coupon:' || offer_id from coupon where member_id in (${ids}) and offer_id is not null
  union select 'inviter-reward:' || reference from capital_record
    where member_id in (${ids}) and kind = 'referral_bonus'
  union select 'inviter-reward:' || reference from member_message
    where member_id in (${ids}) and kind = 'referral_waiting'
  union select 'invited' from capital_record where reference in (${ids}) and kind = 'referral_bonus'
  union select 'invited' from member as invitee join member_message
    on member_message.member_id = invitee.inviter_id and kind = 'referral_waiting' and reference = invitee.id
    where invitee.id in (${ids})`;

/** Other accounts that are there now and that one of these addresses belongs to, or once belonged to. */
const RELATED = `
  select id from member where id <> $1 and (phone = any($2::text[]) or email = any($2::text[]))
  union select member_id from email_change where member_id <> $1
    and (old_email = any($2::text[]) or (new_email = any($2::text[]) and undone_at is null))`;

/** What a member's person had on other accounts, and what of it bars them from having it here. */
export interface EarlierClaims {
  has(claim: Claim): boolean;
  /** Rewards for inviting that count towards the cap. */
  readonly inviterRewards: number;
}

/**
 * Read what a member had as the person they are on other accounts: on those that they left within the last 90 clock
 * days, and on those that share an address with this one.
 */
export async function readEarlierClaims(
  { sql, now }: { readonly sql: Sql; readonly now: EpochMs },
  memberId: string,
): Promise<EarlierClaims> {
  const contacts = await readContacts(sql, memberId);
  const rows = await sql.query<{ claim: string }>(
    `with related as materialized (${RELATED})
     select claim from person_claim where person = any($3::bytea[]) and until > $4
     union ${claimsOf('select id from related')}`,
    [memberId, contacts.map(({ contact }) => contact), contacts.map(({ person }) => person), new Date(now)],
  );
  const claims = new Set(rows.map(({ claim }) => claim));
  return {
    has: (claim) => claims.has(claim),
    inviterRewards: [...claims].filter((claim) => claim.startsWith('inviter-reward:')).length,
  };
}

/** As {@link readEarlierClaims}, for whoever pays in this transaction: see {@link holdPerson}. */
export async function holdEarlierClaims(
  paying: { readonly sql: Sql; readonly now: EpochMs },
  memberId: string,
): Promise<EarlierClaims> {
  await holdPerson(paying.sql, memberId);
  return readEarlierClaims(paying, memberId);
}
