import { addMs, DAY_MS, type EpochMs, parseMoney, TEST_REDEMPTION_CODES, unwrap } from '@paydirt/domain';

import type { Sql } from '../database/database.ts';
import { redeemOperation } from '../services/exchange/redeem.ts';
import { must, type PastWorld } from './past-world.ts';
import type { PersonKey } from '../people/people.ts';

/** Limit of redemptions of a valid code, which is never reached. */
const USES = 1_000_000;
const VALID_DAYS = 3650;
const EXPIRED_DAYS_AGO = 3;

/** Redemptions that use up the codes for single use, with their days. */
const REDEMPTIONS: readonly { readonly who: PersonKey; readonly code: string; readonly daysAgo: number }[] = [
  { who: 'tom', code: 'SPENT25', daysAgo: 14 },
  { who: 'amelie', code: 'SPENT10', daysAgo: 8 },
  { who: 'zanele', code: 'SPENT20K', daysAgo: 5 },
];

/**
 * Insert the redemption codes of the test values. Existing ones stay as they are.
 *
 * @param usesOfUsed 1 if the past is still to use them up, 0 if that past is over.
 */
export async function insertRedemptionCodes(sql: Sql, now: EpochMs, usesOfUsed: 0 | 1): Promise<void> {
  const codes = TEST_REDEMPTION_CODES;
  const validUntil = (state: (typeof codes)[number]['state']) =>
    new Date(addMs(now, (state === 'expired' ? -EXPIRED_DAYS_AGO : VALID_DAYS) * DAY_MS));
  await sql.query(
    `insert into redemption_code (code, currency, value_limit, uses_left, valid_until)
     select * from unnest($1::text[], $2::text[], $3::int8[], $4::int4[], $5::timestamptz[])
     on conflict do nothing`,
    [
      codes.map(({ code }) => code),
      codes.map(({ currency }) => currency),
      codes.map(({ limit, currency }) => unwrap(parseMoney(limit, currency))),
      codes.map(({ state }) => (state === 'used' ? usesOfUsed : USES)),
      codes.map(({ state }) => validUntil(state)),
    ],
  );
}

/** Plan that people use up these codes. */
export function planRedemptions(world: PastWorld): void {
  for (const { who, code, daysAgo } of REDEMPTIONS) {
    const limit = TEST_REDEMPTION_CODES.find((known) => known.code === code)?.limit;
    if (limit === undefined) throw new Error(`seed: no code ${code}`);
    world.plan(world.at(daysAgo, 12, 30), async () => {
      must(await redeemOperation.handle(world.member(who), { code, amount: limit }, null));
    });
  }
}
