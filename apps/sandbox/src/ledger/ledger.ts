import { CURRENCY, type EpochMs, isZero, type Money } from '@paydirt/domain';

import { queryAmounts } from '../database/amounts.ts';
import { type Sql, sqlState } from '../database/database.ts';

/** Classes of account; the table `account_class` says to which side of the books each belongs. */
export type AccountClass =
  | 'member_available'
  | 'member_receivable'
  | 'member_arriving'
  | 'member_withdrawing'
  | 'custody'
  | 'treasury'
  | 'machine_revenue'
  | 'promotion_budget'
  | 'lease_escrow'
  | 'operator_sales'
  | 'operator_fees'
  | 'operator_capital';

/** Kinds of entry; the table `entry_rule` says which classes each kind may debit and credit. */
export type EntryKind =
  | 'faucet_grant'
  | 'operator_funding'
  | 'promotion_allocation'
  | 'machine_output'
  | 'income_accrual'
  | 'bonus_accrual'
  | 'bonus_credit'
  | 'level_gift'
  | 'sign_in_bonus'
  | 'reward_credit'
  | 'subsidy_credit'
  | 'income_takeout'
  | 'income_arrival'
  | 'income_reversal'
  | 'lease_purchase'
  | 'merchandise_purchase'
  | 'lease_return'
  | 'lease_expiry'
  | 'recharge_credit'
  | 'redemption_credit'
  | 'withdrawal_request'
  | 'withdrawal_settlement'
  | 'account_closure'
  | 'withdrawal_reversal';

/** Line of an entry, in USDT; lines of zero are left out. */
export interface PostingLine {
  readonly account: AccountClass;
  readonly memberId?: string;
  readonly productId?: string;
  readonly amount: Money;
}

/** Journal entry to write; `reference` is unique within its kind. */
export interface NewEntry {
  readonly kind: EntryKind;
  readonly at: EpochMs;
  readonly reference: string;
  readonly lines: readonly PostingLine[];
}

/** Written entry: its id, and the available balance of the member whose account it moved, if any. */
export interface WrittenEntry {
  readonly id: bigint;
  readonly availableAfter: Money | null;
}

/** Thrown if an account would fall below zero; the transaction has then failed. */
export class InsufficientFunds extends Error {
  constructor(cause: unknown) {
    super('ledger: an account would fall below zero', { cause });
  }
}

const STATE_BELOW_ZERO = 'PD012';

// The accounts in this list are moved immediately, always in the same order, members' accounts first. Nearly
// every entry moves the others, so they are moved at the commit (`account_class.at_commit`), which one
// transaction at a time may run.
const MOVED_AT_ONCE: readonly AccountClass[] = [
  'member_available',
  'member_receivable',
  'member_arriving',
  'member_withdrawing',
  'machine_revenue',
  'promotion_budget',
  'operator_capital',
];

const WRITE_ENTRIES = `
  with given as (
    select * from unnest($1::text[], $2::timestamptz[], $3::text[]) with ordinality as given (kind, at, reference, n)
  ), line as (
    select * from unnest($4::int4[], $5::text[], $6::text[], $7::text[], $8::int8[]) with ordinality
      as line (n, class, member_id, product_id, amount, rank)
  ), written as (
    insert into entry (kind, at, reference) select kind, at, reference from given order by n
    returning id, kind, reference
  ), named as (
    select written.id as entry_id, account.id as account_id, line.amount, line.rank, at_commit
    from line join given using (n) join written using (kind, reference)
    join account on account.class = line.class
      and coalesce(account.member_id, '') = line.member_id
      and coalesce(account.product_id, '') = line.product_id
    join account_class on account_class.class = account.class
  ), waiting as (
    insert into waiting_posting (entry_id, account_id, amount)
    select entry_id, account_id, amount from named where at_commit
  ), posted as (
    insert into posting (entry_id, account_id, amount, balance_after)
    select entry_id, account_id, amount, 0 from named where not at_commit order by rank
    returning entry_id, account_id, balance_after
  )
  select written.id, (select count(*) from named where entry_id = written.id)::int as lines,
    (select balance_after from posted join account on account.id = account_id
      where entry_id = written.id and class = 'member_available') as available_after
  from given join written using (kind, reference) order by n`;

interface WrittenRow {
  readonly id: bigint;
  readonly lines: number;
  readonly available_after: Money | null;
}

/**
 * Write one journal entry. The database itself refuses violations of a rule: lines that do not balance within
 * each fund, an account class that this kind may not move (H6), money of two members in one entry, a balance
 * below zero, the same reference twice.
 *
 * Throws {@link InsufficientFunds} if an account would fall below zero.
 */
export async function writeEntry(sql: Sql, entry: NewEntry): Promise<WrittenEntry> {
  const [written] = await writeEntries(sql, [entry]);
  if (!written) throw new Error('ledger: what is written has a row');
  return written;
}

/** Select the lines of each entry that move an amount; throws if an entry has fewer than two. */
export function movingLines(entries: readonly NewEntry[]): (readonly PostingLine[])[] {
  const moving = entries.map((entry) => entry.lines.filter(({ amount }) => !isZero(amount)));
  const empty = entries.find((_, n) => (moving[n] ?? []).length < 2);
  if (empty) throw new Error(`ledger: entry ${empty.kind} ${empty.reference} moves nothing`);
  return moving;
}

