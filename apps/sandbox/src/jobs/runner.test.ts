import {
  addMs,
  DAY_MS,
  type EpochMs,
  epochMs,
  HOUR_MS,
  MINUTE_MS,
  negate,
  SECOND_MS,
  usdt,
} from '@paydirt/domain';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { Database } from '../database/database.ts';
import { serviceNow } from '../platform/clock.ts';
import { checkLedger } from '../ledger/check.ts';
import { openOperatorAccounts, readOperatorBalance, writeEntry } from '../ledger/ledger.ts';
import { createPorts } from '../entrances/node/ports.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { runAndKill } from '../testing/killed-jobs.ts';
import { withServices } from '../testing/with-services.ts';
import { outputJobs } from './killed-process.fixture.ts';
import { createJobRunner, type JobContext, type JobKinds } from './runner.ts';
import { type JobPayloads, schedule } from './schedule.ts';

interface Done {
  readonly kind: string;
  readonly what: string;
  readonly at: EpochMs;
  readonly clock: EpochMs;
}

let done: Done[] = [];
let failing = new Set<string>();

const note =
  (kind: string) =>
  async (context: JobContext, { what }: { what: string }) => {
    await context.sql.query(
      `insert into outbox (destination, channel, body, sent_at) values ($1, 'sms', $2, $3)`,
      [kind, what, new Date(context.now)],
    );
    if (failing.has(what)) throw new Error(`${what} is broken`);
    done.push({ kind, what, at: context.now, clock: await serviceNow(context.sql) });
  };

const kinds = {
  note: { handle: note('note') },
  chain: {
    async handle({ sql, now }, { left }: { left: number }) {
      if (left > 0) await plan(sql, 'chain', String(left), addMs(now, DAY_MS), { left: left - 1 });
      done.push({ kind: 'chain', what: String(left), at: now, clock: await serviceNow(sql) });
    },
  },
  // Takes more from the escrow than it has, which is checked at the commit.
  overdraw: {
    async handle({ sql, now }, { what }: { what: string }) {
      const amount = usdt(1n);
      const lines = [
        { account: 'lease_escrow', amount: negate(amount) },
        { account: 'operator_sales', amount },
      ] as const;
      await writeEntry(sql, { kind: 'lease_expiry', at: now, reference: what, lines });
    },
  },
  ...outputJobs,
} satisfies JobKinds;

const services = withServices({
  operations: [],
  jobKinds: kinds,
  prepare: (database) => database.transaction((sql) => openOperatorAccounts(sql, ['pan'])),
});

function plan(sql: JobContext['sql'], kind: string, reference: string, dueAt: EpochMs, payload: object) {
  return schedule<JobPayloads>(sql, { kind, reference, dueAt, payload });
}

async function inFuture(kind: string, what: string, ms: number, subject?: string): Promise<EpochMs> {
  const dueAt = addMs(await services.now(), ms);
  const order = subject === undefined ? {} : { subject };
  await schedule<JobPayloads>(services.database, {
    kind,
    reference: what,
    dueAt,
    payload: { what },
    ...order,
  });
  return dueAt;
}

const whats = () => done.map(({ what }) => what);
const jobOf = (what: string) =>
  services.database.query<{
    attempts: number;
    last_error: string | null;
    done_at: EpochMs | null;
    retry_at: EpochMs | null;
  }>('select attempts, last_error, done_at, retry_at from job where reference = $1', [what]);

beforeEach(async () => {
  done = [];
  failing = new Set();
  await services.database.query('delete from job');
});

