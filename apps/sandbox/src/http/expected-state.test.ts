import { DAY_MS } from '@paydirt/domain';
import { describe, expect, it } from 'vitest';

import type { Database } from '../database/database.ts';
import { observed } from '../testing/observe-statements.ts';
import { createExpectedStates } from './expected-state.ts';
import { scribble, tellTime, withTestCalls } from './test-calls.fixture.ts';

/** Statements of each batch of reads on one connection, and those sent on their own. */
const rounds: number[] = [];
let alone = 0;

/** Count the statements of reads; those of transactions are left out. */
function countReads(database: Database): Database {
  return {
    ...database,
    ...observed(database, () => (alone += 1)),
    reading(work) {
      const round = rounds.push(0) - 1;
      return database.reading((sql) => work(observed(sql, () => (rounds[round] = (rounds[round] ?? 0) + 1))));
    },
  };
}

describe('a read', () => {
  const services = withTestCalls({ wrap: countReads });
  const statusOf = async (token: string) => (await services.send(tellTime, {}, { token })).status;

  it('is sent together with the check of its session, once the session is known', async () => {
    const { token } = await services.insertMember();
    expect(await statusOf(token)).toBe(200);
    alone = 0;
    rounds.length = 0;
    expect(await statusOf(token)).toBe(200);
    expect([rounds, alone]).toEqual([[2], 0]);
  });

  it('is refused once its session has ended', async () => {
    const { id, token } = await services.insertMember();
    expect(await statusOf(token)).toBe(200);
    await services.database.query(`update session set revoked_at = now() where member_id = $1`, [id]);
    const { status, body } = await services.send(tellTime, {}, { token });
    expect([status, body.message, body.data]).toEqual([401, 'unauthorized', null]);
  });

  it('uses the current clock, wherever it was moved', async () => {
    const { token } = await services.insertMember();
    const before = (await services.call(tellTime, {}, { token })).now;
    await services.advance(3 * DAY_MS);
    const { headers, body } = await services.send(tellTime, {}, { token });
    expect(body.data.now).toBeGreaterThanOrEqual(before + 3 * DAY_MS);
    expect(Math.abs(Date.parse(headers.get('X-Paydirt-Clock') ?? '') - body.data.now)).toBeLessThan(60_000);
  });

  it('that writes has to declare it, for it may run for a session that has ended', async () => {
    const { token } = await services.insertMember();
    expect((await services.send(scribble, {}, { token })).status).toBe(500);
    expect((await services.send(scribble, {}, { token })).status).toBe(500);
    expect(await services.database.query(`select from member where name = 'scribbled'`)).toEqual([]);
  });
});

describe('the memory of sessions', () => {
  const clock = { offsetMs: 0n, world: 'w' };
  const hashOf = (n: number) => Uint8Array.from({ length: 32 }, (_, at) => (n >> (8 * at)) & 255);

  it('is bounded, and drops the oldest', () => {
    const states = createExpectedStates();
    for (let n = 0; n <= 10_000; n += 1) states.note(hashOf(n), { clock, memberId: `mem_${n}` });
    expect(states.of(hashOf(0))).toBeNull();
    expect(states.of(hashOf(1))).toEqual({ clock, memberId: 'mem_1' });
    states.note(hashOf(1), { clock, memberId: null });
    expect(states.of(hashOf(1))).toBeNull();
  });
});
