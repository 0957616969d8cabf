import type { ResultOf } from '../call.ts';
import { type Example, exampleOf } from '../example.ts';
import { exchangeRate } from './exchange-rate.ts';

/** Naira for one play USDT, since the start of the hour. */
export function anExchangeRate(
  changes: Partial<ResultOf<typeof exchangeRate>> = {},
): ResultOf<typeof exchangeRate> {
  return {
    currency: 'NGN',
    rate: '1612.50',
    at: '2026-11-21T14:00:00.000Z',
    until: '2026-11-21T15:00:00.000Z',
    ...changes,
  };
}

export function examples(): Example[] {
  return [exampleOf(exchangeRate, { currency: 'NGN' }, anExchangeRate())];
}