describe('a job', () => {
  it('runs when it is due, in order, each at its own time', async () => {
    const later = await inFuture('note', 'later', 2 * HOUR_MS);
    const sooner = await inFuture('note', 'sooner', HOUR_MS);
    await inFuture('note', 'not yet', 2 * DAY_MS);
    await services.advance(DAY_MS);
    expect(done.map(({ what, at }) => [what, at])).toEqual([
      ['sooner', sooner],
      ['later', later],
    ]);
    for (const { at, clock } of done) expect(clock - at).toBeLessThan(MINUTE_MS);
  });

  it('that plans another is followed by it, as far as the clock goes', async () => {
    await plan(services.database, 'chain', 'first', addMs(await services.now(), HOUR_MS), { left: 10 });
    await services.advance(5 * DAY_MS);
    expect(whats()).toEqual(['10', '9', '8', '7', '6']);
  });

  it('is planned once, however often it is requested', async () => {
    await Promise.all(Array.from({ length: 5 }, () => inFuture('note', 'same', HOUR_MS)));
    await services.advance(DAY_MS);
    expect(whats()).toEqual(['same']);
  });

  it('that fails leaves no trace, is retried, and does not hold up other kinds', async () => {
    failing.add('bad');
    const due = await inFuture('note', 'bad', HOUR_MS);
    await inFuture('note', 'good', 2 * HOUR_MS);
    await services.advance(2 * HOUR_MS + SECOND_MS);
    expect(whats()).toEqual(['good']);
    const [failed] = await jobOf('bad');
    expect(failed).toMatchObject({ last_error: 'bad is broken', done_at: null });
    expect(failed?.attempts).toBeGreaterThan(3);
    expect(failed?.attempts).toBeLessThan(20);
    expect(await services.database.query(`select from outbox where body = 'bad'`)).toEqual([]);
    failing.clear();
    await services.advance(DAY_MS);
    expect(done.at(-1)).toMatchObject({ what: 'bad', at: due });
  });

  it('that fails at its commit is retried like any other, and does not hold up other kinds', async () => {
    await inFuture('overdraw', 'overdrawn', HOUR_MS);
    await inFuture('note', 'good', 2 * HOUR_MS);
    await services.advance(DAY_MS);
    expect(whats()).toEqual(['good']);
    const [failed] = await jobOf('overdrawn');
    expect(failed).toMatchObject({ last_error: expect.stringContaining('lease_escrow'), done_at: null });
    expect(failed?.attempts).toBeGreaterThan(3);
  });

  it('of a subject waits for its failed predecessor, and does not hold up other subjects', async () => {
    failing.add('pan 1');
    await inFuture('note', 'pan 1', HOUR_MS, 'pan');
    await inFuture('note', 'pan 2', 2 * HOUR_MS, 'pan');
    await inFuture('note', 'dredge 1', HOUR_MS, 'dredge');
    await inFuture('note', 'dredge 2', 3 * HOUR_MS, 'dredge');
    await services.advance(4 * HOUR_MS);
    expect(whats()).toEqual(['dredge 1', 'dredge 2']);
    failing.clear();
    await services.advance(DAY_MS);
    expect(whats()).toEqual(['dredge 1', 'dredge 2', 'pan 1', 'pan 2']);
  });

  it('of many steps lets the server update its statistics', async () => {
    for (let i = 0; i < 120; i += 1) await inFuture('note', `step ${i}`, HOUR_MS);
    await services.advance(2 * HOUR_MS);
    const [outbox] = await services.database.query<{ counted: boolean }>(
      `select reltuples = (select count(*) from outbox) as counted from pg_class where relname = 'outbox'`,
    );
    expect(outbox).toEqual({ counted: true });
  });

  it('of an unknown kind is kept with its error', async () => {
    await plan(services.database, 'unknown', 'u', await services.now(), {});
    await services.runner.runDue();
    expect(await jobOf('u')).toMatchObject([{ last_error: 'jobs: nobody knows the kind unknown' }]);
  });

  it('runs once when many processes take it at the same time', async () => {
    for (let i = 0; i < 20; i += 1) await inFuture('note', `n${i}`, 0);
    const { fresh, ports } = services;
    const runners = Array.from({ length: 3 }, () =>
      createJobRunner({ database: fresh.again(), ports, kinds }),
    );
    await Promise.all([...runners, ...runners].map((runner) => runner.runDue()));
    expect(whats().toSorted()).toEqual(Array.from({ length: 20 }, (_, i) => `n${i}`).toSorted());
  });
});

