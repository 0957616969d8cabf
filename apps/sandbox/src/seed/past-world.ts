import {
  addDays,
  addMs,
  dayOf,
  DEFAULT_LOCALE,
  type EpochMs,
  HOUR_MS,
  MINUTE_MS,
  type Result,
  startOfDay,
} from '@paydirt/domain';

import type { Sql } from '../database/database.ts';
import type { JobKinds } from '../jobs/runner.ts';
import type { Context, MemberContext, Ports, Refusal, Reply } from '../operation/operation.ts';
import { jobKinds } from '../services/job-kinds.ts';
import { seededPorts } from './chance.ts';

interface DueJob {
  readonly id: bigint;
  readonly kind: string;
  readonly due_at: EpochMs;
  readonly payload: never;
}

const KINDS: JobKinds = jobKinds;

const TAKE_EARLIEST = `
  select id, kind, due_at, payload from job
  where done_at is null and coalesce(retry_at, due_at) = (
    select min(coalesce(retry_at, due_at)) from job where done_at is null
  ) and due_at <= $1
  order by id`;

/** Services in the seed's past, with their members, their time, and planned events. */
export interface PastWorld {
  readonly sql: Sql;
  readonly ports: Ports;
  /** Remember a member under a name of the seed. */
  readonly remember: (who: string, memberId: string) => void;
  readonly idOf: (who: string) => string;
  /** Tell whether a person had joined by the time that is being played. */
  readonly isHere: (who: string) => boolean;
  /** Compute the time a number of clock days before now; for at least one day it is always in the past. */
  readonly at: (daysAgo: number, hour: number, minute?: number) => EpochMs;
  /** Plan an event for a time in the past. */
  readonly plan: (at: EpochMs, happen: () => Promise<void>) => void;
  /** Run something after the whole past has been played. */
  readonly afterwards: (finish: () => Promise<void>) => void;
  /** Create a visitor's context, at the time that is being played. */
  readonly visitor: () => Context;
  /** Create a logged-in member's context, at the time that is being played. */
  readonly member: (who: string) => MemberContext;
  /** Play everything planned in order, with the jobs of the services in between, up to now. */
  readonly play: () => Promise<void>;
}

/**
 * Run the earliest job that was due by a time of the past, or a part of it, like the job runner of the
 * services; returns whether there was one.
 */
export async function runPart(sql: Sql, realPorts: Ports, until: EpochMs, chance: string): Promise<boolean> {
  const [job] = await sql.query<DueJob>(TAKE_EARLIEST, [new Date(until)]);
  if (!job) return false;
  const { id, due_at: now, payload } = job;
  const kind = KINDS[job.kind];
  if (!kind) throw new Error(`seed: nobody does ${job.kind}`);
  const seeded = seededPorts(realPorts, `${chance} ${job.kind} ${now} ${JSON.stringify(payload)}`);
  const rest = await kind.handle({ sql, now, ports: { ...seeded, readClock: async () => now } }, payload);
  await sql.query(
    `update job set payload = coalesce($2::jsonb, payload), done_at = case when $2::jsonb is null then due_at end,
       attempts = case when $2::jsonb is null then 1 else 0 end where id = $1`,
    [id, rest ? JSON.stringify(rest) : null],
  );
  return true;
}

/** Unwrap a result; a refusal throws, because it means that the seed is wrong. */
export function must<T>(result: Result<Reply<T>, Refusal>): T {
  if (!result.ok)
    throw new Error(`seed: refused: ${result.error.error} ${JSON.stringify(result.error.data ?? {})}`);
  return result.value.data;
}

/** Create the world of the past before `now`. The services in it read its clock instead of the real one. */
export function createPastWorld(
  sql: Sql,
  realPorts: Ports,
  now: EpochMs,
  chance = 'paydirt-seed-1',
): PastWorld {
  let clock = now;
  const ports: Ports = { ...seededPorts(realPorts, chance), readClock: async () => clock };
  const ids = new Map<string, string>();
  const finishing: (() => Promise<void>)[] = [];
  const planned: { readonly at: EpochMs; readonly happen: () => Promise<void> }[] = [];

  function idOf(who: string): string {
    const id = ids.get(who);
    if (id === undefined) throw new Error(`seed: ${who} has not joined yet`);
    return id;
  }

  async function runJobs(until: EpochMs): Promise<void> {
    for (;;) {
      const due = await sql.query<DueJob>(TAKE_EARLIEST, [new Date(until)]);
      if (due.length === 0) return;
      for (const job of due) {
        const kind = KINDS[job.kind];
        if (!kind) throw new Error(`seed: nobody does ${job.kind}`);
        clock = job.due_at;
        let payload: object | null | void = job.payload;
        while (payload) payload = await kind.handle({ sql, now: job.due_at, ports }, payload as never);
        // The whole past is one transaction, so run the deferred triggers after each job, as its commit
        // would.
        await sql.script('set constraints all immediate; set constraints all deferred');
      }
      await sql.query(`update job set done_at = due_at, attempts = 1 where id = any($1::int8[])`, [
        due.map(({ id }) => id),
      ]);
    }
  }

  const visitor = (): Context => ({
    sql,
    now: clock,
    locale: DEFAULT_LOCALE,
    memberId: null,
    tokenHash: null,
    address: 'seed',
    device: null,
    deviceToken: null,
    gone: new AbortController().signal,
    isHost: true,
    ports,
  });

  return {
    sql,
    ports,
    remember: (who, memberId) => ids.set(who, memberId),
    idOf,
    isHere: (who) => ids.has(who),
    at: (daysAgo, hour, minute = 0) =>
      addMs(startOfDay(addDays(dayOf(now), -daysAgo)), hour * HOUR_MS + minute * MINUTE_MS),
    plan: (at, happen) => planned.push({ at, happen }),
    afterwards: (finish) => finishing.push(finish),
    visitor,
    member: (who) => ({ ...visitor(), memberId: idOf(who), tokenHash: new Uint8Array(32) }),
    async play() {
      // The sort is stable: events at the same time happen in the order in which they were planned.
      for (const { at, happen } of planned.toSorted((a, b) => a.at - b.at)) {
        if (at > now) throw new Error(`seed: ${new Date(at).toISOString()} is not in the past`);
        await runJobs(at);
        clock = at;
        await happen();
      }
      await runJobs(now);
      clock = now;
      for (const finish of finishing) await finish();
    },
  };
}
