import { compare, isNegative, type Money } from '../money/money.ts';

/** Where runs end: the least, the middle and the most of them, and how many are losses. */
export interface RunRange {
  readonly worst: Money;
  /** The lower of the two in the middle, where their number is even. */
  readonly median: Money;
  readonly best: Money;
  /** Number of runs below zero. */
  readonly losses: number;
}

/** Sum runs up. Throws without a run. */
export function rangeOf(runs: readonly Money[]): RunRange {
  const sorted = runs.toSorted(compare);
  const [worst, median, best] = [sorted[0], sorted[Math.floor((sorted.length - 1) / 2)], sorted.at(-1)];
  if (!worst || !median || !best) throw new RangeError('domain: no runs have no range');
  return { worst, median, best, losses: sorted.filter(isNegative).length };
}
