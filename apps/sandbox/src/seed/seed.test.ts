import { existsSync } from 'node:fs';
import { access } from 'node:fs/promises';

import {
  addMs,
  checkFundPassword,
  checkPassword,
  COUNTRIES,
  DAY_MS,
  epochMs,
  type EpochMs,
  LOCALES,
  memberLevel,
} from '@paydirt/domain';
import { checkPhone } from '@paydirt/domain/account/phone';
import { createTranslator, loadCatalogue } from '@paydirt/i18n';
import { forbiddenIn, rivalsIn } from '@paydirt/i18n/forbidden-words';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { queryAmounts } from '../database/amounts.ts';
import { EVERYBODY_LOCK, LOCK_EVERYBODY } from '../database/empty.ts';
import { lacksStatistics } from '../database/statistics.ts';
import { checkLedger } from '../ledger/check.ts';
import { createPorts } from '../ports.ts';
import { PRODUCT_AMOUNTS, type ProductRow, statusAt } from '../services/goods/product-rows.ts';
import { findMemberByAccount, type MemberRow } from '../services/user/members/member-rows.ts';
import { type FreshDatabase, freshDatabase } from '../testing/fresh-database.ts';
import { POST_MEDIA } from './community-media.ts';
import { POSTS } from './community-posts.ts';
import { contentRows, SEED_TEXTS } from './content/content-rows.ts';
import {
  AGREEMENT_SECTION_IDS,
  ENGLISH_NEWS_IDS,
  NEWS_IDS,
  NOTICE_IDS,
  SLIDE_IDS,
} from './content/seed-texts.ts';
import { PEOPLE, READY_MADE, SEED_MEMBERS } from '../people/people.ts';
import { AGREEMENT_VERSION, MACHINE_IDS, PRODUCTS } from './products.ts';
import { isSeeded, reseed, seedDatabase } from './seed.ts';
import { ADDRESSES, LEASES } from './trade.ts';

const NOW = epochMs(Date.UTC(2026, 10, 21, 10, 5));
const ports = createPorts({ publicUrl: 'http://localhost', passwordLogCost: 4 });

let fresh: FreshDatabase;

beforeAll(async () => {
  fresh = await freshDatabase();
  expect(await isSeeded(fresh.database)).toBe(false);
  await seedDatabase(fresh.database, ports, NOW);
});
afterAll(() => fresh?.drop());

