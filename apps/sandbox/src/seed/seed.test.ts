import { existsSync } from 'node:fs';

import {
  addMs,
  checkFundPassword,
  checkPassword,
  COUNTRIES,
  DAY_MS,
  type EpochMs,
  memberLevel,
} from '@paydirt/domain';
import { checkPhone } from '@paydirt/domain/account/phone';
import { describe, expect, it } from 'vitest';

import { queryAmounts } from '../database/amounts.ts';
import { lacksStatistics } from '../database/statistics.ts';
import { checkLedger } from '../ledger/check.ts';
import { PRODUCT_AMOUNTS, type ProductRow, statusAt } from '../services/goods/product-rows.ts';
import { POST_MEDIA } from './community-media.ts';
import { POSTS } from './community-posts.ts';
import { PEOPLE, READY_MADE, SEED_MEMBERS } from '../people/people.ts';
import { MACHINE_IDS } from './products.ts';
import { isSeeded, seedDatabase } from './seed.ts';
import { NOW, ports, readRows, withSeededDatabase } from './seeded-database.fixture.ts';
import { ADDRESSES, LEASES } from './trade.ts';

const seeded = withSeededDatabase();

describe('the seeded world', () => {
  it('keeps every invariant of the ledger', async () => {
    expect(await checkLedger(seeded.database)).toMatchObject({ sum: 0n, broken: [] });
  });

  it('moves only whole cents, so that figures add up as shown', async () => {
    const moved = await seeded.database.query<{ kind: string; amount: bigint }>(
      `select kind, amount from posting join entry on entry.id = posting.entry_id where amount % 10000 <> 0`,
    );
    expect(moved).toEqual([]);
  });

  it('is inserted once: seeding again changes nothing', async () => {
    const before = await readRows(seeded.database);
    await seedDatabase(seeded.database, ports, addMs(NOW, DAY_MS));
    expect(await isSeeded(seeded.database)).toBe(true);
    expect(await readRows(seeded.database)).toEqual(before);
  });

  it('counts as sold what was ordered and not returned, and one machine is sold out by that alone', async () => {
    const rows = await queryAmounts<ProductRow & { readonly ordered: number }>(
      seeded.database,
      PRODUCT_AMOUNTS,
      `select product.*, (select count(*) from lease_order
         where product_id = product.id and lease_order.status <> 'returned')::int as ordered from product`,
    );
    expect(rows).toHaveLength(18);
    for (const row of rows) expect([row.id, row.sold]).toEqual([row.id, row.ordered]);
    const soldOut = rows.filter((row) => statusAt(row, NOW) === 3);
    expect(soldOut.map(({ id, status }) => [id, status])).toEqual([['long-tom', 0]]);
  });

  it('has two rushes that end after now and two sales that open after now', async () => {
    const rows = await seeded.database.query<{
      id: string;
      status: number;
      ends: EpochMs | null;
      opens: EpochMs | null;
    }>(
      `select id, status, rush_until as ends, start_time as opens from product where status <> 0 order by id`,
    );
    const hours = (time: EpochMs | null) => (time === null ? null : (time - NOW) / 3_600_000);
    expect(rows.map(({ id, status, ends, opens }) => [id, status, hours(ends), hours(opens)])).toEqual([
      ['bucket-line-dredge', 5, null, 216],
      ['rocker-box', 6, 6, null],
      ['shaker-table', 6, 28, null],
      ['wash-plant', 5, null, 72],
    ]);
  });

  it('schedules the next day of each machine, and has nothing overdue', async () => {
    const jobs = await seeded.database.query<{ kind: string; due_at: EpochMs }>(
      `select kind, due_at from job where done_at is null`,
    );
    const midnight = Date.UTC(2026, 10, 22);
    const days = jobs.filter(({ kind }) => kind === 'income-day');
    expect(days).toEqual(MACHINE_IDS.map(() => ({ kind: 'income-day', due_at: midnight })));
    expect(jobs.filter(({ due_at }) => due_at <= NOW)).toEqual([]);
  });

  it('has statistics in the server, so that plans fit its size', async () => {
    const rows = await seeded.database.query<{ name: string }>(
      `select relname as name from pg_class where relkind = 'r' and reltuples > 0
         and relname in ('account', 'capital_record', 'entry', 'job', 'member', 'posting', 'record_entry')`,
    );
    expect(rows).toHaveLength(7);
    expect(await lacksStatistics(seeded.database)).toBe(false);
  });

  it('books every clock day of the past for every machine', async () => {
    const days = await seeded.database.query<{ product_id: string; days: number }>(
      `select product_id, count(*)::int as days from product_day group by product_id`,
    );
    expect(new Map(days.map((row) => [row.product_id, row.days]))).toEqual(
      new Map(MACHINE_IDS.map((id) => [id, 40])),
    );
  });
});

