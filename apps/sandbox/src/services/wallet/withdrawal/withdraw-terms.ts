import {
  type CashTerms,
  cashWithdrawStatus,
  type WithdrawalTerms,
  withdrawConfig,
} from '@paydirt/contract/wallet/withdrawal';
import {
  areBanksOpen,
  bankHoursFrom,
  CONSTANTS,
  convertFromUsdt,
  type EpochMs,
  MINUTE_MS,
  ok,
  toDecimal,
  toIso,
  type WithdrawalChannel,
  withdrawalTimes,
  writeRate,
} from '@paydirt/domain';

import { implement } from '../../../operation/operation.ts';
import { rateAt } from '../../exchange/rates.ts';

/** Currency in which banks pay. */
export const PAYOUT_CURRENCY = 'NGN';

function termsOf(channel: WithdrawalChannel, now: EpochMs): WithdrawalTerms {
  const { processingAt, arrivesAt, waitsForMonday } = withdrawalTimes(channel, now);
  return {
    minimum: toDecimal(CONSTANTS.WITHDRAWAL_MINIMUM),
    feePermille: CONSTANTS.WITHDRAWAL_FEE_PERMILLE,
    cancelMinutes: CONSTANTS.WITHDRAWAL_CANCEL_MS / MINUTE_MS,
    processingAt: toIso(processingAt),
    arrivesAt: toIso(arrivesAt),
    waitsForMonday,
  };
}

function wholeHour(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}

function cashTerms(now: EpochMs): CashTerms {
  const { rate } = rateAt(PAYOUT_CURRENCY, now);
  return {
    ...termsOf('cash', now),
    currency: PAYOUT_CURRENCY,
    rate: writeRate(rate),
    localMinimum: toDecimal(convertFromUsdt(CONSTANTS.WITHDRAWAL_MINIMUM, rate, PAYOUT_CURRENCY)),
    opens: wholeHour(CONSTANTS.BANK_OPENS_HOUR),
    closes: wholeHour(CONSTANTS.BANK_CLOSES_HOUR),
    open: areBanksOpen(now),
    opensAt: toIso(bankHoursFrom(now)),
  };
}

/** Terms of a withdrawal to a bank: hours, minimum, fee, rate, whether banks work now. */
export const cashWithdrawStatusOperation = implement(cashWithdrawStatus, async ({ now }) =>
  ok({ data: cashTerms(now) }),
);

/** Cost and arrival time of a withdrawal that is requested now, for both channels (H8). */
export const withdrawConfigOperation = implement(withdrawConfig, async ({ now }) =>
  ok({ data: { usdt: termsOf('usdt', now), cash: cashTerms(now) } }),
);
