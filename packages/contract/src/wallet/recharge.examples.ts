import type { ResultOf } from '../call.ts';
import { type Example, exampleOf } from '../example.ts';
import { anExchangeRate } from './exchange-rate.examples.ts';
import { addRecharge, confirmDeposit, type Recharge, rechargeConfig, rechargeStatus } from './recharge.ts';

/** Terms of both recharge channels. */
export function aRechargeConfig(
  changes: Partial<ResultOf<typeof rechargeConfig>> = {},
): ResultOf<typeof rechargeConfig> {
  return {
    usdt: {
      chain: 'BEP20',
      minimum: '10.00',
      maximum: '100000.00',
      fee: '0.00',
      needed: 20,
      seconds: 60,
      expiresAfterSeconds: 3600,
    },
    cash: {
      minimum: '2500.00',
      maximum: '10000000.00',
      fee: '0.00',
      seconds: 120,
      rate: anExchangeRate(),
    },
    ...changes,
  };
}

/** A recharge in USDT that is waiting for its deposit. */
export function aRecharge(changes: Partial<Recharge> = {}): Recharge {
  const address = 'test1iol7k2m4q9x8c5v3b1n6z0w4e2r7t5y3u';
  return {
    id: 'rch_7k2m4q',
    channel: 'usdt',
    status: 'intent',
    amount: '50.00',
    paid: '50.00',
    currency: 'USDT',
    rate: null,
    rateAt: null,
    chain: 'BEP20',
    address,
    uri: `paydirt-test:${address}?amount=50.00`,
    confirmations: 0,
    needed: 20,
    time: '2026-11-21T14:01:00.000Z',
    expiresAt: '2026-11-21T15:01:00.000Z',
    seenAt: null,
    expectedAt: null,
    finishedAt: null,
    reason: null,
    recordId: 'rec_7k2m4q',
    ...changes,
  };
}

/** A recharge by card, on its way. */
export function aCashRecharge(changes: Partial<Recharge> = {}): Recharge {
  return aRecharge({
    id: 'rch_9x8c5v',
    channel: 'cash',
    status: 'processing',
    amount: '6.20',
    paid: '10000.00',
    currency: 'NGN',
    rate: '1612.50',
    rateAt: '2026-11-21T14:00:00.000Z',
    chain: null,
    address: null,
    uri: null,
    needed: 0,
    expiresAt: null,
    expectedAt: '2026-11-21T14:06:00.000Z',
    ...changes,
  });
}

export function examples(): Example[] {
  return [
    exampleOf(rechargeConfig, {}, aRechargeConfig()),
    exampleOf(addRecharge, { channel: 'usdt', amount: '50' }, aRecharge()),
    exampleOf(rechargeStatus, { id: 'rch_1' }, aCashRecharge()),
    exampleOf(confirmDeposit, { id: 'rch_1' }, aRecharge({ status: 'seen' })),
  ];
}
