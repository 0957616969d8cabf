import { productList } from '@paydirt/contract/goods/products';
import { ledgerCheck } from '@paydirt/contract/sandbox/world';
import { moneyReport } from '@paydirt/contract/wallet/money';
import { withdrawConfig } from '@paydirt/contract/wallet/withdrawal';

import { useCall } from '../../../platform/data/use-call.ts';

/** Read the machines, with their leased units and the ends of timed sales. */
export const useMachines = () => useCall(productList, { kind: 'machine', pageNum: 1, pageSize: 20 });

/** Read the money report of the last days. */
export const useReport = () => useCall(moneyReport, {});

/** Read the terms of withdrawals, fee included. */
export const useWithdrawalTerms = () => useCall(withdrawConfig, {});

/** Read the sum of the whole ledger. */
export const useLedgerSum = () => useCall(ledgerCheck, {});
