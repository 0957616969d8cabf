import { rechargeConfig } from '@paydirt/contract/wallet/recharge';
import {
  CONSTANTS,
  CURRENCY,
  HOUR_MS,
  MINUTE_MS,
  money,
  type Money,
  ok,
  SECOND_MS,
  toDecimal,
  usdt,
  zero,
} from '@paydirt/domain';

import { implement } from '../../../operation/operation.ts';
import { rateAt, toExchangeRate } from '../../exchange/rates.ts';

/** Bounds of one recharge, both included. */
interface Bounds {
  readonly min: Money;
  readonly max: Money;
}

/** Bounds of each channel, in the currency in which the member pays. */
export const RECHARGE_BOUNDS = {
  usdt: { min: usdt(10_000_000n), max: usdt(100_000_000_000n) },
  cash: { min: CONSTANTS.CASH_RECHARGE_MINIMUM, max: money(10_000_000_00n, 'NGN') },
} as const satisfies Record<string, Bounds>;

/** Time for which a recharge in USDT waits for its deposit. */
export const INTENT_LIVES_MS = HOUR_MS;
/** Processing time of a payment by card. */
export const CASH_TAKES_MS = 2 * MINUTE_MS;
/** Time between two confirmations. */
export const CONFIRMATION_EVERY_MS = CONSTANTS.RECHARGE_CONFIRMATION_MS / CONSTANTS.RECHARGE_CONFIRMATIONS;

/** Terms of both channels, which the app shows before anything is entered (H8). */
export const rechargeConfigOperation = implement(rechargeConfig, async ({ now }) =>
  ok({
    data: {
      usdt: {
        chain: 'BEP20' as const,
        minimum: toDecimal(RECHARGE_BOUNDS.usdt.min),
        maximum: toDecimal(RECHARGE_BOUNDS.usdt.max),
        fee: toDecimal(zero(CURRENCY)),
        needed: CONSTANTS.RECHARGE_CONFIRMATIONS,
        seconds: CONSTANTS.RECHARGE_CONFIRMATION_MS / SECOND_MS,
        expiresAfterSeconds: INTENT_LIVES_MS / SECOND_MS,
      },
      cash: {
        minimum: toDecimal(RECHARGE_BOUNDS.cash.min),
        maximum: toDecimal(RECHARGE_BOUNDS.cash.max),
        fee: toDecimal(zero('NGN')),
        seconds: CASH_TAKES_MS / SECOND_MS,
        rate: toExchangeRate(rateAt('NGN', now)),
      },
    },
  }),
);
