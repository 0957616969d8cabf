import { err, ok, type Result } from '@paydirt/domain';

import type { Sql } from '../database/database.ts';
import type { Ports, Refusal } from '../operation/operation.ts';

const LOCK_KEY = 7_291_145_310;

interface StorageNeed {
  readonly memberId: string;
  /** Number of bytes to add. */
  readonly size: number;
}

/**
 * Check that pictures of a number of bytes still fit within the limit of their member (`storage_full`) and of
 * everybody (`world_storage_full`). All pictures count, whatever their purpose.
 */
export async function checkStorage(
  { sql, ports }: { readonly sql: Sql; readonly ports: Pick<Ports, 'storage'> },
  { memberId, size }: StorageNeed,
): Promise<Result<null, Refusal>> {
  const [used] = await sql.query<{ own: bigint; all: bigint }>(
    `select coalesce(sum(size) filter (where member_id = $1), 0)::int8 as own, coalesce(sum(size), 0)::int8 as all
     from file`,
    [memberId],
  );
  if (!used) throw new Error('storage: a sum without a row');
  const { memberBytes, worldBytes } = ports.storage;
  if (Number(used.own) + size > memberBytes) return err({ error: 'storage_full' });
  return Number(used.all) + size > worldBytes ? err({ error: 'world_storage_full' }) : ok(null);
}

/**
 * Check the storage as `checkStorage` does, in the transaction that stores the pictures: until it ends nobody
 * else can store any, so that the limits hold.
 */
export async function reserveStorage(
  context: { readonly sql: Sql; readonly ports: Pick<Ports, 'storage'> },
  need: StorageNeed,
): Promise<Result<null, Refusal>> {
  await context.sql.query(`select pg_advisory_xact_lock($1)`, [LOCK_KEY]);
  return checkStorage(context, need);
}
