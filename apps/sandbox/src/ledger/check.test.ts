import { DAY_MS, epochMs } from '@paydirt/domain';
import { expect, test } from 'vitest';

import type { Sql } from '../database/database.ts';
import { giveMovements, multiplyWorld } from '../testing/large-world.ts';
import { memberWith, withSeededServices } from '../testing/seeded-services.ts';
import { checkLedger, type LedgerCheck } from './check.ts';
import { checkSinceSeal, LINKS_TO_SEAL, sealLedger } from './seal.ts';
import { AT_THE_ENTRY, BESIDE, tampered } from './tampering.fixture.ts';

const TIMES = 4;
/** Number of times that all postings are processed, in all steps of all plans; row by row it would be thousands. */
const READS = 48;

interface Ran {
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Join Filter'?: number;
  readonly Plans?: readonly Ran[];
}

const services = withSeededServices();

/** Links of a part where a test wants many of them. */
const FEW_LINKS = 100n;

/** Rows that a plan processed, over all its steps. */
function rowsOf(ran: Ran): number {
  const each =
    ran['Actual Rows'] + (ran['Rows Removed by Filter'] ?? 0) + (ran['Rows Removed by Join Filter'] ?? 0);
  return (ran.Plans ?? []).reduce((sum, below) => sum + rowsOf(below), each * ran['Actual Loops']);
}

/** Rows that a check processes. */
async function rowsRead(check: (sql: Sql) => Promise<LedgerCheck>): Promise<number> {
  let read = 0;
  const explaining: Sql = {
    async query(statement, values) {
      if (!statement.includes('summed as materialized')) return services.database.query(statement, values);
      const rows = await services.database.query<{ 'QUERY PLAN': [{ Plan: Ran }] }>(
        `explain (analyze, timing off, format json) ${statement}`,
        values,
      );
      read += rowsOf(rows[0]?.['QUERY PLAN'][0].Plan ?? { 'Actual Rows': 0, 'Actual Loops': 0 });
      return services.database.query(statement, values);
    },
    script: (statements) => services.database.script(statements),
  };
  expect(await check(explaining)).toMatchObject({ sum: 0n, broken: [] });
  return read;
}

/** Number of reads of each sealed posting: for the sums, the counts of entries and links, and the records. */
const READS_OF_SEALED = 4;

const TAMPERED = [...AT_THE_ENTRY, ...BESIDE].map(([what, statements]) => [what, statements] as const);

test.each([['nothing', ''] as const, ...TAMPERED])(
  'checking in parts finds the same as checking all at once: %s',
  async (_what, statements) => {
    const { whole, inParts } = await tampered(services.database, statements, async (sql) => ({
      whole: await checkLedger(sql),
      inParts: await checkLedger(sql, FEW_LINKS),
    }));
    expect(whole.links).toBeGreaterThan(2 * Number(FEW_LINKS));
    expect(inParts).toEqual({ ...whole, broken: expect.arrayContaining([...whole.broken]) });
    expect(inParts.broken).toHaveLength(whole.broken.length);
  },
);

const SHORT_DAY = `product_id = 'trommel' and coverage_permille < 1000`;

test.each([
  ['its coverage', `update product_day set coverage_permille = 1000 where ${SHORT_DAY}`],
  [
    'its coverage and what it paid',
    `update product_day set paid = scheduled, coverage_permille = 1000 where ${SHORT_DAY}`,
  ],
  [
    'its coverage and what it owed',
    `update product_day set scheduled = paid, coverage_permille = 1000 where ${SHORT_DAY} and paid > 0`,
  ],
  ['all that it was', `delete from product_day where ${SHORT_DAY}`],
])(
  'a bad day of a machine cannot be rewritten, and is missed where it was anyway: %s',
  async (_what, change) => {
    await expect(services.database.query(change)).rejects.toThrow(/never changed/);
    const { broken } = await tampered(services.database, change, checkSinceSeal);
    expect(broken).toEqual(['machine_days_agree_with_leases_and_journal']);
  },
);

test.each([
  'update lease_order set day_return = day_return + 1',
  'update lease_order set valid_days = valid_days + 1, last_day = last_day + 1',
  'update lease_order set price = price + 1, paid = paid + 1',
  `update lease_order set status = 'valid' where status = 'expired'`,
  `update lease_order set returned = returned + 1 where status = 'returned'`,
  'delete from lease_order',
  'truncate lease_order',
])('what a member leased stays as it was agreed and paid: `%s`', async (statement) => {
  await expect(services.database.query(statement)).rejects.toMatchObject({ code: 'PD062' });
});

test('sealed entries are summed once, and not verified again', async () => {
  const { database } = services;
  const rows: { sealed: number; all: number }[] = [];
  for (const count of [LINKS_TO_SEAL, 2 * LINKS_TO_SEAL]) {
    const { id: memberId } = await memberWith(services, '1');
    await giveMovements(database, {
      memberId,
      count,
      until: epochMs((await services.now()) - rows.length * DAY_MS),
    });
    const now = await services.now();
    await database.transaction((sql) => sealLedger(sql, now));
    await database.script('analyze');
    rows.push({ sealed: await rowsRead(checkSinceSeal), all: await rowsRead(checkLedger) });
  }
  const [first, second] = rows;
  // Each movement has two postings.
  const more = 2 * 2 * LINKS_TO_SEAL;
  const grown = (second?.sealed ?? 0) - (first?.sealed ?? 0);
  expect(grown).toBeLessThan(READS_OF_SEALED * more);
  expect(grown).toBeLessThan(((second?.all ?? 0) - (first?.all ?? 0)) / 4);
});

test('the check reads the ledger only a few times, even without statistics of the server', async () => {
  const { database } = services;
  await multiplyWorld(database, TIMES);
  const [postings] = await database.query<{ count: number }>('select count(*)::int as count from posting');
  const most = READS * (postings?.count ?? 0);
  expect(await rowsRead(checkLedger)).toBeLessThan(most);
  await database.script(`
    delete from pg_statistic where starelid in (select oid from pg_class where relnamespace = current_schema()::regnamespace);
    update pg_class set reltuples = -1, relpages = 0
      where relkind = 'r' and relnamespace = current_schema()::regnamespace;
  `);
  expect(await rowsRead(checkLedger)).toBeLessThan(most);
});
