import { add, epochMs, subtract, usdt } from '@paydirt/domain';
import { beforeAll, describe, expect, it } from 'vitest';

import { type Sql, sqlState } from '../database/database.ts';
import { withServices } from '../testing/with-services.ts';
import { checkLedger } from './check.ts';
import { writeEntriesAtCommit } from './entries-at-commit.ts';
import {
  type EntryKind,
  InsufficientFunds,
  type NewEntry,
  openOperatorAccounts,
  type PostingLine,
  readBalances,
  readOperatorBalance,
  writeEntry,
} from './ledger.ts';
import { bringIn, payMember, takePayment } from './movements.ts';

const AT = epochMs(Date.UTC(2026, 2, 1));
const services = withServices({
  operations: [],
  prepare: (database) => database.transaction((sql) => openOperatorAccounts(sql, ['pan'])),
});

let ana: string;
let ben: string;
let references = 0;

function entry(
  kind: EntryKind,
  lines: readonly PostingLine[],
  reference = `test-${(references += 1)}`,
): NewEntry {
  return { kind, at: AT, reference, lines };
}

const write = (kind: EntryKind, lines: readonly PostingLine[], reference?: string) =>
  services.database.transaction((sql) => writeEntry(sql, entry(kind, lines, reference)));

/** Give play money, with the record that every movement of a member has. */
async function grant(memberId: string, amount: bigint): Promise<void> {
  await services.database.transaction(async (sql) => {
    const { id } = await writeEntry(
      sql,
      entry('faucet_grant', bringIn({ account: 'member_available', memberId }, usdt(amount))),
    );
    await tell(sql, memberId, amount, id);
  });
}

async function tell(sql: Sql, memberId: string, amount: bigint, entryId: bigint): Promise<void> {
  const id = services.ports.newId('rec');
  await sql.query(
    `insert into capital_record (id, code, member_id, kind, amount, subject, at, status, source)
     values ($1, $1, $2, 'recharge', $3, 'campaign:faucet', $4, 'succeeded', 'test_faucet')`,
    [id, memberId, amount, new Date(AT)],
  );
  await sql.query('insert into record_entry values ($1, $2)', [id, entryId]);
}

beforeAll(async () => {
  ana = (await services.insertMember()).id;
  ben = (await services.insertMember()).id;
  await grant(ana, 100n);
  await grant(ben, 100n);
  await write('operator_funding', bringIn({ account: 'operator_capital' }, usdt(1_000n)));
  await write('promotion_allocation', [
    { account: 'operator_capital', amount: usdt(-50n) },
    { account: 'promotion_budget', amount: usdt(50n) },
  ]);
  await write('machine_output', bringIn({ account: 'machine_revenue', productId: 'pan' }, usdt(30n)));
});

type Refused = readonly [rule: string, state: string, kind: EntryKind, lines: () => PostingLine[]];

const FORBIDDEN: readonly Refused[] = [
  [
    'an entry that does not balance',
    'PD013',
    'lease_purchase',
    () => [
      { account: 'member_available', memberId: ana, amount: usdt(-10n) },
      { account: 'custody', amount: usdt(9n) },
    ],
  ],
  [
    'an entry that balances over both funds and in neither',
    'PD013',
    'lease_purchase',
    () => [
      { account: 'member_available', memberId: ana, amount: usdt(-10n) },
      { account: 'lease_escrow', amount: usdt(10n) },
    ],
  ],
  [
    'income out of members’ deposits',
    'PD013',
    'income_accrual',
    () => [
      { account: 'custody', amount: usdt(-10n) },
      { account: 'member_receivable', memberId: ana, amount: usdt(5n) },
    ],
  ],
  [
    'income out of another member’s balance',
    'PD011',
    'income_accrual',
    () => [
      { account: 'member_available', memberId: ben, amount: usdt(-10n) },
      { account: 'member_receivable', memberId: ana, amount: usdt(10n) },
    ],
  ],
  [
    'income out of lease payments',
    'PD011',
    'income_accrual',
    () => payMember({ account: 'lease_escrow' }, 'member_receivable', ana, usdt(10n)),
  ],
  [
    'income out of sales',
    'PD011',
    'income_accrual',
    () => payMember({ account: 'operator_sales' }, 'member_receivable', ana, usdt(10n)),
  ],
  [
    'income out of the promotion budget',
    'PD011',
    'income_accrual',
    () => payMember({ account: 'promotion_budget' }, 'member_receivable', ana, usdt(10n)),
  ],
  [
    'a bonus out of machine revenue',
    'PD011',
    'bonus_credit',
    () => payMember({ account: 'machine_revenue', productId: 'pan' }, 'member_available', ana, usdt(10n)),
  ],
  [
    'promotion money out of lease payments',
    'PD011',
    'promotion_allocation',
    () => [
      { account: 'lease_escrow', amount: usdt(-10n) },
      { account: 'promotion_budget', amount: usdt(10n) },
    ],
  ],
  [
    'a payment from member to member',
    'PD014',
    'income_arrival',
    () => [
      { account: 'member_arriving', memberId: ana, amount: usdt(-10n) },
      { account: 'member_available', memberId: ben, amount: usdt(10n) },
    ],
  ],
  [
    'a purchase for more than there is',
    'PD012',
    'lease_purchase',
    () => takePayment(ana, 'lease_escrow', usdt(101n)),
  ],
  [
    'income for more than machines earned',
    'PD012',
    'income_accrual',
    () => payMember({ account: 'machine_revenue', productId: 'pan' }, 'member_receivable', ana, usdt(31n)),
  ],
  [
    'a bonus for more than the budget',
    'PD012',
    'bonus_credit',
    () => payMember({ account: 'promotion_budget' }, 'member_available', ana, usdt(51n)),
  ],
];

