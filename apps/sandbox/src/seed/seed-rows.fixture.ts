import type { Sql } from '../database/database.ts';

/** Read the rows of a world by which two worlds are compared. */
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
