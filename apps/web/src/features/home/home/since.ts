import type { Order } from '@paydirt/contract/goods/orders';
import type { CapitalRecord } from '@paydirt/contract/wallet/records';
import { CURRENCY, type EpochMs, type Money, sum, usdt } from '@paydirt/domain';

import { moneyOf, startOf, timeOf } from '../../../platform/data/wire.ts';

/** Some events, and the sum of their amounts. */
interface Happened {
  readonly count: number;
  readonly amount: Money;
}

/** A member's events between two times. */
export interface Since {
  /** Days of income that machines paid. */
  readonly income: Happened;
  /** Income that arrived in the balance. */
  readonly arrived: Happened;
  /** Leases that ended. */
  readonly ended: number;
}

/** Select the events after `since`, up to `now`, by the services' own times. */
export function sinceThen(
  records: readonly CapitalRecord[],
  endedOrders: readonly Order[],
  since: EpochMs,
  now: EpochMs,
): Since {
  const within = (time: EpochMs) => time > since && time <= now;
  const income = records.filter(({ kind, time }) => kind === 'daily_income' && within(timeOf(time)));
  const arrived = records.filter(
    ({ status, arrivesAt }) => status === 'arrived' && arrivesAt !== null && within(timeOf(arrivesAt)),
  );
  const ended = endedOrders.filter(({ expiryDate }) => expiryDate !== null && within(endOf(expiryDate)));
  return { income: toHappened(income), arrived: toHappened(arrived), ended: ended.length };
}

const NOTHING = usdt(0n);

function toHappened(records: readonly CapitalRecord[]): Happened {
  return {
    count: records.length,
    amount:
      records.length === 0
        ? NOTHING
        : sum(
            records.map(({ amount }) => moneyOf(amount)),
            CURRENCY,
          ),
  };
}

/** A day or a time, as the wire has it. */
function endOf(expiryDate: string): EpochMs {
  return expiryDate.includes('T') ? timeOf(expiryDate) : startOf(expiryDate);
}
