import { MINUTE_MS } from '@paydirt/domain';
import { expect, vi } from 'vitest';

import type { Sql } from '../database/database.ts';

/** Wait until a number of transactions in the test's database are waiting for locks. */
export async function untilWaiting(sql: Sql, count: number): Promise<void> {
  const waiting = () =>
    sql.query(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
  await vi.waitFor(async () => expect(await waiting()).toHaveLength(count), MINUTE_MS);
}
