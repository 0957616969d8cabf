import { addMs, DAY_MS, type EpochMs, epochMs, ok, type Result, SECOND_MS } from '@paydirt/domain';

import { allInOrder } from '../database/all-in-order.ts';
import { serviceNow, setClock } from '../platform/clock.ts';
import type { Database, Sql } from '../database/database.ts';
import { refreshStatistics } from '../database/statistics.ts';
import type { Ports } from '../operation/operation.ts';
import { beginMove, endMove, noteFailure, readMove } from './clock-move.ts';

/** Context that a job runs in. */
export interface JobContext {
  /** Transaction that also marks the job as done, so that its work happens once or not at all. */
  readonly sql: Sql;
  /** Time at which the job was due, however late it runs. */
  readonly now: EpochMs;
  readonly ports: Ports;
}

/** Handler of one kind of job, with its payload; `Rest` is the payload for the next part of long work. */
export interface JobKind<Payload = never, Rest extends object = object> {
  /**
   * Do the work, or a part of it: if this returns a payload, the same job continues with that in another
   * transaction. Long work is done in parts, because others wait for the rows that a transaction has locked.
   */
  readonly handle: (context: JobContext, payload: Payload) => Promise<Rest | null | void>;
}

/** Handlers of all kinds of jobs, by name. */
export type JobKinds = Readonly<Record<string, JobKind>>;

/** Result of one attempt. */
export type JobOutcome = { readonly kind: string; readonly failure: Error | null };

/** Options of {@link createJobRunner}. */
export interface JobRunnerOptions {
  readonly database: Database;
  readonly ports: Ports;
  readonly kinds: JobKinds;
  readonly onOutcome?: (outcome: JobOutcome) => void;
}

/** Runs due jobs, and moves the clock. */
export interface JobRunner {
  /** Run everything that is due now; returns the number of attempts and parts. */
  runDue(): Promise<number>;
  /**
   * Move the test clock forward, through every job that falls due until then, each at its own time. Resolves
   * when all of that is done. If a move is pending, this joins it: `to` is called with the time at which that
   * move began. The next process continues a move that a process did not end.
   */
  advance(to: (from: EpochMs) => EpochMs): Promise<Result<EpochMs, 'clock_backwards' | 'clock_too_far'>>;
  /** Check every second for a pending move, and for jobs that fell due. */
  start(): void;
  /** Stop after the current job; the next process runs the remaining jobs and continues a pending move. */
  stop(): Promise<void>;
}

interface JobRow {
  readonly id: bigint;
  readonly kind: string;
  readonly due_at: EpochMs;
  readonly run_at: EpochMs;
  readonly payload: never;
  readonly attempts: number;
}

const TICK_MS = SECOND_MS;
const LONGEST_PAUSE_MS = DAY_MS;
/** Number of steps after which so much was written that the server must update its statistics. */
const MANY_STEPS = 100;

const DUE = `coalesce(retry_at, due_at) <= $1 and done_at is null`;

// Jobs commit without waiting for the disk: nobody waits for the result, and a job that is lost in a crash of
// the database runs again. The answer to a move of the clock comes after a commit that does wait, and that
// makes all earlier ones durable. Where reads are made on a replica, they wait for that.
const TAKE_NEXT = `
  select id, kind, due_at, coalesce(retry_at, due_at) as run_at, payload, attempts,
    set_config('synchronous_commit',
      case current_setting('synchronous_commit') when 'remote_apply' then 'remote_apply' else 'off' end, true)
  from job
  where ${DUE} and not (subject is not null and exists (
    select from job as earlier
    where earlier.kind = job.kind and earlier.subject = job.subject and earlier.done_at is null
      and (earlier.due_at, earlier.id) < (job.due_at, job.id)))
  order by coalesce(retry_at, due_at), id limit 1 for update of job skip locked`;

/** Pause before the next attempt, in milliseconds: a second, doubled after each failure, at most a day. */
function pauseMs(attempts: number): number {
  return Math.min(SECOND_MS * 2 ** Math.min(attempts, 30), LONGEST_PAUSE_MS);
}

/**
 * Create the runner of a process. It takes jobs one at a time, in the order in which they are due, with a
 * lock and in one transaction with their work; a process killed in the middle has done nothing. Over all
 * processes only one runner works at a time. A failing job is retried later, and meanwhile delays only jobs
 * of its own kind and subject.
 */
