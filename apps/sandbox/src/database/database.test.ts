import { Socket } from 'node:net';

import { type Money, money, usdt } from '@paydirt/domain';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { type FreshDatabase, freshDatabase } from '../testing/fresh-database.ts';
import { queryAmounts } from './amounts.ts';
import { type Database, type Sql, type SqlValue, sqlState } from './database.ts';
import { EVERYBODY_LOCK } from './empty.ts';
import { isMigrated, migrate } from './migrate.ts';
import { readMigrations } from './migration-files.ts';
import { postgresqlDatabase } from './postgresql.ts';

let fresh: FreshDatabase;
let database: Database;

beforeAll(async () => {
  fresh = await freshDatabase();
  database = fresh.database;
  await database.script('create table note (id int primary key, text text)');
});

afterAll(() => fresh.drop());

const LONG = 'gold '.repeat(400_000);

const VALUES: readonly (readonly [type: string, given: SqlValue, read: unknown])[] = [
  ['int8', 9_223_372_036_854_775_807n, 9_223_372_036_854_775_807n],
  ['int8', -1, -1n],
  ['int4', 7n, 7],
  ['int2', -7, -7],
  ['float8', 0.1, 0.1],
  ['numeric', '1.10', '1.10'],
  ['bool', true, true],
  ['bool', false, false],
  ['text', '', ''],
  ['text', `quotes ' " \\ , { } NULL and ₹ தமிழ் 💰`, `quotes ' " \\ , { } NULL and ₹ தமிழ் 💰`],
  ['text', LONG, LONG],
  ['text', null, null],
  ['timestamptz', new Date(1_772_355_600_123), 1_772_355_600_123],
  ['timestamptz', new Date('1969-12-31T23:59:59.999Z'), -1],
  ['timestamptz', new Date('+010000-01-01T00:00:00.5Z'), Date.parse('+010000-01-01T00:00:00.5Z')],
  ['timestamptz', new Date('0000-02-29T12:00:00Z'), Date.parse('0000-02-29T12:00:00Z')],
  ['timestamptz', new Date('-000043-03-15T12:00:00Z'), Date.parse('-000043-03-15T12:00:00Z')],
  ['timestamptz', '2026-03-01T05:30:00+05:30', Date.UTC(2026, 2, 1)],
  ['date', '2026-03-01', '2026-03-01'],
  ['jsonb', '{"a": [1, null, "ü"]}', { a: [1, null, 'ü'] }],
  ['jsonb', 'null', null],
  ['bytea', new Uint8Array([0, 1, 254, 255]), new Uint8Array([0, 1, 254, 255])],
  ['bytea', new Uint8Array(), new Uint8Array()],
  ['int8[]', [1n, null, -3n], [1n, null, -3n]],
  ['int4[]', [], []],
  ['text[]', ['a,b', '"', '\\', '{}', '', 'NULL', null], ['a,b', '"', '\\', '{}', '', 'NULL', null]],
  ['bool[]', [true, null], [true, null]],
  ['timestamptz[]', [new Date(0), null], [0, null]],
];

describe('values', () => {
  it.each(VALUES)('%s is read as it was written (%#)', async (type, given, read) => {
    expect(await database.query(`select $1::${type} as value`, [given])).toEqual([{ value: read }]);
  });

  it('money is stored in minor units, and read in the asset of its column', async () => {
    const fee = money(-75n, 'NGN');
    const rows = await queryAmounts<{
      readonly fee: Money;
      readonly none: Money | null;
      readonly seq: bigint;
    }>(
      database,
      { fee: 'NGN', none: 'USDT' },
      'select $1::int8 as fee, ($2::int8[])[1] as none, $3::int8 as seq',
      [fee, [], 7n],
    );
    expect(rows).toEqual([{ fee, none: null, seq: 7n }]);
    const list = [usdt(1n), usdt(2n)];
    expect(await database.query('select $1::int8[] as list', [list])).toEqual([{ list: [1n, 2n] }]);
  });

  it('an amount that is not a whole number throws', async () => {
    const half = queryAmounts<{ readonly fee: Money }>(database, { fee: 'USDT' }, 'select 0.5 as fee');
    await expect(half).rejects.toThrow('fee is not an int8');
  });

  it('a prepared statement can run again with other values', async () => {
    const read = (value: number) => database.query('select $1::int4 + 1 as next', [value]);
    expect(await read(1)).toEqual([{ next: 2 }]);
    expect(await read(2)).toEqual([{ next: 3 }]);
  });

  it('a failed statement reports its SQLSTATE, and the next one works', async () => {
    const state = await database.query('select 1 / $1::int4', [0]).catch(sqlState);
    expect(state).toBe('22012');
    expect(await database.query('select nothing').catch(sqlState)).toBe('42703');
    expect(await database.query('select 1 as one')).toEqual([{ one: 1 }]);
  });
});