describe('the ledger refuses', () => {
  // Where two rules forbid the same, either may be reported.
  const alternatives = (state: string, kind: EntryKind) =>
    state === 'PD014' || kind === 'income_accrual' ? [state, 'PD012', 'PD013'] : [state];

  it.each(FORBIDDEN)('%s', async (_rule, state, kind, lines) => {
    const states: unknown[] = [];
    await write(kind, lines()).catch((cause: Error) => {
      states.push(sqlState(cause) ?? sqlState(cause.cause));
    });
    expect(alternatives(state, kind)).toContain(states[0]);
  });

  it.each(FORBIDDEN)('among entries written together: %s', async (_rule, state, kind, lines) => {
    const sound = entry('operator_funding', bringIn({ account: 'operator_capital' }, usdt(1n)));
    const before = await readOperatorBalance(services.database, 'operator_capital');
    const written = services.database.transaction((sql) =>
      writeEntriesAtCommit(sql, [sound, entry(kind, lines())]),
    );
    expect(alternatives(state, kind)).toContain(await written.catch(sqlState));
    expect(await readOperatorBalance(services.database, 'operator_capital')).toEqual(before);
  });

  it('an amount that would fall below zero, as an expected failure by name', async () => {
    await expect(write('lease_purchase', takePayment(ana, 'lease_escrow', usdt(101n)))).rejects.toThrow(
      InsufficientFunds,
    );
  });

  it('to book the same thing twice', async () => {
    await write('operator_funding', bringIn({ account: 'operator_capital' }, usdt(1n)), 'once');
    const again = write('operator_funding', bringIn({ account: 'operator_capital' }, usdt(1n)), 'once').catch(
      sqlState,
    );
    expect(await again).toBe('23505');
  });

  it('accounts that do not exist', async () => {
    const lines = bringIn({ account: 'machine_revenue', productId: 'unknown' }, usdt(5n));
    await expect(write('machine_output', lines)).rejects.toThrow('names an account that does not exist');
  });

  it.each([
    ['update entry set at = now()', 'PD015'],
    ['delete from entry', 'PD015'],
    ['update posting set amount = amount + 1', 'PD015'],
    ['delete from posting', 'PD015'],
    ['truncate posting', 'PD015'],
    ['truncate entry cascade', 'PD015'],
    ['update account set balance = balance + 1', 'PD016'],
    ['delete from account', 'PD010'],
    ['truncate account', 'PD010'],
    [`insert into posting select 1000000, id, 1, 1 from account where class = 'custody'`, 'PD011'],
    ['insert into posting select id, 1000000, 1, 1 from entry limit 1', 'PD010'],
    [`insert into journal_link select 1000000, 1000000, sha256('x')`, 'PD019'],
    ['update clock set offset_ms = -1', 'PD001'],
  ])('`%s`', async (statement, state) => {
    expect(await services.database.query(statement).catch(sqlState)).toBe(state);
  });

  it('to open an account with money in it', async () => {
    await services.database.query(
      `insert into account (class, product_id, balance) values ('machine_revenue', 'rich', 5)`,
    );
    expect(await readOperatorBalance(services.database, 'machine_revenue', 'rich')).toEqual(usdt(0n));
  });
});

