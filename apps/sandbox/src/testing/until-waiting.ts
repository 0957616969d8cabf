import { MINUTE_MS } from '@paydirt/domain';
import { expect, vi } from 'vitest';

import type { Sql } from '../database/database.ts';

/** Wait until so many transactions of a test's database wait for another one's lock. */
export async function untilWaiting(sql: Sql, count: number): Promise<void> {
  const waiting = () =>
    sql.query(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
  await vi.waitFor(async () => expect(await waiting()).toHaveLength(count), MINUTE_MS);
}
