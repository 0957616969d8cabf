import { type ExchangeRate, exchangeRate } from '@paydirt/contract/wallet/exchange-rate';
import {
  addMs,
  type Asset,
  type EpochMs,
  epochMs,
  HOUR_MS,
  MINUTE_MS,
  ok,
  type Rate,
  rateOf,
  readRate,
  toIso,
  writeRate,
} from '@paydirt/domain';

import { implement } from '../../operation/operation.ts';

/**
 * Invented rates around which the play rates move: units of each currency for one play USDT, in millionths.
 */
const MIDDLE: Readonly<Record<Asset, bigint>> = {
  USDT: 1_000_000n,
  USD: 1_000_000n,
  EUR: 920_000n,
  INR: 84_200_000n,
  TRY: 38_400_000n,
  NGN: 1_612_500_000n,
};

/** Validity of a rate on the test clock. */
const HOLDS_MS = HOUR_MS;
/** Time for which the previous hour's rate is still accepted. */
const HONOURED_MS = 10 * MINUTE_MS;
/** Largest distance of a rate from its middle: 0.8 percent, in steps of 0.01 percent. */
const FURTHEST_STEPS = 80;

/** Step of a rate: two decimals, for readability. */
const FINEST = 10_000n;

/** Rate with its time of validity. */
export interface RateOfHour {
  readonly currency: Asset;
  readonly rate: Rate;
  readonly at: EpochMs;
  readonly until: EpochMs;
}

/** Hash a text with FNV-1a, mixed so that neighbouring hours differ. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/**
 * Compute the play rate of a currency at a time: it is seeded, so it is always the same on every process. A
 * play USDT equals one play dollar.
 */
export function rateAt(currency: Asset, now: EpochMs): RateOfHour {
  const hour = Math.floor(now / HOLDS_MS);
  const at = epochMs(hour * HOLDS_MS);
  const middle = MIDDLE[currency];
  const moves = currency !== 'USDT' && currency !== 'USD';
  const steps = moves ? (hashOf(`${currency}:${hour}`) % (2 * FURTHEST_STEPS + 1)) - FURTHEST_STEPS : 0;
  const exact = (middle * BigInt(10_000 + steps)) / 10_000n;
  const rate = rateOf(exact - (exact % FINEST));
  return { currency, rate, at, until: addMs(at, HOLDS_MS) };
}

/**
 * Get the rate at which an amount is converted now. `shown` is the rate that the member saw: it must be the
 * rate of this hour, or that of the previous one within the first minutes. Null if it is no longer valid.
 */
export function rateToFix(currency: Asset, now: EpochMs, shown: string | undefined): RateOfHour | null {
  const current = rateAt(currency, now);
  if (shown === undefined) return current;
  const seen = readRate(shown);
  const previous = rateAt(currency, addMs(now, -HONOURED_MS));
  return [current, previous].find(({ rate }) => seen.ok && seen.value === rate) ?? null;
}

/** Convert a rate to the contract's form. */
export function toExchangeRate({ currency, rate, at, until }: RateOfHour): ExchangeRate {
  return { currency, rate: writeRate(rate), at: toIso(at), until: toIso(until) };
}

/** The rate of a currency. */
export const exchangeRateOperation = implement(exchangeRate, async ({ now }, { currency }) =>
  ok({ data: toExchangeRate(rateAt(currency, now)) }),
);
