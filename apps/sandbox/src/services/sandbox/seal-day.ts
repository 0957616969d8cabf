import { addDays, clockDay, type ClockDay, endOfDay } from '@paydirt/domain';

import type { Sql } from '../../database/database.ts';
import { type DueJobs, scheduleJob } from '../../jobs/due-jobs.ts';
import type { JobContext } from '../../jobs/runner.ts';
import { sealLedger } from '../../ledger/seal.ts';

/** Schedule the seal of a day, at its end. */
export async function scheduleSeal(sql: Sql, day: ClockDay): Promise<void> {
  await scheduleJob(sql, {
    kind: 'ledger-seal',
    reference: String(day),
    dueAt: endOfDay(day),
    payload: { day },
  });
}

/**
 * Seal the journal at a day's end, and schedule the next seal. If the ledger is broken, the job fails and is
 * retried. The first part does nothing: everybody who moves money reads the clock, which is locked while it
 * is moved, and the proof may take seconds.
 */
export async function sealDay(
  { sql, now }: JobContext,
  { day, ended }: DueJobs['ledger-seal'],
): Promise<DueJobs['ledger-seal'] | null> {
  if (!ended) return { day, ended: true };
  await sealLedger(sql, now);
  await scheduleSeal(sql, addDays(clockDay(day), 1));
  return null;
}
