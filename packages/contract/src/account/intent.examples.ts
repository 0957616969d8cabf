import { type Example, exampleOf } from '../example.ts';
import { intentOutcome } from './intent-outcome.ts';
import { voidIntent } from './intent.ts';

export function examples(): Example[] {
  return [
    exampleOf(voidIntent, { call: 'user/account/delete', key: 'key_1' }, { voided: true }),
    exampleOf(
      intentOutcome,
      { call: 'goods/mine/order/create', key: 'key_1' },
      {
        earlier: { outcome: 'refused', error: 'insufficient_balance' },
        time: '2026-11-21T14:05:00.000Z',
      },
    ),
  ];
}
