import type { EpochMs } from '@paydirt/domain';

import type { Sql } from '../database/database.ts';

/** Work that is to be done at a time of the test clock. */
export interface NewJob {
  readonly kind: string;
  /** What the work is about; the same kind and reference is planned once. */
  readonly reference: string;
  readonly dueAt: EpochMs;
  /** Handed to the kind's handler; plain JSON. */
  readonly payload: object;
}

/** Plan work, in the transaction that makes it necessary. Planning it again changes nothing. */
export async function schedule(sql: Sql, { kind, reference, dueAt, payload }: NewJob): Promise<void> {
  await sql.query(
    `insert into job (kind, reference, due_at, payload) values ($1, $2, $3, $4::jsonb)
     on conflict (kind, reference) do nothing`,
    [kind, reference, new Date(dueAt), JSON.stringify(payload)],
  );
}
