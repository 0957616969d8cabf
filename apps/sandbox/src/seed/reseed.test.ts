import { addMs, DAY_MS, epochMs } from '@paydirt/domain';
import { describe, expect, it } from 'vitest';

import { EVERYBODY_LOCK, LOCK_EVERYBODY } from '../database/empty.ts';
import { lacksStatistics } from '../database/statistics.ts';
import { checkLedger } from '../ledger/check.ts';
import { SEED_TEXTS } from './content/content-rows.ts';
import { NOTICE_IDS } from './content/seed-texts.ts';
import { READY_MADE } from '../people/people.ts';
import { AGREEMENT_VERSION } from './products.ts';
import { reseed, seedDatabase } from './seed.ts';
import { NOW, ports, readRows, withSeededDatabase } from './seeded-database.fixture.ts';

const seeded = withSeededDatabase();

describe('seeding again', () => {
  it('corrects the texts of an earlier version, and leases by the new agreement next to the old one', async () => {
    const { database } = seeded;
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
    const before = await readRows(seeded.database);

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
    expect(await readRows(seeded.database)).toEqual(before);
  });

  it('discards everything, resets the clock, and gives the same rows for the same time', async () => {
    const before = await readRows(seeded.database);
    const mara = await seeded.memberOf(READY_MADE.mara.account);
    await seeded.database.query(`update clock set offset_ms = offset_ms + 1000`);
    await seeded.database.query(
      `insert into session (token_hash, member_id, created_at, seen_at, expires_at) values ($1, $2, now(), now(), now())`,
      [ports.sha256('token'), mara.id],
    );
    await seeded.database.query(
      `insert into outbox (destination, channel, body, sent_at) values ('x', 'sms', 'x', now())`,
    );

    await reseed(seeded.database, ports, NOW);

    expect(await readRows(seeded.database)).toEqual(before);
    const [left] = await seeded.database.query(
      `select (select count(*) from session)::int as sessions, (select count(*) from outbox)::int as messages,
         (select offset_ms from clock) as offset_ms`,
    );
    expect(left).toEqual({ sessions: 0, messages: 0, offset_ms: 0n });
    expect(await checkLedger(seeded.database)).toMatchObject({ sum: 0n, broken: [] });
  });

  it('blocks others while rows are written, not while forty days are played', async () => {
    const transactions: string[][] = [];
    const { database } = seeded;
    await reseed(
      {
        ...database,
        transaction: (work) =>
          database.transaction((sql) => {
            const sent: string[] = [];
            transactions.push(sent);
            return work({
              query: (statement, values) => {
                // Locks of several people are the same statement with other numbers.
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

  it('works in the first minute of a day too', async () => {
    await reseed(seeded.database, ports, epochMs(Date.UTC(2027, 1, 28, 0, 0, 20)));
    const { broken } = await checkLedger(seeded.database);
    const [late] = await seeded.database.query(`select count(*)::int as count from post`);
    expect({ broken, posts: late }).toEqual({ broken: [], posts: { count: 60 } });
  });
});
