import type { ResultOf } from '../call.ts';
import { type Example, exampleOf } from '../example.ts';
import {
  cancelWithdrawal,
  type CashTerms,
  cashWithdrawStatus,
  createWithdrawal,
  failNextWithdrawal,
  type Withdrawal,
  withdrawalDetail,
  withdrawals,
  withdrawConfig,
} from './withdrawal.ts';

/** A withdrawal to an address, requested a minute ago on a Wednesday. */
export function aWithdrawal(changes: Partial<Withdrawal> = {}): Withdrawal {
  return {
    id: 'wdr_1',
    code: 'PD-4H8Q2MZC',
    channel: 'usdt',
    amount: '120.00',
    fee: '6.00',
    net: '114.00',
    currency: 'USDT',
    payout: null,
    status: 'pending',
    destination: { id: 'adr_1', name: 'My wallet', chain: 'BEP20', account: 'test1succeedslater7' },
    time: '2026-11-18T14:04:00.000Z',
    processingAt: '2026-11-18T14:14:00.000Z',
    arrivesAt: '2026-11-18T15:04:00.000Z',
    waitsForMonday: false,
    cancellable: true,
    finishedAt: null,
    failure: null,
    reason: null,
    recordId: 'rec_41',
    returnRecordId: null,
    ...changes,
  };
}

/** A withdrawal to a bank that did not know the account, with the money returned. */
export function aFailedWithdrawal(changes: Partial<Withdrawal> = {}): Withdrawal {
  return aWithdrawal({
    id: 'wdr_2',
    code: 'PD-9K1T5RWX',
    channel: 'cash',
    amount: '40.00',
    fee: '2.00',
    net: '38.00',
    payout: { currency: 'NGN', rate: '1580.00', amount: '60040.00' },
    status: 'failed',
    destination: { id: 'bnk_1', name: 'Nugget & Pan Test Bank', chain: null, account: '0004' },
    time: '2026-11-17T10:00:00.000Z',
    processingAt: '2026-11-17T10:10:00.000Z',
    arrivesAt: '2026-11-17T14:10:00.000Z',
    cancellable: false,
    finishedAt: '2026-11-17T14:10:00.000Z',
    failure: 'wrong_bank_data',
    reason: 'The bank doesn’t recognize this account.',
    returnRecordId: 'rec_40',
    ...changes,
  });
}

/** One withdrawal of each status, newest first. */
export function someWithdrawals(): Withdrawal[] {
  return [
    aWithdrawal(),
    aWithdrawal({
      id: 'wdr_3',
      code: 'PD-2B7N6YDE',
      amount: '25.00',
      fee: '1.25',
      net: '23.75',
      status: 'processing',
      cancellable: false,
      time: '2026-11-18T13:40:00.000Z',
      processingAt: '2026-11-18T13:50:00.000Z',
      arrivesAt: '2026-11-18T14:40:00.000Z',
    }),
    aFailedWithdrawal(),
    aWithdrawal({
      id: 'wdr_4',
      code: 'PD-6F3J8SPG',
      amount: '10.00',
      fee: '0.50',
      net: '9.50',
      status: 'cancelled',
      cancellable: false,
      time: '2026-11-16T09:00:00.000Z',
      processingAt: '2026-11-16T09:10:00.000Z',
      arrivesAt: '2026-11-16T10:00:00.000Z',
      finishedAt: '2026-11-16T09:04:00.000Z',
      returnRecordId: 'rec_38',
    }),
    aWithdrawal({
      id: 'wdr_5',
      code: 'PD-3C9V1LQA',
      status: 'succeeded',
      cancellable: false,
      waitsForMonday: true,
      time: '2026-11-14T18:20:00.000Z',
      processingAt: '2026-11-16T00:00:00.000Z',
      arrivesAt: '2026-11-16T00:50:00.000Z',
      finishedAt: '2026-11-16T00:50:00.000Z',
    }),
  ];
}

/** Terms of a withdrawal to a bank on a Wednesday afternoon. */
export function aCashStatus(changes: Partial<CashTerms> = {}): CashTerms {
  return {
    minimum: '1.00',
    feePermille: 50,
    cancelMinutes: 10,
    processingAt: '2026-11-18T14:15:00.000Z',
    arrivesAt: '2026-11-19T09:00:00.000Z',
    waitsForMonday: false,
    currency: 'NGN',
    rate: '1580.00',
    localMinimum: '1580.00',
    opens: '09:00',
    closes: '18:00',
    open: true,
    opensAt: '2026-11-18T14:05:00.000Z',
    ...changes,
  };
}

/** Terms of both withdrawal channels on a Wednesday afternoon. */
export function aWithdrawConfig(
  changes: Partial<ResultOf<typeof withdrawConfig>> = {},
): ResultOf<typeof withdrawConfig> {
  return {
    usdt: {
      minimum: '1.00',
      feePermille: 50,
      cancelMinutes: 10,
      processingAt: '2026-11-18T14:15:00.000Z',
      arrivesAt: '2026-11-18T15:05:00.000Z',
      waitsForMonday: false,
    },
    cash: aCashStatus(),
    ...changes,
  };
}

export function examples(): Example[] {
  return [
    exampleOf(cashWithdrawStatus, {}, aCashStatus()),
    exampleOf(withdrawConfig, {}, aWithdrawConfig()),
    exampleOf(createWithdrawal, { channel: 'usdt', amount: '120', addressId: 'adr_1' }, aWithdrawal()),
    exampleOf(withdrawals, {}, { total: 5, list: someWithdrawals() }),
    exampleOf(withdrawalDetail, { id: 'wdr_1' }, aWithdrawal()),
    exampleOf(cancelWithdrawal, { id: 'wdr_1' }, aWithdrawal({ status: 'cancelled', cancellable: false })),
    exampleOf(failNextWithdrawal, { phone: '+2348012345678', reason: 'The test panel asked for it.' }, null),
  ];
}
