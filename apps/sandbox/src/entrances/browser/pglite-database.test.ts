import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type Database, sqlState } from '../../database/database.ts';
import { NEW_LOG, pgliteDatabase } from './pglite-database.ts';

let database: Database;

beforeAll(async () => {
  database = pgliteDatabase(await PGlite.create());
  await database.script('create table kept (id int primary key, what text)');
});

afterAll(() => database.close());

const kept = () => database.query<{ id: number }>('select id from kept order by id');

describe('the database of a browser', () => {
  it('returns to each of many concurrent statements its own rows, prepared or not', async () => {
    const ask = (sql: Pick<Database, 'query'>) =>
      Promise.all(
        Array.from({ length: 20 }, async (_, at) => {
          const [row] = await sql.query<{ n: number }>(`select $1::int as n, ${at % 10} as kind`, [at]);
          return row?.n;
        }),
      );
    const all = Array.from({ length: 20 }, (_, at) => at);
    expect(await database.transaction(ask)).toEqual(all);
    expect(await ask(database)).toEqual(all);
  });

  it('runs concurrent statements in order, even when the first is not prepared yet', async () => {
    const count = 'select count(*)::int as found from counted';
    await database.script('create table counted (id int)');
    await database.query(count);
    const [, rows] = await database.transaction((sql) =>
      Promise.all([sql.query('insert into counted values (1)'), sql.query(count)]),
    );
    expect(rows).toEqual([{ found: 1 }]);
  });

  it('rolls back a failed transaction, says why, and keeps working', async () => {
    const failed = database.transaction(async (sql) => {
      await sql.query(`insert into kept values (1, 'gone')`);
      await sql.query(`insert into kept values (1, 'twice')`);
    });
    await expect(failed).rejects.toSatisfy((cause) => sqlState(cause) === '23505');
    expect(await kept()).toEqual([]);
    await expect(database.query('select nothing from nowhere')).rejects.toSatisfy(
      (cause) => sqlState(cause) === '42P01',
    );
    await database.query(`insert into kept values (2, 'there')`);
    expect(await kept()).toEqual([{ id: 2 }]);
  });

  it('fails a transaction in which a failed statement was ignored', async () => {
    const lost = database.transaction(async (sql) => {
      await sql.query(`insert into kept values (3, 'lost')`);
      await sql.query(`select 1 / 0`).catch(() => null);
    });
    await expect(lost).rejects.toThrow('the transaction was lost');
    expect(await kept()).toEqual([{ id: 2 }]);
  });

  it('truncates a long write-ahead log, and loses no data', async () => {
    const world = pgliteDatabase(await PGlite.create({ initDbStartParams: NEW_LOG }));
    const log = async () => {
      const [row] = await world.query<{ files: number }>('select count(*)::int as files from pg_ls_waldir()');
      return row?.files ?? 0;
    };
    await world.script('create table written (what text)');
    await world.script(`insert into written select repeat(md5(n::text), 8) from generate_series(1, 20000) n`);
    const short = await log();
    await world.shortenLog();
    expect(await log()).toBe(short);
    await world.script(`insert into written select repeat(md5(n::text), 8) from generate_series(1, 60000) n`);
    expect(await log()).toBeGreaterThan(16);
    await world.shortenLog();
    expect(await log()).toBe(1);
    expect(await world.query('select count(*)::int as count from written')).toEqual([{ count: 80_000 }]);
    await world.close();
  });

  it('does not retain twenty thousand results', async () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const read = () => database.query(`select repeat('x', 1000) as text from generate_series(1, 3)`);
    const used = async () => {
      collect();
      return process.memoryUsage().heapUsed;
    };
    for (let n = 0; n < 500; n += 1) await read();
    const before = await used();
    for (let n = 0; n < 20_000; n += 1) await read();
    const bytesOfAll = 20_000 * 3 * 1000;
    expect((await used()) - before).toBeLessThan(bytesOfAll / 10);
  });
});