export function createJobRunner({
  database,
  ports,
  kinds,
  onOutcome = () => {},
}: JobRunnerOptions): JobRunner {
  let ticking: Promise<unknown> = Promise.resolve();
  let timer: ReturnType<typeof setInterval> | null = null;
  let stopping = false;

  /** Run a job; returns the payload of its next part, or null. */
  async function work(sql: Sql, job: JobRow): Promise<object | null> {
    const kind = kinds[job.kind];
    if (!kind) throw new Error(`jobs: nobody knows the kind ${job.kind}`);
    return (await kind.handle({ sql, now: job.due_at, ports }, job.payload)) ?? null;
  }

  /** Mark a job as done, or store the payload of its next part. */
  function note(sql: Sql, { job, rest }: { readonly job: JobRow; readonly rest: object | null }) {
    return rest
      ? sql.query('update job set payload = $2::jsonb where id = $1', [job.id, JSON.stringify(rest)])
      : sql.query('update job set done_at = $2, attempts = attempts + 1, last_error = null where id = $1', [
          job.id,
          new Date(job.run_at),
        ]);
  }

  /** Run the next job that is due at `until`, or a part of it; returns whether there was one. */
  async function step(now: EpochMs, until: EpochMs): Promise<boolean> {
    // After a job was taken, every failure counts as the job's, even one of the commit: the job is postponed,
    // and the next one runs.
    const taken: { job: JobRow | null } = { job: null };
    try {
      const worked = await database.transaction(
        async (sql) => {
          const [job] = await sql.query<JobRow>(TAKE_NEXT, [new Date(until)]);
          taken.job = job ?? null;
          if (!job) return null;
          const [, rest] = await allInOrder([until > now && setClock(sql, job.run_at), work(sql, job)]);
          return { job, rest };
        },
        { last: (sql, result) => result && note(sql, result) },
      );
      if (worked?.rest === null) onOutcome({ kind: worked.job.kind, failure: null });
      return worked !== null;
    } catch (cause) {
      const { job } = taken;
      if (!job) throw cause;
      const failure = cause instanceof Error ? cause : new Error(String(cause));
      await postpone(job, failure.message, now);
      onOutcome({ kind: job.kind, failure });
      return true;
    }
  }

  async function postpone(job: JobRow, message: string, now: EpochMs): Promise<void> {
    const failedAt = epochMs(Math.max(job.run_at, now));
    await database.query(
      `update job set attempts = attempts + 1, last_error = $2, retry_at = $3 where id = $1 and done_at is null`,
      [job.id, message.slice(0, 2000), new Date(addMs(failedAt, pauseMs(job.attempts)))],
    );
  }

  const runDue = () =>
    database.oneAtATime('jobs', async () => {
      let attempts = 0;
      for (;;) {
        const now = await serviceNow(database);
        if (stopping || !(await step(now, now))) return attempts;
        attempts += 1;
      }
    });

  /** Continue the pending move through all jobs that fall due; one process does so, and others wait. */
  const goOn = () =>
    database.oneAtATime('jobs', async () => {
      let steps = 0;
      try {
        for (;;) {
          const [move, now] = await database.reading((sql) => allInOrder([readMove(sql), serviceNow(sql)]));
          if (!move) break;
          if (await step(now, move.to)) steps += 1;
          else await endMove(database, move.to);
          if (stopping) break;
        }
      } catch (cause) {
        await noteFailure(database, cause instanceof Error ? cause.message : String(cause));
        throw cause;
      }
      if (steps >= MANY_STEPS) await refreshStatistics(database);
    });

  async function tick(): Promise<void> {
    if (await readMove(database)) await goOn();
    const now = await serviceNow(database);
    const [row] = await database.query<{ due: boolean }>(
      `select exists (select from job where ${DUE}) as due`,
      [new Date(now)],
    );
    if (row?.due) await runDue();
  }

  return {
    runDue,

    async advance(to) {
      const begun = await beginMove(database, to);
      if (!begun.ok) return begun;
      await goOn();
      return ok(await serviceNow(database));
    },

    start() {
      if (timer) return;
      stopping = false;
      let busy = false;
      timer = setInterval(() => {
        if (busy) return;
        busy = true;
        ticking = tick()
          .catch((failure: Error) => onOutcome({ kind: 'ticker', failure }))
          .finally(() => {
            busy = false;
          });
      }, TICK_MS);
    },

    async stop() {
      if (timer) clearInterval(timer);
      timer = null;
      stopping = true;
      await ticking;
    },
  };
}
