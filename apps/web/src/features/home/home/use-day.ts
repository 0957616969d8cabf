import type { Balance } from '@paydirt/contract/wallet/balance';
import type { IncomeSummary } from '@paydirt/contract/wallet/income';

import type { View } from '../../../platform/data/view.ts';
import { useBalance, useIncomeSummary } from '../../wallet/index.ts';
import { type FirstStep, nextStep } from './home-figures.ts';

/** Data that the home screen begins with. */
export interface Day {
  readonly balance: View<Balance>;
  readonly income: View<IncomeSummary>;
  /** The next of the first steps; null where there is none. */
  readonly next: FirstStep | null;
}

/**
 * Get the data of the top of home; null until both answers are here, even as failures. They decide the layout, so
 * it is drawn in one go and nothing moves.
 */
export function useDay(): Day | null {
  const balance = useBalance();
  const income = useIncomeSummary();
  if (balance.status === 'loading' || income.status === 'loading') return null;
  const known = balance.status === 'ready' && income.status === 'ready';
  return { balance, income, next: known ? nextStep(income.value, balance.value.available) : null };
}
