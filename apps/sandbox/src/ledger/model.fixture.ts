import { deepStrictEqual } from 'node:assert/strict';

import {
  CURRENCY,
  epochMs,
  type Money,
  negate,
  scale,
  subtract,
  toDecimal,
  usdt,
  zero,
} from '@paydirt/domain';
import fc from 'fast-check';

import type { Sql } from '../database/database.ts';
import {
  type AccountClass,
  type EntryKind,
  InsufficientFunds,
  type PostingLine,
  writeEntry,
} from './ledger.ts';
import {
  bringIn,
  giveBackIncome,
  giveBackWithdrawal,
  payMember,
  payOut,
  payOutAll,
  setAside,
  takePayment,
} from './movements.ts';

/** Members and machines of the model; few, so that sequences use the same ones repeatedly. */
export const MEMBERS = ['model-ana', 'model-ben', 'model-cem'] as const;
export const MACHINES = ['pan', 'trommel'] as const;

type Member = (typeof MEMBERS)[number];
type Machine = (typeof MACHINES)[number];

/** Expected balances of the ledger: plain sums by account. */
export class LedgerModel {
  readonly #held = new Map<string, bigint>();

  /** Get the balance of an account. */
  held(account: string): bigint {
    return this.#held.get(account) ?? 0n;
  }

  /** Apply the lines; the caller has checked that no balance falls below zero. */
  move(lines: readonly PostingLine[]): void {
    for (const line of lines) {
      const account = accountOf(line.account, line.memberId ?? line.productId);
      this.#held.set(account, this.held(account) + line.amount.minor);
    }
  }

  /** Tell whether these lines keep all accounts that must not be negative at zero or above. */
  bears(lines: readonly PostingLine[]): boolean {
    return lines.every(({ account, memberId, productId, amount }) => {
      if (account === 'custody' || account === 'treasury') return true;
      return this.held(accountOf(account, memberId ?? productId)) + amount.minor >= 0n;
    });
  }

