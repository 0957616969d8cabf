import type { ResultOf } from '@paydirt/contract';
import { clock, ledgerCheck, moveClock, reset, seed } from '@paydirt/contract/sandbox/world';
import {
  addMs,
  CONSTANTS,
  type EpochMs,
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
import { readMove } from '../../jobs/clock-move.ts';
import { type CheckSinceSeal, checkSinceSeal } from '../../ledger/seal.ts';
import { implement, implementTestControl } from '../../operation/operation.ts';
import { SEED_MEMBERS } from '../../people/people.ts';
import { scenarioMemberOf } from '../../people/scenario-members.ts';
import { shareRuns } from '../../platform/share-runs.ts';
import { PUBLIC_INVITATION_CODES } from '../user/registration/create-member.ts';
import { currentScenario } from './scenario.ts';

/**
 * Public invitation codes, redemption codes, and ready-made members to log in as, if the requester may know
 * them.
 */
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

const FAILED_WORK = `
  select exists (select from job where done_at is null and last_error is not null and due_at <= $1) as failed`;

/** Read the test clock, and the progress of a pending move. */
async function readClockState(sql: Sql, now: EpochMs): Promise<ResultOf<typeof clock>> {
  const move = await readMove(sql);
  const [row] = await sql.query<{ failed: boolean }>(FAILED_WORK, [new Date(now)]);
  const failed = move === null ? row?.failed : move.failure !== null;
  return {
    now: toIso(now),
    state: failed ? 'failed' : move === null ? 'ready' : 'advancing',
    from: move && toIso(move.from),
    to: move && toIso(move.to),
  };
}

export const clockOperation = implement(clock, async ({ sql, now }) =>
  ok({ data: await readClockState(sql, now) }),
);

/** Wait for work, up to a time limit; null if it takes longer. Its outcome is then reported elsewhere. */
async function withinAnswer<T>(work: Promise<T>): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), CONSTANTS.CLOCK_ANSWER_MS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
    work.catch(() => undefined);
  }
}

/**
 * Move the test clock forward; the answer comes when all due jobs are done (PRODUCT 11), or reports the
 * progress.
 */
export const moveClockOperation = implementTestControl(
  moveClock,
  async ({ testControls, sql, ports }, { advanceSeconds, to }) => {
    if ((advanceSeconds === undefined) === (to === undefined)) {
      return err({ error: 'invalid_input', data: { fields: { advanceSeconds: 'required' } } });
    }
    const target = to === undefined ? null : fromIso(to);
    if (target?.ok === false) return err({ error: 'invalid_input', data: { fields: { to: 'malformed' } } });
    const moved = await withinAnswer(
      testControls.advanceClock((from) =>
        target ? target.value : addMs(from, (advanceSeconds ?? 0) * SECOND_MS),
      ),
    );
    if (moved?.ok === false) return err({ error: moved.error });
    return ok({ data: await readClockState(sql, await ports.readClock(sql)) });
  },
);

/** Delete everything and insert the seed again. */
export const resetOperation = implementTestControl(reset, async ({ testControls }) => {
  await testControls.reset();
  return ok({ data: null });
});

/** Checks by database; a check runs once at a time, and all callers share its result. */
const checks = new WeakMap<Sql, () => Promise<CheckSinceSeal>>();

function sharedCheck(sql: Sql): Promise<CheckSinceSeal> {
  const check = checks.get(sql) ?? shareRuns(() => checkSinceSeal(sql));
  checks.set(sql, check);
  return check();
}

/** Check of the ledger since its last seal; names each invariant that does not hold. */
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
