import { toHex } from '@paydirt/domain/proof/merkle-bytes';
import { describe, expect, it } from 'vitest';

import { withServices } from '../testing/with-services.ts';
import { checkLedger } from './check.ts';
import { type Replay, replayLedger } from './replay.ts';
import { AT_THE_ENTRY, BESIDE, PURCHASE, tampered } from './tampering.fixture.ts';

const services = withServices({ seeded: true });

const replayed = (statements: string): Promise<Replay> =>
  tampered(services.database, statements, (sql) => replayLedger(sql));

describe('replaying the ledger', () => {
  it('finds the seeded ledger sound, and ends at the head that the check reports', async () => {
    const { firstBreak, entries, head } = await replayLedger(services.database);
    const check = await checkLedger(services.database);
    expect(firstBreak).toBeNull();
    expect(entries).toBe(check.entries);
    expect(toHex(head.hash)).toBe(check.head && toHex(check.head));
  });

  it.each(AT_THE_ENTRY)('names the broken entry: %s', async (_what, statements, named) => {
    const [purchase] = await services.database.query<{ id: bigint; seq: bigint }>(
      `select entry_id as id, seq from journal_link where entry_id = ${PURCHASE}`,
    );
    const { firstBreak, entries } = await replayed(statements);
    expect(firstBreak?.what).toMatch(named);
    // A missing link is detected at the next one.
    const [id, before] = /goes from link/.test(firstBreak?.what ?? '')
      ? [firstBreak?.entryId, Number(purchase?.seq ?? 0n) - 1]
      : [purchase?.id, Number(purchase?.seq ?? 0n) - 1];
    expect(firstBreak?.entryId).toBe(id);
    expect(entries).toBe(before);
  });

  it.each(BESIDE)('names what is wrong outside the entries: %s', async (_what, statements, named) => {
    const { firstBreak } = await replayed(statements);
    expect(firstBreak).toMatchObject({ entryId: null, what: expect.stringMatching(named) });
  });

  it('names an entry that was inserted later', async () => {
    const { firstBreak } = await replayed(
      `insert into entry (kind, at, reference) values ('faucet_grant', now(), 'slipped in')`,
    );
    expect(firstBreak).toMatchObject({ kind: 'faucet_grant', what: 'no link of the chain names it' });
  });

  it('detects a rewritten journal by a link that was noted before', async () => {
    const { head } = await replayLedger(services.database);
    const noted = { seq: head.seq - 3n, hash: 'a'.repeat(64) };
    const { firstBreak } = await replayLedger(services.database, { noted });
    expect(firstBreak?.what).toContain('was noted down as');
    const ahead = await replayLedger(services.database, {
      noted: { seq: head.seq + 1n, hash: 'a'.repeat(64) },
    });
    expect(ahead.firstBreak?.what).toContain('the journal ends at');
    const same = await replayLedger(services.database, {
      noted: { seq: head.seq, hash: toHex(head.hash) },
    });
    expect(same.firstBreak).toBeNull();
  });

  it.each(AT_THE_ENTRY)('agrees with the check: %s', async (_what, statements) => {
    const { broken } = await tampered(services.database, statements, checkLedger);
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
  ])('cannot be written by hand: `%s`', async (statement, state) => {
    const failure = await services.database.query(statement).catch((cause: { code?: string }) => cause.code);
    expect(failure).toBe(state);
  });

  it('accepts no further posting for a closed entry', async () => {
    const failure = await services.database
      .query(
        `insert into posting select entry_id, (select id from account where class = 'member_available' and id not in (
           select account_id from posting where posting.entry_id = journal_link.entry_id) order by balance desc limit 1), -1, 0
         from journal_link where entry_id = ${PURCHASE}`,
      )
      .catch((cause: { code?: string }) => cause.code);
    expect(failure).toBe('PD018');
  });

  it('is the order in which entries were committed, without gaps, even when many write at once', async () => {
    const [chain] = await services.database.query<{ links: bigint; last: bigint; entries: bigint }>(
      `select count(*) as links, max(seq) as last, (select count(*) from entry) as entries from journal_link`,
    );
    expect(chain?.links).toBe(chain?.entries);
    expect(chain?.last).toBe(chain?.links);
  });
});
