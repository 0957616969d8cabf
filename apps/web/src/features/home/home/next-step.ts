import { useBalance, useIncomeSummary } from '../../wallet/index.ts';
import { type FirstStep, nextStep } from './home-figures.ts';

/** Get the next of the first steps; null where there is none, and while it is not known. */
export function useNextStep(): FirstStep | null {
  const summary = useIncomeSummary();
  const balance = useBalance();
  if (summary.status !== 'ready' || balance.status !== 'ready') return null;
  return nextStep(summary.value, balance.value.available);
}

/** Tell if home shows steps. */
export function useHasSteps(): boolean {
  return useNextStep() !== null;
}
