import { productList } from '@paydirt/contract/calls/goods';
import { moneyReport } from '@paydirt/contract/calls/money';
import { ledgerCheck } from '@paydirt/contract/calls/sandbox';
import { withdrawConfig } from '@paydirt/contract/calls/withdrawal';

import { useCall } from '../../../platform/data/use-call.ts';

/** The machines, for how many of each are leased and which sale ends when. */
export const useMachines = () => useCall(productList, { kind: 'machine', pageNum: 1, pageSize: 20 });

/** Show the money report of the last days. */
export const useReport = () => useCall(moneyReport, {});

/** Show the terms of withdrawals, fee included. */
export const useWithdrawalTerms = () => useCall(withdrawConfig, {});

/** The sum of the whole ledger. */
export const useLedgerSum = () => useCall(ledgerCheck, {});
