import { orderDetail, orderList, orderRevenue } from '@paydirt/contract/calls/goods';
import { incomeSummary, takeout } from '@paydirt/contract/calls/income';
import { balance, recordDetail, records } from '@paydirt/contract/calls/wallet';

import { useCall } from '../../../platform/data/use-call.ts';
import { useSend } from '../../../platform/data/use-send.ts';

/** Show income to receive, on its way, and by day. */
export const useIncomeSummary = () => useCall(incomeSummary, {});

/** Receive all income that waits. */
export const useTakeout = () =>
  useSend(takeout, {
    refreshes: [incomeSummary, balance, records, recordDetail, orderList, orderDetail, orderRevenue],
  });
