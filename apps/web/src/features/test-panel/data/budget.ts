import { budget, fillBudget, spendBudget } from '@paydirt/contract/sandbox/budget';

import { useCall } from '../../../platform/data/use-call.ts';
import type { OnSettledElsewhere } from '../../../platform/intents/settled-elsewhere.ts';
import { useMoneyCall } from '../../../platform/intents/use-money-call.ts';

/** Read the promotion budget, and the sums that could fill it. */
export const useBudget = () => useCall(budget, {});

/** Get what fills the budget ready. */
export const useFillBudget = (onSettledElsewhere: OnSettledElsewhere) =>
  useMoneyCall(fillBudget, 'budget:fill', onSettledElsewhere);

/** Get what spends the budget ready. */
export const useSpendBudget = (onSettledElsewhere: OnSettledElsewhere) =>
  useMoneyCall(spendBudget, 'budget:spend', onSettledElsewhere);
