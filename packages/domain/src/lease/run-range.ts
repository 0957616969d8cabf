import { compare, isNegative, type Money } from '../money/money.ts';

/** Results of runs: the lowest, the median and the highest, and how many are losses. */
export interface RunRange {
  readonly worst: Money;
  /** With an even number of runs, the lower of the two in the middle. */
  readonly median: Money;
  readonly best: Money;
  /** Number of runs below zero. */
  readonly losses: number;
}

/** Summarize runs. Throws without a run. */
export function rangeOf(runs: readonly Money[]): RunRange {
  const sorted = runs.toSorted(compare);
  const [worst, median, best] = [sorted[0], sorted[Math.floor((sorted.length - 1) / 2)], sorted.at(-1)];
  if (!worst || !median || !best) throw new RangeError('domain: no runs have no range');
  return { worst, median, best, losses: sorted.filter(isNegative).length };
}
