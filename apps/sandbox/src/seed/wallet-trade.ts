import type { PersonKey } from '../people/people.ts';

/** Addresses of withdrawals: test values, which nothing can reach (H2). */
export const WALLET_ADDRESSES = [
  { who: 'mara', daysAgo: 24, chain: 'BEP20', address: 'test1succeedslatermara', label: 'My test wallet' },
  { who: 'ananya', daysAgo: 26, chain: 'TRC20', address: 'test1succeedslaterananya', label: 'Savings' },
] as const satisfies readonly {
  readonly who: PersonKey;
  readonly daysAgo: number;
  readonly chain: 'BEP20' | 'ERC20' | 'TRC20';
  readonly address: string;
  readonly label: string;
}[];

/**
 * Bank accounts at banks that do not exist. Ananya's first one has a typing error, so that its withdrawal
 * fails.
 */
export const BANK_ACCOUNTS = [
  { who: 'ananya', daysAgo: 23, bank: 1, account: '100000000428' },
] as const satisfies readonly {
  readonly who: PersonKey;
  readonly daysAgo: number;
  readonly bank: 0 | 1 | 2;
  readonly account: string;
}[];

/** Deposits of test USDT. */
export const RECHARGES: readonly {
  readonly who: PersonKey;
  readonly daysAgo: number;
  readonly usdt: string;
}[] = [
  { who: 'mara', daysAgo: 25, usdt: '60.00' },
  { who: 'ananya', daysAgo: 27, usdt: '150.00' },
];

/** Withdrawals of the past: one was paid, and one failed and was returned. */
export const WITHDRAWALS: readonly {
  readonly who: PersonKey;
  readonly daysAgo: number;
  readonly channel: 'usdt' | 'cash';
  readonly usdt: string;
}[] = [
  { who: 'mara', daysAgo: 22, channel: 'usdt', usdt: '40.00' },
  { who: 'ananya', daysAgo: 21, channel: 'cash', usdt: '25.00' },
  { who: 'ananya', daysAgo: 17, channel: 'usdt', usdt: '25.00' },
];
