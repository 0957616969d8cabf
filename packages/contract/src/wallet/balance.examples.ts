import { type Example, exampleOf } from '../example.ts';
import { type Balance, balance } from './balance.ts';

/** Balance of a member with leases. */
export function aBalance(changes: Partial<Balance> = {}): Balance {
  return {
    available: '2418.60',
    receivable: '14.82',
    arriving: '0.00',
    withdrawing: '0.00',
    currency: 'USDT',
    ...changes,
  };
}

export function examples(): Example[] {
  return [exampleOf(balance, {}, aBalance())];
}
