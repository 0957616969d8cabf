import { addDays, dayOf, startOfDay } from '@paydirt/domain';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { replayLedger } from '../ledger/replay.ts';
import { realNow } from '../platform/clock.ts';
import { type FreshDatabase, freshDatabase, testPorts } from '../testing/fresh-database.ts';
import { populate, type Progress } from './populate.ts';

const SIZE = { members: 8, leases: 12, days: 3, seed: 7 };
const OPENING = startOfDay(addDays(dayOf(realNow()), -SIZE.days));

let databases: FreshDatabase[] = [];

beforeEach(async () => {
  databases = [await freshDatabase(), await freshDatabase()];
});
afterEach(async () => {
  for (const { drop } of databases) await drop();
});

/** Populate a database, up to a share of the work. */
async function populated({ database }: FreshDatabase, { until = 1, opening = OPENING, size = SIZE } = {}) {
  const seen: Progress[] = [];
  const whole = await populate({
    database,
    ports: testPorts(),
    size,
    opening,
    onProgress: (progress) => seen.push(progress),
    isStopped: () => (seen.at(-1)?.share ?? 0) >= until,
  });
  return { whole, seen };
}

/** Everything that was booked, and what members are shown of it. */
const journalOf = ({ database }: FreshDatabase) =>
  database.query(
    `select entry.kind, entry.at, entry.reference, encode(hash, 'hex') as hash, record.code
     from entry join journal_link on entry_id = entry.id
     left join (select entry_id, min(code) as code from record_entry
       join capital_record on capital_record.id = record_id group by entry_id) as record on record.entry_id = entry.id
     order by journal_link.seq`,
  );

test('a population has a past that follows the rules of the ledger, and the same one after an interruption', async () => {
  const [whole, interrupted] = databases as [FreshDatabase, FreshDatabase];
  const { seen } = await populated(whole);
  expect(seen.at(-1)).toMatchObject({ share: 1, day: SIZE.days, members: SIZE.members, leases: SIZE.leases });
  expect(await replayLedger(whole.database)).toMatchObject({ firstBreak: null });

  for (const until of [0.2, 0.5, 0.8])
    expect(await populated(interrupted, { until })).toMatchObject({ whole: false });
  // Days later: the past still ends when it was begun.
  expect(await populated(interrupted, { opening: startOfDay(dayOf(realNow())) })).toMatchObject({
    whole: true,
  });
  expect(await journalOf(interrupted)).toEqual(await journalOf(whole));
  expect(await populated(interrupted)).toMatchObject({ whole: true });
  expect(await journalOf(interrupted)).toEqual(await journalOf(whole));

  const other = { ...SIZE, seed: 8 };
  await expect(populated(whole, { size: other })).rejects.toThrow(
    'go on with --members 8 --leases 12 --days 3 --seed 7',
  );
});

test('an existing world is left alone', async () => {
  const seeded = await freshDatabase({ seeded: true });
  databases.push(seeded);
  await expect(populated(seeded)).rejects.toThrow('holds a world already');
});