/** Every text inside a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

async function snapshot() {
  const { database } = fresh;
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

async function memberOf(account: string): Promise<MemberRow> {
  const member = await findMemberByAccount(fresh.database, account);
  if (!member) throw new Error(`no member ${account}`);
  return member;
}

describe('the seeded world', () => {
  it('keeps every invariant of the ledger', async () => {
    expect(await checkLedger(fresh.database)).toMatchObject({ sum: 0n, broken: [] });
  });

  it('moves whole cents alone, so that figures add up as they are shown', async () => {
    const moved = await fresh.database.query<{ kind: string; amount: bigint }>(
      `select kind, amount from posting join entry on entry.id = posting.entry_id where amount % 10000 <> 0`,
    );
    expect(moved).toEqual([]);
  });

  it('is inserted once: seeding again changes nothing', async () => {
    const before = await snapshot();
    await seedDatabase(fresh.database, ports, addMs(NOW, DAY_MS));
    expect(await isSeeded(fresh.database)).toBe(true);
    expect(await snapshot()).toEqual(before);
  });

  it('counts as sold what was ordered and not returned, and one machine is sold out by that alone', async () => {
    const rows = await queryAmounts<ProductRow & { readonly ordered: number }>(
      fresh.database,
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
    const rows = await fresh.database.query<{
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

  it('leaves the running days of all machines to the services, and nothing that is overdue', async () => {
    const jobs = await fresh.database.query<{ kind: string; due_at: EpochMs }>(
      `select kind, due_at from job where done_at is null`,
    );
    const midnight = Date.UTC(2026, 10, 22);
    const days = jobs.filter(({ kind }) => kind === 'income-day');
    expect(days).toEqual(MACHINE_IDS.map(() => ({ kind: 'income-day', due_at: midnight })));
    expect(jobs.filter(({ due_at }) => due_at <= NOW)).toEqual([]);
  });

  it('is counted by the server, so that it plans for what there is', async () => {
    const rows = await fresh.database.query<{ name: string }>(
      `select relname as name from pg_class where relkind = 'r' and reltuples > 0
         and relname in ('account', 'capital_record', 'entry', 'job', 'member', 'posting', 'record_entry')`,
    );
    expect(rows).toHaveLength(7);
    expect(await lacksStatistics(fresh.database)).toBe(false);
  });

  it('books every clock day of the past for every machine', async () => {
    const days = await fresh.database.query<{ product_id: string; days: number }>(
      `select product_id, count(*)::int as days from product_day group by product_id`,
    );
    expect(new Map(days.map((row) => [row.product_id, row.days]))).toEqual(
      new Map(MACHINE_IDS.map((id) => [id, 40])),
    );
  });
});

describe('ready-made members', () => {
  it('have valid phones, valid passwords, and can log in', async () => {
    for (const { phone, password, fundPassword } of SEED_MEMBERS) {
      expect(COUNTRIES.some(({ country }) => checkPhone(phone, country).ok)).toBe(true);
      expect(checkPassword(password).ok).toBe(true);
      expect(fundPassword === null || checkFundPassword(fundPassword).ok).toBe(true);
      const member = await memberOf(phone);
      expect(await ports.verifyPassword(password, member.password_hash)).toBe(true);
    }
  });

  it('are each in the state that the test panel claims', async () => {
    expect(SEED_MEMBERS.map(({ about }) => about).toSorted()).toEqual([
      'high_level',
      'new',
      'nothing_bound',
      'with_leases',
    ]);
    const ananya = await memberOf(READY_MADE.ananya.account);
    expect(memberLevel(ananya.valid_invitees)).toBe(3);
    const leasing = new Set(
      LEASES.filter(({ returnedAfterHours }) => !returnedAfterHours).map(({ who }) => who),
    );
    const invited = Object.entries(PEOPLE).filter(
      ([who, { invitedBy }]) => invitedBy === 'ananya' && leasing.has(who as never),
    );
    expect(ananya.valid_invitees).toBe(invited.length);
    const [floor2] = await fresh.database.query<{ count: number }>(
      `select count(*)::int as count from member where inviter_id in (select id from member where inviter_id = $1)`,
      [ananya.id],
    );
    expect(floor2?.count).toBe(4);

    for (const key of ['jonas', 'selin'] as const) {
      const member = await memberOf(READY_MADE[key].account);
      const [bound] = await fresh.database.query(
        `select (select count(*) from lease_order where member_id = $1)::int as leases,
           (select count(*) from delivery_address where member_id = $1)::int as addresses,
           (select email is null and fund_password_hash is null from member where id = $1) as bare,
           (select count(*) from capital_record where member_id = $1 and status = 'not_credited')::int as waiting`,
        [member.id],
      );
      expect(bound).toEqual({ leases: 0, addresses: 0, bare: true, waiting: 1 });
    }
  });

  it('give Mara leases and coupons in every state, income that waits, and rewards', async () => {
    const mara = await memberOf(READY_MADE.mara.account);
    const leases = await fresh.database.query<{ status: string; count: number }>(
      `select status, count(*)::int as count from lease_order where member_id = $1 and kind = 'machine' group by status order by status`,
      [mara.id],
    );
    expect(leases).toEqual([
      { status: 'expired', count: 1 },
      { status: 'returned', count: 1 },
      { status: 'valid', count: 3 },
    ]);
    const [coupons] = await fresh.database.query(
      `select count(*) filter (where used_at is not null)::int as used,
         count(*) filter (where used_at is null and valid_until <= $2)::int as expired,
         count(*) filter (where used_at is null and valid_from <= $2 and valid_until > $2)::int as available
       from coupon where member_id = $1`,
      [mara.id, new Date(NOW)],
    );
    expect(coupons).toEqual({ used: 1, expired: 1, available: 2 });
    const [records] = await fresh.database.query(
      `select count(distinct day) filter (where status = 'not_credited')::int as waiting,
         count(*) filter (where kind = 'referral_bonus')::int as rewards,
         count(*) filter (where kind = 'refund')::int as refunds from capital_record where member_id = $1`,
      [mara.id],
    );
    // Received last on the evening three days ago, before that day's own income accrued.
    expect(records).toEqual({ waiting: 3, rewards: 2, refunds: 1 });
  });

  it('are the only ones whom a password fits', async () => {
    const others = await fresh.database.query<{ password_hash: string }>(
      `select password_hash from member where phone is null`,
    );
    expect(others).toHaveLength(Object.keys(PEOPLE).length - SEED_MEMBERS.length);
    // One text stands for all of them, so it is enough to try passwords on that.
    const [hash, ...more] = new Set(others.map((row) => row.password_hash));
    expect(more).toEqual([]);
    for (const password of ['', 'none', 'Mara12345'])
      expect(await ports.verifyPassword(password, hash ?? '')).toBe(false);
  });

  it('send parcels to phones that are numbers', () => {
    for (const { phone, country } of Object.values(ADDRESSES))
      expect(checkPhone(phone, country)).toEqual({ ok: true, value: phone });
  });
});

describe('the feed', () => {
  it('has sixty posts of the last forty days, five by the guide for somebody who is here', async () => {
    const [count] = await fresh.database.query(
      `select count(*)::int as posts, count(*) filter (where at between $1 and $2)::int as recent,
         count(*) filter (where author_kind = 'guide' and exists (select from submission where submission.id = submission_id and submission.content = post.content))::int as guided,
         count(*) filter (where author_kind = 'guide')::int as guides from post`,
      [new Date(addMs(NOW, -41 * DAY_MS)), new Date(NOW)],
    );
    expect(count).toEqual({ posts: 60, recent: 60, guided: 5, guides: 5 });
  });

  it('has pictures with twenty posts or more and a film of ours with six, each of which there is', async () => {
    const posts = await fresh.database.query<{
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

  it('lets nobody write, comment or like before they joined, or before the post', async () => {
    const early = await fresh.database.query(
      `select post.id from post join member on member.id = author_id where post.at < member.created_at
       union all select comment.id from comment join member on member.id = author_id join post on post.id = post_id
         where comment.at < member.created_at or comment.at < post.at
       union all select post_id from post_like join member on member.id = member_id join post on post.id = post_id
         where member.created_at > post.at + interval '3 hours'`,
    );
    expect(early).toEqual([]);
  });
});

describe('texts', () => {
  it('are there in ten languages for every product, notice, article, slide and agreement', async () => {
    const rows = await fresh.database.query<{ kind: string; id: string; locales: string[] }>(
      `select kind, id, array_agg(locale order by locale) as locales from content group by kind, id`,
    );
    const inEnglish = new Set<string>(ENGLISH_NEWS_IDS);
    for (const { kind, id, locales } of rows) {
      const expected = kind === 'news' && inEnglish.has(id) ? ['en-US'] : LOCALES.toSorted();
      expect([kind, id, locales]).toEqual([kind, id, expected]);
    }
    const of = (kind: string) =>
      rows
        .filter((row) => row.kind === kind)
        .map(({ id }) => id)
        .toSorted();
    expect(of('product')).toEqual(Object.keys(PRODUCTS).toSorted());
    expect(of('notice')).toEqual([...NOTICE_IDS].toSorted());
    expect(of('news')).toEqual([...NEWS_IDS, ...ENGLISH_NEWS_IDS].toSorted());
    expect(of('slide')).toEqual([...SLIDE_IDS].toSorted());
    expect(of('agreement')).toEqual([AGREEMENT_VERSION]);
  });

  it('are translated: no language repeats an English sentence', () => {
    const english = SEED_TEXTS['en-US'];
    for (const locale of LOCALES.filter((one) => one !== 'en-US')) {
      const texts = SEED_TEXTS[locale];
      for (const [id, { description }] of Object.entries(texts.products)) {
        expect([locale, id, description]).not.toEqual([
          locale,
          id,
          english.products[id as keyof typeof PRODUCTS].description,
        ]);
      }
      for (const id of NEWS_IDS) {
        expect(texts.news[id].body).toHaveLength(english.news[id].body.length);
        for (const paragraph of texts.news[id].body) expect(english.news[id].body).not.toContain(paragraph);
      }
    }
  });

  it('hold no empty text', () => {
    for (const { kind, id, locale, body } of contentRows(NOW)) {
      for (const text of textsIn(body))
        expect([kind, id, locale, text.trim() === text && text !== '']).toEqual([kind, id, locale, true]);
    }
  });

  it('say the three sentences of the risk notice in the agreement, as the app says them', async () => {
    for (const locale of LOCALES) {
      const { t } = createTranslator({ locale, catalogue: await loadCatalogue(locale) });
      const { sections } = SEED_TEXTS[locale].agreement;
      expect(AGREEMENT_SECTION_IDS).toContain('risk');
      expect(sections.risk.text).toBe(
        [t('common.risk.playMoney'), t('common.risk.income'), t('common.risk.return')].join(' '),
      );
    }
  });

  it('have no word that breaks a rule or says another thing about money, in any language', () => {
    const found = contentRows(NOW).flatMap(({ kind, id, locale, body }) =>
      textsIn(body).flatMap((text) =>
        forbiddenIn(text, locale).map((fault) => ({ kind, id, locale, ...fault })),
      ),
    );
    expect(found).toEqual([]);
  });

  it('call each thing as the app calls it, in any language', () => {
    const found = LOCALES.flatMap((locale) =>
      textsIn(SEED_TEXTS[locale]).flatMap((text) =>
        rivalsIn(text, locale).map((fault) => ({ locale, ...fault, text })),
      ),
    );
    expect(found).toEqual([]);
  });

  it('let no post say one either, whatever language it is in', () => {
    const found = textsIn(POSTS).flatMap((text) => LOCALES.flatMap((locale) => forbiddenIn(text, locale)));
    expect(found).toEqual([]);
  });

  it('keep the figures of a model and of the examples in every language', () => {
    const model = (name: string) => /[A-Z]{2}-\d+$/.exec(name)?.[0];
    for (const locale of LOCALES) {
      for (const id of MACHINE_IDS) {
        const mark = model(SEED_TEXTS['en-US'].products[id].name);
        expect(mark).toBeDefined();
        expect([locale, model(SEED_TEXTS[locale].products[id].name)]).toEqual([locale, mark]);
      }
      expect(JSON.stringify(SEED_TEXTS[locale].news['returning-a-lease'])).toMatch(/93[.,]33/);
      expect(JSON.stringify(SEED_TEXTS[locale].news['yield-rule'])).toMatch(/94[.,]9/);
    }
  });

  it('show pictures that exist', async () => {
    const media = new URL('../../media/', import.meta.url);
    const [images] = await fresh.database.query<{ images: string[] }>(
      `select array_agg(image) as images from (
         select image from product union select body ->> 'image' from content where kind = 'slide') as shown`,
    );
    expect(images?.images).toHaveLength(21);
    for (const image of images?.images ?? []) await access(new URL(image.replace('/media/', ''), media));
  });
});

describe('seeding again', () => {
  it('corrects the texts of an earlier version, and leases by the new agreement beside the old one', async () => {
    const { database } = fresh;
    const old = JSON.stringify({ title: 'Old', sections: [] });
    await database.query(
      `insert into content (kind, id, locale, at, body) select 'agreement', 'old', locale, at, $1::jsonb
         from content where kind = 'agreement'`,
      [old],
    );
    await database.query(`update content set body = $1::jsonb where kind = 'notice' and locale = 'te-IN'`, [
      old,
    ]);
    await database.query(`update product set terms_version = 'old' where kind = 'machine'`);
    const before = await snapshot();

    await seedDatabase(database, ports, addMs(NOW, DAY_MS));

    const rows = await database.query<{ kind: string; id: string; title: string }>(
      `select kind, id, body ->> 'title' as title from content
         where locale = 'te-IN' and kind in ('agreement', 'notice')`,
    );
    const { agreement, notices } = SEED_TEXTS['te-IN'];
    expect(Object.fromEntries(rows.map(({ id, title }) => [id, title]))).toEqual({
      old: 'Old',
      [AGREEMENT_VERSION]: agreement.title,
      ...Object.fromEntries(NOTICE_IDS.map((id) => [id, notices[id].title])),
    });
    const terms = await database.query(`select distinct kind, terms_version from product order by kind`);
    expect(terms).toEqual([
      { kind: 'machine', terms_version: AGREEMENT_VERSION },
      { kind: 'merchandise', terms_version: null },
    ]);
    expect(await snapshot()).toEqual(before);
  });

  it('throws everything away, sets the clock back, and gives the same rows for the same now', async () => {
    const before = await snapshot();
    const mara = await memberOf(READY_MADE.mara.account);
    await fresh.database.query(`update clock set offset_ms = offset_ms + 1000`);
    await fresh.database.query(
      `insert into session (token_hash, member_id, created_at, seen_at, expires_at) values ($1, $2, now(), now(), now())`,
      [ports.sha256('token'), mara.id],
    );
    await fresh.database.query(
      `insert into outbox (destination, channel, body, sent_at) values ('x', 'sms', 'x', now())`,
    );

    await reseed(fresh.database, ports, NOW);

    expect(await snapshot()).toEqual(before);
    const [left] = await fresh.database.query(
      `select (select count(*) from session)::int as sessions, (select count(*) from outbox)::int as messages,
         (select offset_ms from clock) as offset_ms`,
    );
    expect(left).toEqual({ sessions: 0, messages: 0, offset_ms: 0n });
    expect(await checkLedger(fresh.database)).toMatchObject({ sum: 0n, broken: [] });
  });

  it('keeps everybody waiting for writing the rows down, not for the forty days', async () => {
    const transactions: string[][] = [];
    const { database } = fresh;
    await reseed(
      {
        ...database,
        transaction: (work) =>
          database.transaction((sql) => {
            const sent: string[] = [];
            transactions.push(sent);
            return work({
              query: (statement, values) => {
                // One person's lock is the same statement with another number.
                const isPersons = statement === LOCK_EVERYBODY && values?.[0] !== EVERYBODY_LOCK;
                sent.push(isPersons ? 'a person' : statement);
                return sql.query(statement, values);
              },
              script: (statements) => {
                sent.push(statements);
                return sql.script(statements);
              },
            });
          }),
      },
      ports,
      NOW,
    );
    const [waited, ...others] = transactions.filter((sent) => sent.includes(LOCK_EVERYBODY));
    expect(others).toEqual([]);
    expect(waited?.length).toBeLessThan(100);
    expect(transactions.flat().length).toBeGreaterThan(1000);
    expect(await lacksStatistics(database)).toBe(false);
  });

  it('works in the first minute of a day as well', async () => {
    await reseed(fresh.database, ports, epochMs(Date.UTC(2027, 1, 28, 0, 0, 20)));
    const { broken } = await checkLedger(fresh.database);
    const [late] = await fresh.database.query(`select count(*)::int as count from post`);
    expect({ broken, posts: late }).toEqual({ broken: [], posts: { count: 60 } });
  });
});
