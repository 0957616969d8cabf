import { budget, fillBudget, spendBudget } from '@paydirt/contract/calls/budget';

import { useCall } from '../../../platform/data/use-call.ts';
import { useSend } from '../../../platform/data/use-send.ts';

/** Show what the promotion budget holds, and what could fill it. */
export const useBudget = () => useCall(budget, {}, { offline: false });

/** Get what fills the budget ready. */
export const useFillBudget = () => useSend(fillBudget);

/** Get what spends the budget ready. */
export const useSpendBudget = () => useSend(spendBudget);
