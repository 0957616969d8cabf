import type { EpochMs } from '@paydirt/domain';

import type { Sql } from '../database/database.ts';

/** Payload of each kind of job, by name; plain JSON. */
export type JobPayloads = Readonly<Record<string, object>>;

/** Job for a time of the test clock: a kind, with the payload of that kind. */
export type NewJob<P extends JobPayloads> = {
  readonly [K in keyof P]: {
    readonly kind: K;
    /** Identifies the job: a kind and reference is scheduled only once. */
    readonly reference: string;
    readonly dueAt: EpochMs;
    /** Subject, if order matters: a job waits for all earlier jobs of its kind with the same subject. */
    readonly subject?: string;
    readonly payload: P[K];
  };
}[keyof P];

/**
 * Schedule a job, in the transaction that makes it necessary. Scheduling the same job again changes nothing.
 */
export async function schedule<P extends JobPayloads>(
  sql: Sql,
  { kind, reference, dueAt, subject, payload }: NewJob<P>,
): Promise<void> {
  await sql.query(
    `insert into job (kind, reference, due_at, subject, payload) values ($1, $2, $3, $4, $5::jsonb)
     on conflict (kind, reference) do nothing`,
    [String(kind), reference, new Date(dueAt), subject ?? null, JSON.stringify(payload)],
  );
}