describe('ready-made members', () => {
  it('have valid phones and passwords, and can log in', async () => {
    for (const { phone, password, fundPassword } of SEED_MEMBERS) {
      expect(COUNTRIES.some(({ country }) => checkPhone(phone, country).ok)).toBe(true);
      expect(checkPassword(password).ok).toBe(true);
      expect(fundPassword === null || checkFundPassword(fundPassword).ok).toBe(true);
      const member = await seeded.memberOf(phone);
      expect(await ports.verifyPassword(password, member.password_hash)).toBe(true);
    }
  });

  it('are in the states that the test panel claims', async () => {
    expect(SEED_MEMBERS.map(({ about }) => about).toSorted()).toEqual([
      'high_level',
      'new',
      'nothing_bound',
      'with_leases',
    ]);
    const ananya = await seeded.memberOf(READY_MADE.ananya.account);
    expect(memberLevel(ananya.valid_invitees)).toBe(3);
    const leasing = new Set(
      LEASES.filter(({ returnedAfterHours }) => !returnedAfterHours).map(({ who }) => who),
    );
    const invited = Object.entries(PEOPLE).filter(
      ([who, { invitedBy }]) => invitedBy === 'ananya' && leasing.has(who as never),
    );
    expect(ananya.valid_invitees).toBe(invited.length);
    const [floor2] = await seeded.database.query<{ count: number }>(
      `select count(*)::int as count from member where inviter_id in (select id from member where inviter_id = $1)`,
      [ananya.id],
    );
    expect(floor2?.count).toBe(4);

    for (const key of ['jonas', 'selin'] as const) {
      const member = await seeded.memberOf(READY_MADE[key].account);
      const [bound] = await seeded.database.query(
        `select (select count(*) from lease_order where member_id = $1)::int as leases,
           (select count(*) from delivery_address where member_id = $1)::int as addresses,
           (select email is null and fund_password_hash is null from member where id = $1) as bare,
           (select count(*) from capital_record where member_id = $1 and status = 'not_credited')::int as waiting`,
        [member.id],
      );
      expect(bound).toEqual({ leases: 0, addresses: 0, bare: true, waiting: 1 });
    }
  });

  it('give Mara leases and coupons in every state, income to collect, and rewards', async () => {
    const mara = await seeded.memberOf(READY_MADE.mara.account);
    const leases = await seeded.database.query<{ status: string; count: number }>(
      `select status, count(*)::int as count from lease_order where member_id = $1 and kind = 'machine' group by status order by status`,
      [mara.id],
    );
    expect(leases).toEqual([
      { status: 'expired', count: 1 },
      { status: 'returned', count: 1 },
      { status: 'valid', count: 3 },
    ]);
    const [coupons] = await seeded.database.query(
      `select count(*) filter (where used_at is not null)::int as used,
         count(*) filter (where used_at is null and valid_until <= $2)::int as expired,
         count(*) filter (where used_at is null and valid_from <= $2 and valid_until > $2)::int as available
       from coupon where member_id = $1`,
      [mara.id, new Date(NOW)],
    );
    expect(coupons).toEqual({ used: 1, expired: 1, available: 2 });
    const [records] = await seeded.database.query(
      `select count(distinct day) filter (where status = 'not_credited')::int as waiting,
         count(*) filter (where kind = 'referral_bonus')::int as rewards,
         count(*) filter (where kind = 'refund')::int as refunds from capital_record where member_id = $1`,
      [mara.id],
    );
    // Received last on the evening three days ago, before that day's own income accrued.
    expect(records).toEqual({ waiting: 3, rewards: 2, refunds: 1 });
  });

  it('are the only members who can log in with a password', async () => {
    const others = await seeded.database.query<{ password_hash: string }>(
      `select password_hash from member where phone is null`,
    );
    expect(others).toHaveLength(Object.keys(PEOPLE).length - SEED_MEMBERS.length);
    // They all have the same hash, so it is enough to try passwords on that.
    const [hash, ...more] = new Set(others.map((row) => row.password_hash));
    expect(more).toEqual([]);
    for (const password of ['', 'none', 'Mara12345'])
      expect(await ports.verifyPassword(password, hash ?? '')).toBe(false);
  });

  it('have parcels addressed to valid phone numbers', () => {
    for (const { phone, country } of Object.values(ADDRESSES))
      expect(checkPhone(phone, country)).toEqual({ ok: true, value: phone });
  });
});

describe('the feed', () => {
  it('has sixty posts of the last forty days, five of them by the guide for an existing member', async () => {
    const [count] = await seeded.database.query(
      `select count(*)::int as posts, count(*) filter (where at between $1 and $2)::int as recent,
         count(*) filter (where author_kind = 'guide' and exists (select from submission where submission.id = submission_id and submission.content = post.content))::int as guided,
         count(*) filter (where author_kind = 'guide')::int as guides from post`,
      [new Date(addMs(NOW, -41 * DAY_MS)), new Date(NOW)],
    );
    expect(count).toEqual({ posts: 60, recent: 60, guided: 5, guides: 5 });
  });

  it('has twenty or more posts with pictures and six with one of our films, all of which exist', async () => {
    const posts = await seeded.database.query<{
      urls: string[];
      video_url: string | null;
      cover_url: string | null;
    }>(`select urls, video_url, cover_url from post`);
    expect(posts.filter(({ urls }) => urls.length > 0).length).toBeGreaterThanOrEqual(20);
    expect(posts.filter(({ video_url }) => video_url !== null)).toHaveLength(6);
    const shown = posts.flatMap(({ urls, video_url, cover_url }) => [...urls, video_url, cover_url]);
    for (const url of new Set(shown)) {
      if (url !== null) expect(existsSync(new URL(`../..${url}`, import.meta.url)), url).toBe(true);
    }
    const beginnings = Object.keys(POST_MEDIA);
    expect(beginnings.filter((beginning) => !POSTS.some(({ text }) => text.startsWith(beginning)))).toEqual(
      [],
    );
  });

  it('lets nobody post, comment or like before they joined, or before the post', async () => {
    const early = await seeded.database.query(
      `select post.id from post join member on member.id = author_id where post.at < member.created_at
       union all select comment.id from comment join member on member.id = author_id join post on post.id = post_id
         where comment.at < member.created_at or comment.at < post.at
       union all select post_id from post_like join member on member.id = member_id join post on post.id = post_id
         where member.created_at > post.at + interval '3 hours'`,
    );
    expect(early).toEqual([]);
  });
});
