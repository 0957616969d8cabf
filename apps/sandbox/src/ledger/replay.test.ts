import { toHex } from '@paydirt/domain/proof/merkle-bytes';
import { describe, expect, it } from 'vitest';

import type { Sql } from '../database/database.ts';
import { withServices } from '../testing/with-services.ts';
import { checkLedger } from './check.ts';
import { type Replay, replayLedger } from './replay.ts';

const services = withServices({ seeded: true });

/** Write past every trigger and every key, as somebody with all rights on the database can; then undo it. */
async function tampered<T>(statements: string, look: (sql: Sql) => Promise<T>): Promise<T> {
  let seen: { readonly value: T } | null = null;
  await services.database
    .transaction(async (sql) => {
      await sql.script(`set local session_replication_role = replica; ${statements}`);
      seen = { value: await look(sql) };
      throw new Error('undo');
    })
    .catch((cause: Error) => {
      if (cause.message !== 'undo') throw cause;
    });
  if (!seen) throw new Error('test: nothing was seen');
  return (seen as { value: T }).value;
}

const replayed = (statements: string): Promise<Replay> => tampered(statements, (sql) => replayLedger(sql));

/** The first lease purchase of the journal, and what is done to it. */
const PURCHASE = `(select min(id) from entry where kind = 'lease_purchase')`;
const ON_CUSTODY = `entry_id = ${PURCHASE} and account_id = (select id from account where class = 'custody')`;

type Tampering = readonly [what: string, statements: string, named: RegExp];

const AT_THE_ENTRY: readonly Tampering[] = [
  [
    'an amount',
    `update posting set amount = amount + 1 where ${ON_CUSTODY}`,
    /members fund add up to 0\.000001/,
  ],
  [
    'two amounts that still balance',
    `update posting set amount = amount + sign(amount)::int8 where entry_id = ${PURCHASE}`,
    /its posting says/,
  ],
  [
    'a balance after',
    `update posting set balance_after = balance_after - 5 where ${ON_CUSTODY}`,
    /its posting says/,
  ],
  ['the time', `update entry set at = at + interval '1 microsecond' where id = ${PURCHASE}`, /hashes to/],
  ['the reference', `update entry set reference = reference || 'x' where id = ${PURCHASE}`, /hashes to/],
  ['the kind', `update entry set kind = 'income_accrual' where id = ${PURCHASE}`, /may not move that/],
  [
    'whose account it is on',
    `update posting set account_id = (select id from account where class = 'member_receivable' limit 1)
     where entry_id = ${PURCHASE} and account_id in (select id from account where class = 'member_available')`,
    /may not move that/,
  ],
  ['a deleted posting', `delete from posting where ${ON_CUSTODY}`, /members fund add up to/],
  ['all postings deleted', `delete from posting where entry_id = ${PURCHASE}`, /it has no postings/],
  ['the whole entry deleted', `delete from entry where id = ${PURCHASE}`, /the journal does not have it/],
  [
    'its link deleted',
    `delete from journal_link where entry_id = ${PURCHASE}`,
    /the chain goes from link \d+ to link \d+/,
  ],
  ['its record deleted', `delete from record_entry where entry_id = ${PURCHASE}`, /no record tells of it/],
  ['its link’s hash', `update journal_link set hash = sha256('x') where entry_id = ${PURCHASE}`, /hashes to/],
];

const BESIDE: readonly Tampering[] = [
  [
    'a balance',
    `update account set balance = balance + 1 where class = 'custody'`,
    /^custody .* holds .* come to/,
  ],
  [
    'a sum by day',
    `update journal_day set amount = amount + 1 where (day, kind, class) = (
       select day, kind, class from journal_day order by day, kind, class limit 1)`,
    /^the sums by day keep/,
  ],
  [
    'a record’s amount',
    `update capital_record set amount = amount + 1 where id = (select id from capital_record where status = 'succeeded' limit 1)`,
    /members_records_agree_with_their_accounts/,
  ],
  [
    'what a finished withdrawal says that it was',
    `update withdrawal set amount = amount + 1 where id = (select id from withdrawal where status = 'succeeded' limit 1)`,
    /withdrawals_agree_with_their_records/,
  ],
  [
    'the last entry deleted with its link',
    `create temporary table gone on commit drop as select entry_id from journal_link order by seq desc limit 1;
     delete from posting where entry_id in (select entry_id from gone);
     delete from entry where id in (select entry_id from gone);
     delete from journal_link where entry_id in (select entry_id from gone)`,
    /holds .* come to/,
  ],
];

