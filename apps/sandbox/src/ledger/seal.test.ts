import { faucet } from '@paydirt/contract/sandbox/world';
import { addMs, DAY_MS } from '@paydirt/domain';
import { fromHex, toHex } from '@paydirt/domain/proof/merkle-bytes';
import { beforeAll, describe, expect, it, test } from 'vitest';

import type { Sql } from '../database/database.ts';
import { createJobRunner } from '../jobs/runner.ts';
import { jobKinds } from '../services/job-kinds.ts';
import { memberWith, withSeededServices } from '../testing/seeded-services.ts';
import { giveMovements } from '../testing/large-world.ts';
import { replayLedger } from './replay.ts';
import { checkSinceSeal, LINKS_TO_SEAL, sealLedger } from './seal.ts';
import { AT_THE_ENTRY, BESIDE, tampered } from './tampering.fixture.ts';

const services = withSeededServices();

async function seals(): Promise<bigint[]> {
  const rows = await services.database.query<{ seq: bigint }>('select seq from ledger_seal order by seq');
  return rows.map(({ seq }) => seq);
}

beforeAll(async () => {
  const { id: memberId } = await memberWith(services, '1');
  const until = addMs(await services.now(), -DAY_MS);
  await giveMovements(services.database, { memberId, count: LINKS_TO_SEAL, until });
  expect(await seals()).toEqual([]);
  // The end of the day seals it.
  await services.advance(DAY_MS);
});

describe('a seal', () => {
  it('is made at the end of a day, covers everything verified by then, and is not made for a few more entries', async () => {
    const [seal, ...more] = await seals();
    expect(seal).toBeGreaterThan(BigInt(LINKS_TO_SEAL));
    expect(more).toEqual([]);
    await services.advance(DAY_MS);
    expect(await seals()).toEqual([seal]);
    const { sealed, links, broken } = await checkSinceSeal(services.database);
    expect({ sealed: BigInt(sealed), broken }).toEqual({ sealed: seal, broken: [] });
    expect(links).toBeGreaterThan(sealed);
  });

  it('is not made while the ledger is broken', async () => {
    const now = await services.now();
    const broken = tampered(
      services.database,
      `delete from ledger_seal; update posting set amount = amount + 1 where entry_id = (select max(id) from entry)`,
      (sql) => sealLedger(sql, now),
    );
    await expect(broken).rejects.toThrow('broken');
  });

  it.each([
    ['update ledger_seal set seq = seq + 1', 'PD015'],
    ['delete from ledger_seal', 'PD015'],
    ['truncate ledger_seal', 'PD015'],
    [`insert into ledger_seal select seq, sha256('x'), hash, now() from journal_link limit 1`, 'PD020'],
  ])('cannot be changed by hand: `%s`', async (statement, state) => {
    const failure = await services.database.query(statement).catch((cause: { code?: string }) => cause.code);
    expect(failure).toBe(state);
  });

  it.each([
    ['its link', `update ledger_seal set hash = sha256('x')`],
    ['its sums', `update ledger_seal set sums = sha256('x')`],
  ])(
    'that contradicts the journal is detected by the check and by a replay: %s',
    async (_what, statements) => {
      const seen = await tampered(services.database, statements, async (sql) => ({
        check: (await checkSinceSeal(sql)).broken,
        replay: (await replayLedger(sql)).firstBreak?.what,
      }));
      expect(seen.check).not.toEqual([]);
      expect(seen.replay).toContain('the seal at link');
    },
  );
});

describe('tampering with sealed entries', () => {
  it.each([...AT_THE_ENTRY, ...BESIDE])(
    'is detected by the check since the last seal, where it can be, and by a replay: %s',
    async (_what, statements, named, seen) => {
      const found = await tampered(services.database, statements, async (sql) => ({
        check: (await checkSinceSeal(sql)).broken,
        replay: (await replayLedger(sql)).firstBreak?.what ?? '',
      }));
      expect(found.check.length > 0).toBe(seen);
      expect(found.replay).toMatch(named);
    },
  );
});

describe('replaying from a noted link', () => {
  it('verifies only what came after it, and ends at the same head', async () => {
    const [seq = 0n] = await seals();
    for (const begin of [seq, seq - 100n]) {
      const [link] = await services.database.query<{ hash: Uint8Array }>(
        'select hash from journal_link where seq = $1',
        [begin],
      );
      const from = { seq: begin, hash: toHex(link?.hash ?? new Uint8Array()) };
      const whole = await replayLedger(services.database);
      const part = await replayLedger(services.database, { from });
      expect(part).toMatchObject({ firstBreak: null, head: whole.head });
      expect(BigInt(part.entries)).toBe(whole.head.seq - begin);
      const later = `update posting set balance_after = balance_after + 1 where entry_id = (select max(entry_id) from posting)`;
      const broken = await tampered(services.database, later, (sql) => replayLedger(sql, { from }));
      expect(broken.firstBreak?.what).toMatch(/its posting says/);
    }
    const wrong = { seq, hash: toHex(fromHex('ab'.repeat(32)) ?? new Uint8Array()) };
    expect((await replayLedger(services.database, { from: wrong })).firstBreak?.what).toContain(
      'was noted down as',
    );
  });

  it('reports its progress', async () => {
    const told: bigint[] = [];
    const { head } = await replayLedger(services.database, { onProgress: (seq) => told.push(seq) });
    expect(told).toEqual(Array.from({ length: Number(head.seq / 1000n) }, (_, n) => BigInt(n + 1) * 1000n));
  });
});

// Two transactions at once: a browser's database has one connection, and would wait for itself.
test.skipIf(process.env['TEST_DATABASE'] === 'browser')('sealing blocks nobody who moves money', async () => {
  const { database, ports } = services;
  const { phone } = await memberWith(services, '1');
  let paid = false;
  const paying = (sql: Sql): Sql => ({
    ...sql,
    async query(statement, values) {
      if (statement.includes('summed as materialized')) {
        await services.call(faucet, { phone, amount: '1' });
        paid = true;
      }
      return sql.query(statement, values);
    },
  });
  const runner = createJobRunner({
    database: {
      ...database,
      transaction: (work, end) => database.transaction((sql) => work(paying(sql)), end),
    },
    ports,
    kinds: jobKinds,
  });
  await database.query('alter table ledger_seal disable trigger user');
  await database.query('delete from ledger_seal');
  await database.query('alter table ledger_seal enable trigger user');
  // Before all else of its day, so that the clock is moved for it.
  await database.query(
    `update job set due_at = due_at - interval '1 minute' where kind = 'ledger-seal' and done_at is null`,
  );
  await runner.advance((now) => addMs(now, DAY_MS));
  expect(paid).toBe(true);
});
