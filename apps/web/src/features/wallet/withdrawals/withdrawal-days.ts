import type { Withdrawal } from '@paydirt/contract/wallet/withdrawal';
import { dayOf, type EpochMs, startOfDay } from '@paydirt/domain';

import { timeOf } from '../../../platform/data/wire.ts';

/** The withdrawals requested on one clock day. */
export interface WithdrawalDay {
  /** Its first moment. */
  readonly start: EpochMs;
  readonly withdrawals: readonly Withdrawal[];
}

/** Group withdrawals by the clock day of their request, in their given order. */
export function byDay(withdrawals: readonly Withdrawal[]): WithdrawalDay[] {
  const days = Map.groupBy(withdrawals, ({ time }) => dayOf(timeOf(time)));
  return [...days].map(([day, ofDay]) => ({ start: startOfDay(day), withdrawals: ofDay }));
}
