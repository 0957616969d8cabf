import { addDays, CONSTANTS, dayOf, type EpochMs, isoDay, startOfDay } from '@paydirt/domain';

import type { JobContext } from '../../../../jobs/runner.ts';
import type { MemberContext } from '../../../../operation/operation.ts';
import { scheduleJob } from '../../../../jobs/due-jobs.ts';
import { readContacts } from './contacts.ts';
import { readClaims } from './earlier-claims.ts';

/**
 * Compute when the claims of a member who leaves now expire: after 90 whole clock days, at the beginning of a
 * day, so that the time does not reveal whose they are.
 */
function forgottenAt(now: EpochMs): EpochMs {
  return startOfDay(addDays(dayOf(now), CONSTANTS.PERSON_KEPT_DAYS + 1));
}

/**
 * Store the claims of a leaving member under the hashes of all their addresses, together with earlier claims
 * under these. Call this before any of the member's data is removed.
 */
export async function keepClaims({ sql, memberId, now, ports }: MemberContext): Promise<void> {
  const persons = (await readContacts(sql, memberId)).map(({ person }) => person);
  const until = forgottenAt(now);
  const claims = (await readClaims(sql, [memberId])).map((claim) =>
    // For a reward of an inviter, the invitee is not stored, only that there was one.
    claim.startsWith('inviter-reward:') ? `inviter-reward:${ports.newId('rwd')}` : claim,
  );
  await sql.query(
    `insert into person_claim (person, claim, until)
     select person, claim, until from unnest($1::bytea[]) as person cross join (
       select claim, $3::timestamptz as until from unnest($2::text[]) as claim
       union all select claim, max(until) from person_claim
         where person = any($1::bytea[]) and until > $4 and claim <> all($2::text[]) group by claim
     ) as kept
     on conflict (person, claim) do update set until = greatest(person_claim.until, excluded.until)`,
    [persons, claims, new Date(until), new Date(now)],
  );
  await scheduleJob(sql, {
    kind: 'person-claims-expiry',
    reference: isoDay(dayOf(until)),
    dueAt: until,
    payload: {},
  });
}

/** Delete the claims that have expired. */
export async function forgetClaims({ sql, now }: JobContext): Promise<void> {
  await sql.query(`delete from person_claim where until <= $1`, [new Date(now)]);
}