describe('the clock', () => {
  it('only goes forward, and no more than 400 days at once', async () => {
    const { runner } = services;
    expect(await runner.advance((now) => addMs(now, -1))).toEqual({ ok: false, error: 'clock_backwards' });
    expect(await runner.advance((now) => addMs(now, 400 * DAY_MS + 1))).toEqual({
      ok: false,
      error: 'clock_too_far',
    });
    const before = await services.now();
    const moved = await runner.advance((now) => addMs(now, 400 * DAY_MS));
    expect(moved.ok && moved.value - before).toBeGreaterThanOrEqual(400 * DAY_MS);
  });

  it('moves once however many ask for the same meanwhile, and as far as the furthest asks', async () => {
    await inFuture('note', 'on the way', HOUR_MS / 2);
    const { database, ports } = services;
    let joined = 0;
    const counted = async <T>(statement: string, answer: Promise<T[]>) => {
      const rows = await answer;
      if (/clock_move .*returning/s.test(statement)) joined += rows.length;
      return rows;
    };
    const watched: Database = {
      ...database,
      query: async (statement, values) => counted(statement, database.query(statement, values)),
    };
    const runner = createJobRunner({ database: watched, ports, kinds });
    const before = await services.now();
    // No move may start until all were requested: a request after its end would move the clock further.
    const moves = await database.oneAtATime('jobs', async () => {
      const asked = [3, 1, 2, 3].map(async (hours) => runner.advance((from) => addMs(from, hours * HOUR_MS)));
      await vi.waitFor(() => expect(joined).toBe(asked.length), { timeout: 30_000 });
      return asked;
    });
    await Promise.all(moves);
    const moved = (await services.now()) - before;
    expect(moved).toBeGreaterThanOrEqual(3 * HOUR_MS);
    expect(moved).toBeLessThan(4 * HOUR_MS);
    expect(whats()).toEqual(['on the way']);
  });

  it('never appears to go back while it is moved', async () => {
    for (let i = 1; i <= 30; i += 1) await inFuture('note', `step ${i}`, i * HOUR_MS);
    const seen: number[] = [];
    const moved = new AbortController();
    const look = async () => {
      while (!moved.signal.aborted) seen.push(await services.now());
    };
    const looking = look();
    await services.advance(2 * DAY_MS);
    moved.abort();
    await looking;
    expect(seen.length).toBeGreaterThan(10);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  });
});

describe('a process that is killed', () => {
  it('has run each job completely or not at all, and the next one does the rest', async () => {
    const { database, url, drop } = await freshDatabase();
    const jobs = 60;
    const ports = createPorts({ publicUrl: 'http://localhost' });
    try {
      const start = await serviceNow(database);
      await database.transaction(async (sql) => {
        await openOperatorAccounts(sql, ['pan']);
        for (let i = 0; i < jobs; i += 1) {
          await plan(sql, 'output', `o${i}`, epochMs(start - jobs + i), { amount: String(i + 1) });
        }
      });

      for (const after of [1, 7, 15])
        await runAndKill(new URL('./killed-process.fixture.ts', import.meta.url), url, after);

      const [state] = await database.query<{ done: number; entries: number }>(
        `select (select count(*) from job where done_at is not null)::int as done, (select count(*) from entry)::int as entries`,
      );
      expect(state?.done).toBeGreaterThanOrEqual(1 + 7 + 15);
      expect(state?.entries).toBe(2 * (state?.done ?? 0));
      expect((await checkLedger(database)).broken).toEqual([]);

      await createJobRunner({ database, ports, kinds }).runDue();
      expect(await readOperatorBalance(database, 'machine_revenue', 'pan')).toEqual(
        usdt(BigInt(jobs * (jobs + 1))),
      );
      expect((await checkLedger(database)).broken).toEqual([]);
    } finally {
      await drop();
    }
  });
});
