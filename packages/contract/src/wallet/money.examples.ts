import { parseMoney, toDecimal, unwrap, usdt } from '@paydirt/domain';
import { buildSumTree, hashLeaf, proveLeaf, type SumNode } from '@paydirt/domain/proof/merkle';
import { fromHex, toHex } from '@paydirt/domain/proof/merkle-bytes';
import { sha256 } from '@paydirt/domain/proof/sha256';

import { type Example, exampleOf } from '../example.ts';
import {
  type MoneyAccount,
  moneyAccount,
  type MoneyProof,
  moneyProof,
  type MoneyReport,
  moneyReport,
} from './money.ts';

const HEAD = 'a9b4c0ffee7e55d0c4f155d0c4f17c1e90ab03fd11c2a9b47e55d0c4f155d0c4';
const COVERED = { earned: '614.00', owed: '600.00', paid: '600.00', coveragePermille: 1000 };
const NOTHING_ELSE = { givenBack: '0.00', allocated: '0.00', fees: '0.00' };

/** One day of a report: 600.00 owed and paid, a bonus, everything backed. */
export function aMoneyDay(changes: Partial<MoneyReport['days'][number]> = {}): MoneyReport['days'][number] {
  return {
    day: '2026-11-20',
    ...COVERED,
    ...NOTHING_ELSE,
    spent: '24.00',
    deposits: {
      available: '15400.00',
      receivable: '3200.00',
      arriving: '400.00',
      withdrawing: '600.00',
      total: '19600.00',
      custody: '19600.00',
    },
    ...changes,
  };
}

/** Seven days: one was paid pro rata, one had no output, and the last is not over yet. */
export function someMoneyDays(): MoneyReport['days'] {
  return [
    aMoneyDay({ day: '2026-11-15' }),
    aMoneyDay({ day: '2026-11-16', spent: '0.00' }),
    aMoneyDay({ day: '2026-11-17', earned: '528.00', paid: '564.00', coveragePermille: 940 }),
    aMoneyDay({ day: '2026-11-18', earned: '0.00', paid: '0.00', coveragePermille: 0 }),
    aMoneyDay({ day: '2026-11-19', earned: '702.00' }),
    aMoneyDay(),
    aMoneyDay({
      day: '2026-11-21',
      earned: '0.00',
      owed: '0.00',
      paid: '0.00',
      coveragePermille: null,
      spent: '8.00',
    }),
  ];
}

/** Where the money of those days came from. */
export function aMoneyReport(changes: Partial<MoneyReport> = {}): MoneyReport {
  const sums = {
    earned: '3072.00',
    owed: '3600.00',
    paid: '2964.00',
    coveragePermille: 823,
    ...NOTHING_ELSE,
    spent: '128.00',
  };
  return {
    position: { seq: 4821, hash: HEAD },
    from: '2026-11-15',
    to: '2026-11-21',
    heldAt: '2026-11-21T14:05:00.000Z',
    deposits: aMoneyDay().deposits,
    members: 14,
    movements: [
      { kind: 'income_accrual', amount: '2964.00' },
      { kind: 'lease_purchase', amount: '-1840.00' },
      { kind: 'faucet_grant', amount: '1500.00' },
      { kind: 'bonus_credit', amount: '128.00' },
    ],
    sums,
    ever: {
      ...sums,
      earned: '18420.00',
      owed: '19600.00',
      paid: '18312.00',
      allocated: '5000.00',
      spent: '788.00',
    },
    accounts: [
      { account: 'custody', productId: null, productName: null, balance: '-19600.00' },
      { account: 'treasury', productId: null, productName: null, balance: '-101420.00' },
      {
        account: 'machine_revenue',
        productId: 'sluice-box',
        productName: 'Sluice box SB-2',
        balance: '66.00',
      },
      { account: 'machine_revenue', productId: 'trommel', productName: 'Trommel TR-4', balance: '42.00' },
      { account: 'promotion_budget', productId: null, productName: null, balance: '4212.00' },
      { account: 'lease_escrow', productId: null, productName: null, balance: '1840.00' },
      { account: 'operator_sales', productId: null, productName: null, balance: '260.00' },
      { account: 'operator_fees', productId: null, productName: null, balance: '0.00' },
      { account: 'operator_capital', productId: null, productName: null, balance: '95000.00' },
    ],
    bonuses: [
      { kind: 'bonus_credit', amount: '120.00' },
      { kind: 'bonus_accrual', amount: '8.00' },
    ],
    days: someMoneyDays(),
    products: [
      {
        productId: 'sluice-box',
        productName: 'Sluice box SB-2',
        earned: '1536.00',
        owed: '1800.00',
        paid: '1482.00',
        coveragePermille: 823,
        days: [
          { day: '2026-11-20', earned: '307.00', owed: '300.00', paid: '300.00', coveragePermille: 1000 },
        ],
      },
      {
        productId: 'trommel',
        productName: 'Trommel TR-4',
        earned: '1536.00',
        owed: '1800.00',
        paid: '1482.00',
        coveragePermille: 823,
        days: [
          { day: '2026-11-20', earned: '307.00', owed: '300.00', paid: '300.00', coveragePermille: 1000 },
        ],
      },
    ],
    ...changes,
  };
}

/** Machine revenue of one machine as booked: an output, and the income it paid. */
export function aMoneyAccount(changes: Partial<MoneyAccount> = {}): MoneyAccount {
  return {
    account: 'machine_revenue',
    productId: 'trommel',
    productName: 'Trommel TR-4',
    balance: '42.00',
    entries: [
      {
        id: '4811',
        time: '2026-11-21T00:00:00.000Z',
        kind: 'income_accrual',
        amount: '-3.40',
        balanceAfter: '42.00',
      },
      {
        id: '4810',
        time: '2026-11-21T00:00:00.000Z',
        kind: 'income_accrual',
        amount: '-3.40',
        balanceAfter: '45.40',
      },
      {
        id: '4809',
        time: '2026-11-21T00:00:00.000Z',
        kind: 'machine_output',
        amount: '7.10',
        balanceAfter: '48.80',
      },
    ],
    older: '4702',
    ...changes,
  };
}

const MARA = { memberId: 'm-mara', balance: '2433.42', index: 2 } as const;
const LEAVES = ['9000.00', '7666.58', MARA.balance, '500.00'];
const SALT = '11'.repeat(32);

/** The valid proof of the examples' member, third of four, with the balance of `aBalance`. */
export function aMoneyProof(changes: Partial<MoneyProof> = {}): MoneyProof {
  const tree = buildSumTree(
    sha256,
    LEAVES.map((balance, index) =>
      hashLeaf(sha256, {
        memberId: index === MARA.index ? MARA.memberId : `m-${index}`,
        salt: fromHex(SALT) ?? new Uint8Array(),
        balance: unwrap(parseMoney(balance, 'USDT')).minor,
      }),
    ),
  );
  const { siblings, root } = proveLeaf(tree, MARA.index);
  const write = ({ hash, sum }: SumNode) => ({ hash: toHex(hash), sum: toDecimal(usdt(sum)) });
  return {
    position: { seq: 4821, hash: HEAD },
    leaf: { ...MARA, salt: SALT },
    path: siblings.map(write),
    root: { ...write(root), count: root.count },
    ...changes,
  };
}

export function examples(): Example[] {
  return [
    exampleOf(moneyReport, {}, aMoneyReport()),
    exampleOf(moneyAccount, { account: 'treasury' }, aMoneyAccount()),
    exampleOf(moneyProof, {}, aMoneyProof()),
  ];
}