  /** List the accounts whose balance is not zero. */
  all(): Map<string, bigint> {
    return new Map([...this.#held].filter(([, amount]) => amount !== 0n));
  }
}

/** Name an account in the model. */
export function accountOf(account: AccountClass, of: string | null | undefined): string {
  return `${account}:${of ?? ''}`;
}

/** Ledger under test, in one transaction that is rolled back after the sequence. */
export interface LedgerUnderTest {
  readonly sql: Sql;
  /** Number of entries written. */
  written: number;
}

/** Read the balances of all accounts of the ledger that are not zero. */
export async function readHeld(sql: Sql): Promise<Map<string, bigint>> {
  const rows = await sql.query<{ class: AccountClass; of: string | null; balance: bigint }>(
    `select class, coalesce(member_id, product_id) as of, balance from account where balance <> 0`,
  );
  return new Map(rows.map((row) => [accountOf(row.class, row.of), row.balance]));
}

/** Command that compares every account with the model, at any position of the sequence. */
class Compare implements fc.AsyncCommand<LedgerModel, LedgerUnderTest> {
  check(): boolean {
    return true;
  }

  async run(model: LedgerModel, { sql }: LedgerUnderTest): Promise<void> {
    deepStrictEqual(await readHeld(sql), model.all());
  }

  toString(): string {
    return 'compare';
  }
}

const AT = epochMs(Date.UTC(2026, 2, 1));
let references = 0;

/** Command that writes one entry: it succeeds if the model allows it, and otherwise is refused by name. */
class WriteEntry implements fc.AsyncCommand<LedgerModel, LedgerUnderTest> {
  readonly kind: EntryKind;
  readonly lines: readonly PostingLine[];

  constructor(kind: EntryKind, lines: readonly PostingLine[]) {
    this.kind = kind;
    this.lines = lines;
  }

  check(): boolean {
    return true;
  }

  async run(model: LedgerModel, real: LedgerUnderTest): Promise<void> {
    const entry = { kind: this.kind, at: AT, reference: `model-${(references += 1)}`, lines: this.lines };
    if (model.bears(this.lines)) {
      await writeEntry(real.sql, entry);
      real.written += 1;
      model.move(this.lines);
      return;
    }
    await real.sql.script('savepoint refused');
    const outcome = await writeEntry(real.sql, entry).then(
      () => 'written',
      (cause: unknown) => (cause instanceof InsufficientFunds ? 'refused' : cause),
    );
    // The savepoint is also released, because nested savepoints would make every later read slower.
    await real.sql.script('rollback to savepoint refused; release savepoint refused');
    if (outcome !== 'refused')
      throw new Error(`${this.toString()} should have been refused: ${String(outcome)}`, { cause: outcome });
  }

  toString(): string {
    const lines = this.lines.map(
      (line) => `${accountOf(line.account, line.memberId ?? line.productId)} ${toDecimal(line.amount)}`,
    );
    return `${this.kind}(${lines.join(', ')})`;
  }
}

const AMOUNTS = fc.oneof(
  fc.bigInt(1n, 50n),
  fc.bigInt(1n, 10_000_000n),
  fc.constantFrom(1n, 999_999n, 1_000_000n),
);

type Lines = (member: Member, machine: Machine, amount: Money) => readonly PostingLine[];

const third = (amount: Money) => scale(amount, 1n, 3n, 'floor');

/** All ways in which the services move money. */
const MOVEMENTS: Readonly<Record<string, readonly [EntryKind, Lines]>> = {
  faucet: [
    'faucet_grant',
    (memberId, _, amount) => bringIn({ account: 'member_available', memberId }, amount),
  ],
  recharge: [
    'recharge_credit',
    (memberId, _, amount) => bringIn({ account: 'member_available', memberId }, amount),
  ],
  purchase: ['lease_purchase', (memberId, _, amount) => takePayment(memberId, 'lease_escrow', amount)],
  goods: ['merchandise_purchase', (memberId, _, amount) => takePayment(memberId, 'operator_sales', amount)],
  return: [
    'lease_return',
    (memberId, _, amount) => [
      { account: 'lease_escrow', amount: negate(amount) },
      { account: 'operator_sales', amount: third(amount) },
      { account: 'treasury', amount: subtract(amount, third(amount)) },
      { account: 'custody', amount: subtract(third(amount), amount) },
      { account: 'member_available', memberId, amount: subtract(amount, third(amount)) },
    ],
  ],
  expiry: [
    'lease_expiry',
    (_member, _machine, amount) => [
      { account: 'lease_escrow', amount: negate(amount) },
      { account: 'operator_sales', amount },
    ],
  ],
  output: [
    'machine_output',
    (_, productId, amount) => bringIn({ account: 'machine_revenue', productId }, amount),
  ],
  accrual: [
    'income_accrual',
    (memberId, productId, amount) =>
      payMember({ account: 'machine_revenue', productId }, 'member_receivable', memberId, amount),
  ],
  reversal: ['income_reversal', (memberId, productId, amount) => giveBackIncome(memberId, productId, amount)],
  takeout: [
    'income_takeout',
    (memberId, _, amount) => [
      { account: 'member_receivable', memberId, amount: negate(amount) },
      { account: 'member_arriving', memberId, amount },
    ],
  ],
  arrival: [
    'income_arrival',
    (memberId, _, amount) => [
      { account: 'member_arriving', memberId, amount: negate(amount) },
      { account: 'member_available', memberId, amount },
    ],
  ],
  funding: [
    'operator_funding',
    (_member, _machine, amount) => bringIn({ account: 'operator_capital' }, amount),
  ],
  allocation: [
    'promotion_allocation',
    (_member, _machine, amount) => [
      { account: 'operator_capital', amount: negate(amount) },
      { account: 'promotion_budget', amount },
    ],
  ],
  welcome: [
    'bonus_accrual',
    (memberId, _, amount) =>
      payMember({ account: 'promotion_budget' }, 'member_receivable', memberId, amount),
  ],
  bonus: [
    'bonus_credit',
    (memberId, _, amount) => payMember({ account: 'promotion_budget' }, 'member_available', memberId, amount),
  ],
  levelGift: [
    'level_gift',
    (memberId, _, amount) => payMember({ account: 'promotion_budget' }, 'member_available', memberId, amount),
  ],
  checkIn: [
    'sign_in_bonus',
    (memberId, _, amount) => payMember({ account: 'promotion_budget' }, 'member_available', memberId, amount),
  ],
  reward: [
    'reward_credit',
    (memberId, _, amount) => payMember({ account: 'promotion_budget' }, 'member_available', memberId, amount),
  ],
  subsidy: [
    'subsidy_credit',
    (memberId, _, amount) => payMember({ account: 'promotion_budget' }, 'member_available', memberId, amount),
  ],
  redemption: [
    'redemption_credit',
    (memberId, _, amount) => payMember({ account: 'promotion_budget' }, 'member_available', memberId, amount),
  ],
  withdrawal: ['withdrawal_request', (memberId, _, amount) => setAside(memberId, amount)],
  settlement: [
    'withdrawal_settlement',
    (memberId, _, amount) => payOut(memberId, amount, scale(amount, 1n, 20n, 'floor')),
  ],
  closure: [
    'account_closure',
    (memberId, _, available) =>
      payOutAll(
        memberId,
        { available, receivable: zero(CURRENCY), arriving: zero(CURRENCY) },
        scale(available, 1n, 20n, 'floor'),
      ),
  ],
  cancelled: ['withdrawal_reversal', (memberId, _, amount) => giveBackWithdrawal(memberId, amount)],
};

/** Any command: a movement by any member, on any machine, or a comparison. */
export const anyCommand: readonly fc.Arbitrary<fc.AsyncCommand<LedgerModel, LedgerUnderTest>>[] = [
  ...Object.values(MOVEMENTS).map(([kind, lines]) =>
    fc
      .tuple(fc.constantFrom(...MEMBERS), fc.constantFrom(...MACHINES), AMOUNTS)
      .map(([member, machine, amount]) => new WriteEntry(kind, lines(member, machine, usdt(amount)))),
  ),
  fc.constant(new Compare()),
];
