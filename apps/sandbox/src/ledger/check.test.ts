import { expect, test } from 'vitest';

import type { Sql } from '../database/database.ts';
import { multiplyWorld } from '../testing/large-world.ts';
import { withSeededServices } from '../testing/seeded-services.ts';
import { checkLedger } from './check.ts';

const TIMES = 4;
/** So often are all postings taken in hand, by all steps of all searches; row by row it would be thousands of times. */
const READS = 48;

interface Ran {
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Join Filter'?: number;
  readonly Plans?: readonly Ran[];
}

const services = withSeededServices();

/** Rows that a plan took into its hands, over all its steps. */
function rowsOf(ran: Ran): number {
  const each =
    ran['Actual Rows'] + (ran['Rows Removed by Filter'] ?? 0) + (ran['Rows Removed by Join Filter'] ?? 0);
  return (ran.Plans ?? []).reduce((sum, below) => sum + rowsOf(below), each * ran['Actual Loops']);
}

async function rowsRead(): Promise<number> {
  let read = 0;
  const explaining: Sql = {
    async query(statement, values) {
      const rows = await services.database.query<{ 'QUERY PLAN': [{ Plan: Ran }] }>(
        `explain (analyze, timing off, format json) ${statement}`,
        values,
      );
      read += rowsOf(rows[0]?.['QUERY PLAN'][0].Plan ?? { 'Actual Rows': 0, 'Actual Loops': 0 });
      return services.database.query(statement, values);
    },
    script: (statements) => services.database.script(statements),
  };
  expect(await checkLedger(explaining)).toMatchObject({ sum: 0n, broken: [] });
  return read;
}

test('the check reads the ledger a few times, also where the server never counted it', async () => {
  const { database } = services;
  await multiplyWorld(database, TIMES);
  const [postings] = await database.query<{ count: number }>('select count(*)::int as count from posting');
  const most = READS * (postings?.count ?? 0);
  expect(await rowsRead()).toBeLessThan(most);
  await database.script(`
    delete from pg_statistic where starelid in (select oid from pg_class where relnamespace = current_schema()::regnamespace);
    update pg_class set reltuples = -1, relpages = 0
      where relkind = 'r' and relnamespace = current_schema()::regnamespace;
  `);
  expect(await rowsRead()).toBeLessThan(most);
});
