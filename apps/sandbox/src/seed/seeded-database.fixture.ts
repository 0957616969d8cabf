import { epochMs } from '@paydirt/domain';
import { afterAll, beforeAll, expect } from 'vitest';

import type { Database, Sql } from '../database/database.ts';
import { findMemberByAccount, type MemberRow } from '../services/user/members/member-rows.ts';
import { type FreshDatabase, freshDatabase, testPorts } from '../testing/fresh-database.ts';
import { isSeeded, seedDatabase } from './seed.ts';

/** Time at which the worlds of these tests begin. */
export const NOW = epochMs(Date.UTC(2026, 10, 21, 10, 5));
export const ports = testPorts();

/** Seed an empty database for the tests of a file, and drop it after them. */
export function withSeededDatabase() {
  let fresh: FreshDatabase | undefined;
  const database = (): Database => {
    if (!fresh) throw new Error('seed: asked for before the tests');
    return fresh.database;
  };

  beforeAll(async () => {
    fresh = await freshDatabase();
    expect(await isSeeded(fresh.database)).toBe(false);
    await seedDatabase(fresh.database, ports, NOW);
  });
  afterAll(() => fresh?.drop());

  return {
    get database() {
      return database();
    },
    async memberOf(account: string): Promise<MemberRow> {
      const member = await findMemberByAccount(database(), account);
      if (!member) throw new Error(`no member ${account}`);
      return member;
    },
  };
}

/** Read the rows of a world that are compared with those of another. */
export async function readRows(database: Sql) {
  const [members, orders, records, accounts, posts, comments, likes, days, jobs, entries] = await Promise.all(
    [
      database.query('select id, invite_code, name, created_at from member order by id'),
      database.query(
        'select id, seq, member_id, product_id, paid, accrued, received, status from lease_order order by id',
      ),
      database.query(
        'select id, code, amount, status, at, balance_after, takeout_id from capital_record order by id',
      ),
      database.query('select id, class, member_id, product_id, balance from account order by id'),
      database.query('select id, seq, author_name, at from post order by id'),
      database.query('select id, author_name, to_name, at from comment order by id'),
      database.query('select post_id, member_id from post_like order by post_id, member_id'),
      database.query('select * from product_day order by product_id, day'),
      database.query('select kind, reference, due_at, done_at from job order by id'),
      database.query('select id, kind, reference, at from entry order by id'),
    ],
  );
  return { members, orders, records, accounts, posts, comments, likes, days, jobs, entries };
}
