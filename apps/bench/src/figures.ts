/** Several runs of one measurement. */
export interface Figures {
  readonly median: number;
  readonly lowest: number;
  readonly highest: number;
}

/** Sum up runs by their median and range; there must be at least one. */
export function figuresOf(runs: readonly number[]): Figures {
  const sorted = runs.toSorted((a, b) => a - b);
  const [lowest] = sorted;
  const median = sorted[Math.floor(sorted.length / 2)];
  const highest = sorted.at(-1);
  if (lowest === undefined || median === undefined || highest === undefined)
    throw new Error('bench: nothing was run');
  return { median, lowest, highest };
}

/** Write figures for a table: "340 ms (310–400)". */
export function show({ median, lowest, highest }: Figures, unit: string, digits = 0): string {
  const text = (value: number) => value.toFixed(digits);
  return `${text(median)} ${unit} (${text(lowest)}–${text(highest)})`;
}

/** Write one row of a table. */
export function rowOf(cells: readonly (string | number)[]): string {
  return `| ${cells.join(' | ')} |`;
}

/** Milliseconds that some work takes. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}