describe('the ledger', () => {
  it('writes a valid entry and returns the balance after it', async () => {
    const before = await readBalances(services.database, ana);
    const written = await services.database.transaction(async (sql) => {
      const result = await writeEntry(
        sql,
        entry('lease_purchase', takePayment(ana, 'lease_escrow', usdt(40n))),
      );
      await tell(sql, ana, -40n, result.id);
      return result;
    });
    expect(written.availableAfter).toEqual(subtract(before.available, usdt(40n)));
    expect(await readBalances(services.database, ana)).toEqual({
      ...before,
      available: subtract(before.available, usdt(40n)),
    });
  });

  it('neither loses nor repeats an entry when many write at once, in any order of accounts', async () => {
    const before = (await readBalances(services.database, ben)).available;
    await Promise.all(Array.from({ length: 40 }, (_, i) => (i % 2 ? grant(ben, 3n) : grant(ana, 2n))));
    expect((await readBalances(services.database, ben)).available).toEqual(add(before, usdt(60n)));
  });

  // Two transactions at once: a browser's database has one connection, and would wait for itself.
  it.skipIf(process.env['TEST_DATABASE'] === 'browser')(
    'does not block others while the transaction of an entry is open',
    async () => {
      const before = (await readBalances(services.database, ben)).available;
      await services.database.transaction(async (sql) => {
        const { id } = await writeEntry(
          sql,
          entry('faucet_grant', bringIn({ account: 'member_available', memberId: ana }, usdt(1n))),
        );
        await tell(sql, ana, 1n, id);
        await grant(ben, 1n);
      });
      expect((await readBalances(services.database, ben)).available).toEqual(add(before, usdt(1n)));
    },
  );

  it('rolls back what is refused at the commit', async () => {
    const state = () =>
      services.database.query(
        `select (select count(*) from entry) as entries, (select count(*) from posting) as postings,
           (select count(*) from capital_record) as records, (select count(*) from waiting_posting) as waiting,
           (select count(*) from waiting_lines) as lines,
           (select balance from account where member_id = $1 and class = 'member_available') as available`,
        [ana],
      );
    const before = await state();
    const refused = services.database.transaction(async (sql) => {
      const { id } = await writeEntry(
        sql,
        entry('lease_purchase', takePayment(ana, 'operator_sales', usdt(1n))),
      );
      await tell(sql, ana, -1n, id);
    });
    expect(await refused.catch(sqlState)).toBe('PD011');
    expect(await state()).toEqual(before);
    expect(before).toMatchObject([{ waiting: 0n }]);
  });

  it.each([
    ['of a closed entry', '(select min(id) from entry)', '(select max(id) from account)'],
    ['of no entry', '1000000', '(select min(id) from account)'],
    ['on no account', '$1::bigint', '1000000'],
  ])(
    'refuses a waiting line that does not belong to its transaction: %s',
    async (_what, ofEntry, onAccount) => {
      const balances = () => services.database.query('select id, balance from account order by id');
      const before = await balances();
      const refused = services.database.transaction(async (sql) => {
        const [id = 0n] = await writeEntriesAtCommit(sql, [
          entry('lease_purchase', takePayment(ana, 'lease_escrow', usdt(1n))),
        ]);
        await tell(sql, ana, -1n, id);
        await sql.query(
          `update waiting_lines set entry_ids = entry_ids || ${ofEntry}, account_ids = account_ids || ${onAccount},
           amounts = amounts || 1::bigint where first_entry = $1::bigint`,
          [id],
        );
      });
      expect(await refused.catch(sqlState)).toBe('PD010');
      expect(await balances()).toEqual(before);
    },
  );

  it('lets exactly one of many purchases spend the last of the money', async () => {
    const { id } = await services.insertMember();
    await grant(id, 10n);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, () =>
        services.database.transaction(async (sql) => {
          const written = await writeEntry(
            sql,
            entry('lease_purchase', takePayment(id, 'lease_escrow', usdt(10n))),
          );
          await tell(sql, id, -10n, written.id);
        }),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await readBalances(services.database, id)).available).toEqual(usdt(0n));
  });
});

describe('the check', () => {
  it('detects a record without entries', async () => {
    await services.database
      .transaction(async (sql) => {
        await sql.query(`update capital_record set amount = amount + 1 where member_id = $1`, [ana]);
        const { broken } = await checkLedger(sql);
        expect(broken).toEqual(['members_records_agree_with_their_accounts']);
        throw new Error('undo');
      })
      .catch((cause: Error) => expect(cause.message).toBe('undo'));
  });

  it.each([
    'insert into waiting_posting select 1000000, id, 1 from account limit 1',
    `insert into waiting_lines select 1000000, '{1000000}', array[id], '{1}' from account limit 1`,
  ])('detects a line that was never committed: `%s`', async (statement) => {
    await services.database
      .transaction(async (sql) => {
        await sql.query(statement);
        const { broken } = await checkLedger(sql);
        expect(broken).toEqual(['nothing_waits_between_commits']);
        throw new Error('undo');
      })
      .catch((cause: Error) => expect(cause.message).toBe('undo'));
  });

  it('detects a member’s money that moved without a record', async () => {
    await services.database
      .transaction(async (sql) => {
        await writeEntry(
          sql,
          entry('faucet_grant', bringIn({ account: 'member_available', memberId: ana }, usdt(1n))),
        );
        // As at the commit, so that the entry is linked.
        await sql.script('set constraints all immediate');
        const { broken } = await checkLedger(sql);
        expect(broken).toEqual([
          'members_records_agree_with_their_accounts',
          'members_money_moves_with_a_record',
        ]);
        throw new Error('undo');
      })
      .catch((cause: Error) => expect(cause.message).toBe('undo'));
  });
});