describe('transactions', () => {
  const ids = async () =>
    (await database.query<{ id: number }>('select id from note order by id')).map(({ id }) => id);

  it('commit completely or not at all', async () => {
    await database.transaction((sql) => sql.query('insert into note values (1)'));
    const lost = database.transaction(async (sql) => {
      await sql.query('insert into note values (2)');
      throw new Error('changed its mind');
    });
    await expect(lost).rejects.toThrow('changed its mind');
    expect(await ids()).toEqual([1]);
  });

  it('do not include statements sent outside them', async () => {
    let outside: Promise<unknown> = Promise.resolve();
    const lost = database.transaction(async (sql) => {
      await sql.query('insert into note values (3)');
      outside = database.query('insert into note values (4)');
      await sql.query('select 1');
      throw new Error('undone');
    });
    await expect(lost).rejects.toThrow('undone');
    await outside;
    expect(await ids()).toEqual([1, 4]);
  });

  it('fail when a failed statement in them was ignored', async () => {
    const lost = database.transaction(async (sql) => {
      await sql.query('insert into note values (5)');
      await sql.query('insert into note values (1)').catch(() => {});
    });
    await expect(lost).rejects.toThrow('transaction was lost');
    expect(await ids()).toEqual([1, 4]);
  });

  it('run a last statement together with their commit, and fail with it', async () => {
    const leave = (id: number, text: string) =>
      database.transaction(
        (sql) => sql.query<{ id: number }>('insert into note values ($1) returning id', [id]),
        { last: (sql, [row]) => sql.query('update note set text = $2 where id = $1', [row?.id ?? 0, text]) },
      );
    await leave(10, 'kept');
    expect(await database.query('select text from note where id = 10')).toEqual([{ text: 'kept' }]);
    await expect(leave(11, 'with a zero \0 in it')).rejects.toThrow('invalid byte sequence');
    expect(await database.query('select from note where id = 11')).toEqual([]);
    await database.query('delete from note where id = 10');
  });

  it('commit one at a time where asked to, and a failed one lets the next pass', async () => {
    await database.script(`
      create table slow_note (id int primary key);
      create function slow_commit() returns trigger language plpgsql as $$ begin
        perform pg_sleep(0.05);
        if new.id = 1 then raise exception 'refused at its commit'; end if;
        return null;
      end $$;
      create constraint trigger slow_commit after insert on slow_note deferrable initially deferred
        for each row execute function slow_commit()`);
    const over = new AbortController();
    let most = 0;
    const watch = async () => {
      while (!over.signal.aborted) {
        const [row] = await database.query<{ count: number }>(
          `select count(*)::int from pg_stat_activity
           where datname = current_database() and query = 'commit' and wait_event = 'PgSleep'`,
        );
        most = Math.max(most, row?.count ?? 0);
      }
    };
    const watched = watch();
    const write = (id: number) =>
      database.transaction((sql) => sql.query('insert into slow_note values ($1)', [id]), { inTurn: true });
    const written = await Promise.allSettled([0, 1, 2, 3].map(write));
    over.abort();
    await watched;
    expect(written.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
    expect(most).toBe(1);
    await database.script('drop table slow_note; drop function slow_commit');
  });

  it('run statements that are sent together in the order they were sent', async () => {
    const [, [before], , [after]] = await database.transaction((sql) =>
      Promise.all([
        sql.query(`insert into note values (12, 'first')`),
        sql.query('select text from note where id = 12'),
        sql.query(`update note set text = 'second' where id = 12`),
        sql.query('select text from note where id = 12'),
        sql.query('delete from note where id = 12'),
      ]),
    );
    expect([before, after]).toEqual([{ text: 'first' }, { text: 'second' }]);
  });

  it('refuse statements that are sent after their end', async () => {
    let late: Promise<unknown> = Promise.resolve();
    const lost = database.transaction(async (sql) => {
      const slow = async () => {
        await sql.query('select pg_sleep(0.05)');
        await sql.query('insert into note values (13)');
      };
      late = slow().catch((cause: Error) => cause.message);
      await sql.query('select 1 / 0');
    });
    expect(await lost.catch(sqlState)).toBe('22012');
    expect(await late).toMatch(/sent after the end|current transaction is aborted/);
    expect(await ids()).toEqual([1, 4]);
  });

  it('run one at a time where they share a lock', async () => {
    let inside = 0;
    let most = 0;
    const turn = () =>
      database.oneAtATime('turn', async () => {
        inside += 1;
        most = Math.max(most, inside);
        await database.query('select 1');
        inside -= 1;
      });
    await Promise.all(Array.from({ length: 30 }, turn));
    expect(most).toBe(1);
  });
});

describe('an SQLSTATE', () => {
  it('comes from PostgreSQL, not from a socket error', () => {
    expect(sqlState(Object.assign(new Error('duplicate key'), { code: '23505' }))).toBe('23505');
    expect(sqlState(Object.assign(new Error('write EPIPE'), { code: 'EPIPE', syscall: 'write' }))).toBeNull();
  });
});

describe('under load', () => {
  it('two transactions that deadlock both succeed in the end', async () => {
    const touch = (first: number, second: number) =>
      database.transaction(async (sql) => {
        await sql.query('update note set text = $2 where id = $1', [first, 'x']);
        await sql.query('select pg_sleep(0.1)');
        await sql.query('update note set text = $2 where id = $1', [second, 'y']);
        return 'done';
      });
    expect(await Promise.all([touch(1, 4), touch(4, 1)])).toEqual(['done', 'done']);
  });

  it('more requests than connections are reported as overload', async () => {
    const narrow = postgresqlDatabase(fresh.url, { connections: 1, connectWithinMs: 2_000 });
    const states = await narrow.transaction(() =>
      Promise.all([
        narrow.query('select 1').catch(sqlState),
        narrow.transaction((sql) => sql.query('select 1')).catch(sqlState),
        narrow.oneAtATime('turn', () => Promise.resolve()).catch(sqlState),
      ]),
    );
    expect(states).toEqual(['53300', '53300', '53300']);
    await narrow.close();
  });

  it('a connection whose answer does not come counts as lost, and another takes its place', async () => {
    const hasty = postgresqlDatabase(fresh.url, { connections: 1, answerWithinMs: 2_000 });
    const nap = (sql: Sql) => sql.query('select pg_sleep(10)');
    expect(await nap(hasty).catch(sqlState)).toBe('08006');
    const [given, waited] = await Promise.allSettled([hasty.reading(nap), hasty.query('select 1 as one')]);
    expect([given.status, waited.status]).toEqual(['rejected', 'fulfilled']);
    await database.transaction(async (sql) => {
      await sql.query(`select pg_advisory_xact_lock(${EVERYBODY_LOCK})`);
      expect(await hasty.transaction(nap).catch(sqlState)).toBe('08006');
    });
    expect(await hasty.query('select 1 as one')).toEqual([{ one: 1 }]);
    await hasty.close();
  });

  it('both ends of a connection probe whether the other is there', async () => {
    const keepAlive = vi.spyOn(Socket.prototype, 'setKeepAlive');
    const other = postgresqlDatabase(fresh.url);
    const rows = await other.query<{ readonly reset_val: string }>(
      `select reset_val from pg_settings where name like 'tcp_keepalives%' order by name`,
    );
    await other.close();
    expect(keepAlive).toHaveBeenCalledWith(true, 10_000);
    keepAlive.mockRestore();
    expect(rows.map(({ reset_val }) => reset_val)).toEqual(['3', '10', '5']);
  });

  it('a lock holds across processes', async () => {
    const other = fresh.again();
    const events: string[] = [];
    const turn = (who: Database, name: string) =>
      who.oneAtATime('over-all', async () => {
        events.push(`${name} in`);
        await who.query('select pg_sleep(0.05)');
        events.push(`${name} out`);
      });
    await Promise.all([turn(database, 'one'), turn(other, 'two')]);
    const [first] = events;
    expect(events).toEqual(
      first === 'one in'
        ? ['one in', 'one out', 'two in', 'two out']
        : ['two in', 'two out', 'one in', 'one out'],
    );
  });
});

describe('closing', () => {
  it('does not wait for a blocked transaction, and rolls it back', async () => {
    const other = postgresqlDatabase(fresh.url);
    await database.query(`insert into note values (70, 'held')`);
    await database.transaction(async (sql) => {
      await sql.query(`select from note where id = 70 for update`);
      const cut = other.transaction(async (waiting) => {
        await waiting.query(`insert into note values (71, 'lost')`);
        await waiting.query(`update note set text = 'lost' where id = 70`);
      });
      const state = cut.catch(sqlState);
      await vi.waitUntil(async () => (await waitingStatements(database)) > 0, { timeout: 60_000 });
      await other.close();
      expect(await state).toBe('08006');
      expect(await waitingStatements(database)).toBe(1);
    });
    expect(await database.query(`select text from note where id >= 70`)).toEqual([{ text: 'held' }]);
  });
});

/** Count the statements on this database that wait for a lock. */
async function waitingStatements(sql: Sql): Promise<number> {
  const waiting = await sql.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return waiting.length;
}

describe('migrations', () => {
  it('are applied once', async () => {
    expect(await isMigrated(database, await readMigrations())).toBe(true);
    expect(await migrate(database, await readMigrations())).toBe(0);
  });

  it('that were changed after they ran prevent the start with a message', async () => {
    await database.query(`update migration set checksum = checksum || 'x' where name like '0001-%'`);
    await expect(migrate(database, await readMigrations())).rejects.toThrow(
      /made by another version of Paydirt/,
    );
    await database.query(`update migration set checksum = left(checksum, 64)`);
  });

  it('of an incompatible earlier version prevent the start with a message', async () => {
    await database.query(`update migration set name = 'was-' || name`);
    await expect(migrate(database, await readMigrations())).rejects.toThrow(
      /made by an earlier version of Paydirt/,
    );
    await database.query(`update migration set name = substr(name, 5)`);
    expect(await migrate(database, await readMigrations())).toBe(0);
  });

  it('of a newer version prevent the start with a message', async () => {
    await database.query(`insert into migration values ('9999-future.sql', '', now())`);
    await expect(migrate(database, await readMigrations())).rejects.toThrow(/newer version of Paydirt/);
    await database.query(`delete from migration where name like '9999-%'`);
  });
});
