import { clock, ledgerCheck, moveClock, reset, seed } from '@paydirt/contract/sandbox/world';
import {
  addMs,
  err,
  fromIso,
  ok,
  SECOND_MS,
  TEST_REDEMPTION_CODES,
  toDecimal,
  toIso,
  usdt,
} from '@paydirt/domain';
import { toHex } from '@paydirt/domain/proof/merkle-bytes';

import type { Sql } from '../../database/database.ts';
import { type CheckSinceSeal, checkSinceSeal } from '../../ledger/seal.ts';
import { implement, implementTestControl } from '../../operation/operation.ts';
import { SEED_MEMBERS } from '../../people/people.ts';
import { scenarioMemberOf } from '../../people/scenario-members.ts';
import { shareRuns } from '../../platform/share-runs.ts';
import { PUBLIC_INVITATION_CODES } from '../user/registration/create-member.ts';
import { currentScenario } from './scenario.ts';

/** Public invitation codes, redemption codes, and ready-made members to log in as, where that may be known. */
export const seedOperation = implement(seed, async ({ sql, isHost }) => {
  const scenario = await currentScenario(sql);
  const members = scenario === null ? SEED_MEMBERS : [scenarioMemberOf(scenario)];
  return ok({
    data: {
      keyNeeded: !isHost,
      invitationCodes: [...PUBLIC_INVITATION_CODES],
      members: isHost ? [...members] : [],
      redemptionCodes: [...TEST_REDEMPTION_CODES],
    },
  });
});

/** The test clock. */
export const clockOperation = implement(clock, async ({ now }) => ok({ data: { now: toIso(now) } }));

/** Move the test clock forward; the answer comes when all that fell due is done (PRODUCT 11). */
export const moveClockOperation = implementTestControl(
  moveClock,
  async ({ testControls }, { advanceSeconds, to }) => {
    if ((advanceSeconds === undefined) === (to === undefined)) {
      return err({ error: 'invalid_input', data: { fields: { advanceSeconds: 'required' } } });
    }
    const target = to === undefined ? null : fromIso(to);
    if (target?.ok === false) return err({ error: 'invalid_input', data: { fields: { to: 'malformed' } } });
    const moved = await testControls.advanceClock((now) =>
      target ? target.value : addMs(now, (advanceSeconds ?? 0) * SECOND_MS),
    );
    return moved.ok ? ok({ data: { now: toIso(moved.value) } }) : err({ error: moved.error });
  },
);

/** Throw everything away and insert the seed again. */
export const resetOperation = implementTestControl(reset, async ({ testControls }) => {
  await testControls.reset();
  return ok({ data: null });
});

/** By database: it is checked once at a time, for all who ask. */
const checks = new WeakMap<Sql, () => Promise<CheckSinceSeal>>();

function sharedCheck(sql: Sql): Promise<CheckSinceSeal> {
  const check = checks.get(sql) ?? shareRuns(() => checkSinceSeal(sql));
  checks.set(sql, check);
  return check();
}

/** Check the ledger since its last seal, and name each invariant that does not hold. */
export const ledgerCheckOperation = implement(ledgerCheck, async ({ sql }) => {
  const { sum, entries, accounts, links, head, broken, sealed } = await sharedCheck(sql);
  return ok({
    data: {
      sum: toDecimal(usdt(sum)),
      entries,
      accounts,
      ok: broken.length === 0,
      broken: [...broken],
      chain: { links, head: head && toHex(head), sealed },
    },
  });
});