/** Get the kind, time and reference of each entry, as parameters of a statement. */
export const headsOf = (entries: readonly NewEntry[]) => [
  entries.map(({ kind }) => kind),
  entries.map(({ at }) => new Date(at)),
  entries.map(({ reference }) => reference),
];

/**
 * Write several journal entries with one statement, like {@link writeEntry}; returns them in their order.
 * Each account is moved in that order, one account after another.
 */
export async function writeEntries(sql: Sql, entries: readonly NewEntry[]): Promise<WrittenEntry[]> {
  const moving = movingLines(entries);
  const lines = moving
    .flatMap((own, n) => own.map((line) => ({ ...line, n: n + 1 })))
    .toSorted((a, b) => MOVED_AT_ONCE.indexOf(a.account) - MOVED_AT_ONCE.indexOf(b.account));
  try {
    const rows = await queryAmounts<WrittenRow>(sql, { available_after: CURRENCY }, WRITE_ENTRIES, [
      ...headsOf(entries),
      lines.map(({ n }) => n),
      lines.map(({ account }) => account),
      lines.map(({ memberId }) => memberId ?? ''),
      lines.map(({ productId }) => productId ?? ''),
      lines.map(({ amount }) => amount),
    ]);
    return rows.map((row, n) => {
      if (row.lines !== moving[n]?.length)
        throw new Error(`ledger: entry ${entries[n]?.kind} names an account that does not exist`);
      return { id: row.id, availableAfter: row.available_after };
    });
  } catch (cause) {
    if (sqlState(cause) === STATE_BELOW_ZERO) throw new InsufficientFunds(cause);
    throw cause;
  }
}

const MEMBER_ACCOUNTS: readonly AccountClass[] = [
  'member_available',
  'member_receivable',
  'member_arriving',
  'member_withdrawing',
];

/** Open the four empty accounts of a new member. */
export async function openMemberAccounts(sql: Sql, memberId: string): Promise<void> {
  await sql.query(`insert into account (class, member_id) select unnest($1::text[]), $2`, [
    [...MEMBER_ACCOUNTS],
    memberId,
  ]);
}

/**
 * Write an entry if the debited accounts cover it, and return null otherwise. In that case nothing is
 * written, even if others empty the accounts at the same time, and the transaction continues.
 */
export async function writeEntryIfCovered(sql: Sql, entry: NewEntry): Promise<WrittenEntry | null> {
  await sql.script('savepoint covered');
  try {
    const written = await writeEntry(sql, entry);
    await sql.script('release savepoint covered');
    return written;
  } catch (cause) {
    if (!(cause instanceof InsufficientFunds)) throw cause;
    await sql.script('rollback to savepoint covered; release savepoint covered');
    return null;
  }
}

/** Open the operator's empty accounts: those without a product, and machine revenue by product. */
export async function openOperatorAccounts(sql: Sql, productIds: readonly string[]): Promise<void> {
  const single = [
    'custody',
    'treasury',
    'promotion_budget',
    'lease_escrow',
    'operator_sales',
    'operator_fees',
    'operator_capital',
  ];
  await sql.query(`insert into account (class) select unnest($1::text[])`, [single]);
  await sql.query(`insert into account (class, product_id) select 'machine_revenue', unnest($1::text[])`, [
    [...productIds],
  ]);
}

/** Balances of a member's accounts. */
export interface MemberBalances {
  readonly available: Money;
  readonly receivable: Money;
  readonly arriving: Money;
  readonly withdrawing: Money;
}

/** Read the balances of a member's accounts. */
export async function readBalances(sql: Sql, memberId: string): Promise<MemberBalances> {
  const [row] = await queryAmounts<MemberBalances>(
    sql,
    { available: CURRENCY, receivable: CURRENCY, arriving: CURRENCY, withdrawing: CURRENCY },
    `select
       coalesce(sum(balance) filter (where class = 'member_available'), 0)::int8 as available,
       coalesce(sum(balance) filter (where class = 'member_receivable'), 0)::int8 as receivable,
       coalesce(sum(balance) filter (where class = 'member_arriving'), 0)::int8 as arriving,
       coalesce(sum(balance) filter (where class = 'member_withdrawing'), 0)::int8 as withdrawing
     from account where class = any($2::text[]) and member_id = $1`,
    // Naming the classes lets the query use the key, however many accounts there are.
    [memberId, [...MEMBER_ACCOUNTS]],
  );
  if (!row) throw new Error('ledger: an aggregate gave no row');
  return row;
}

/** Read the balance of an account that belongs to no member. */
export async function readOperatorBalance(
  sql: Sql,
  account: AccountClass,
  productId: string | null = null,
): Promise<Money> {
  const [row] = await queryAmounts<{ readonly balance: Money }>(
    sql,
    { balance: CURRENCY },
    `select balance from account where class = $1 and product_id is not distinct from $2 and member_id is null`,
    [account, productId],
  );
  if (!row) throw new Error(`ledger: no account ${account} ${productId ?? ''}`);
  return row.balance;
}