describe('replaying the ledger', () => {
  it('finds the seeded one sound, and ends at the head that the check tells', async () => {
    const { firstBreak, entries, head } = await replayLedger(services.database);
    const check = await checkLedger(services.database);
    expect(firstBreak).toBeNull();
    expect(entries).toBe(check.entries);
    expect(toHex(head.hash)).toBe(check.head && toHex(check.head));
  });

  it.each(AT_THE_ENTRY)('names the entry: %s', async (_what, statements, named) => {
    const [purchase] = await services.database.query<{ id: bigint; seq: bigint }>(
      `select entry_id as id, seq from journal_link where entry_id = ${PURCHASE}`,
    );
    const { firstBreak, entries } = await replayed(statements);
    expect(firstBreak?.what).toMatch(named);
    // A missing link is seen at the next one.
    const [id, before] = /goes from link/.test(firstBreak?.what ?? '')
      ? [firstBreak?.entryId, Number(purchase?.seq ?? 0n) - 1]
      : [purchase?.id, Number(purchase?.seq ?? 0n) - 1];
    expect(firstBreak?.entryId).toBe(id);
    expect(entries).toBe(before);
  });

  it.each(BESIDE)('names what is wrong beside the entries: %s', async (_what, statements, named) => {
    const { firstBreak } = await replayed(statements);
    expect(firstBreak).toMatchObject({ entryId: null, what: expect.stringMatching(named) });
  });

  it('names an entry that was slipped in', async () => {
    const { firstBreak } = await replayed(
      `insert into entry (kind, at, reference) values ('faucet_grant', now(), 'slipped in')`,
    );
    expect(firstBreak).toMatchObject({ kind: 'faucet_grant', what: 'no link of the chain names it' });
  });

  it('sees a journal that was made anew, by a link that was noted down', async () => {
    const { head } = await replayLedger(services.database);
    const noted = { seq: head.seq - 3n, hash: 'a'.repeat(64) };
    const { firstBreak } = await replayLedger(services.database, noted);
    expect(firstBreak?.what).toContain('was noted down as');
    const ahead = await replayLedger(services.database, { seq: head.seq + 1n, hash: 'a'.repeat(64) });
    expect(ahead.firstBreak?.what).toContain('the journal ends at');
    const same = await replayLedger(services.database, { seq: head.seq, hash: toHex(head.hash) });
    expect(same.firstBreak).toBeNull();
  });

  it.each(AT_THE_ENTRY)('agrees with the check: %s', async (_what, statements) => {
    const { broken } = await tampered(statements, checkLedger);
    expect(broken).not.toEqual([]);
  });
});

describe('the chain', () => {
  it.each([
    ['update journal_link set hash = sha256($$x$$)', 'PD015'],
    ['delete from journal_link', 'PD015'],
    ['truncate journal_link', 'PD015'],
    ['update journal_day set amount = amount + 1', 'PD019'],
    ['delete from journal_day', 'PD019'],
    [`insert into journal_link select max(seq) + 1, 0, sha256('x') from journal_link`, 'PD019'],
    [
      `insert into posting select entry_id, (select id from account where class = 'operator_fees'), 1, 0
       from journal_link where seq = 1`,
      'PD011',
    ],
  ])('is not written by hand: `%s`', async (statement, state) => {
    const failure = await services.database.query(statement).catch((cause: { code?: string }) => cause.code);
    expect(failure).toBe(state);
  });

  it('takes no posting more for an entry that is closed', async () => {
    const failure = await services.database
      .query(
        `insert into posting select entry_id, (select id from account where class = 'member_available' and id not in (
           select account_id from posting where posting.entry_id = journal_link.entry_id) order by balance desc limit 1), -1, 0
         from journal_link where entry_id = ${PURCHASE}`,
      )
      .catch((cause: { code?: string }) => cause.code);
    expect(failure).toBe('PD018');
  });

  it('is the order in which entries were committed, without a gap, whoever writes at once', async () => {
    const [chain] = await services.database.query<{ links: bigint; last: bigint; entries: bigint }>(
      `select count(*) as links, max(seq) as last, (select count(*) from entry) as entries from journal_link`,
    );
    expect(chain?.links).toBe(chain?.entries);
    expect(chain?.last).toBe(chain?.links);
  });
});
