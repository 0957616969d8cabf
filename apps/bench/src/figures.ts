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

/** Sum up the ratios of two measurements, run by run. */
export function ratioOf(runs: readonly number[], to: readonly number[]): Figures {
  return figuresOf(runs.map((rate, run) => rate / (to[run] ?? Number.NaN)));
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

/**
 * Measure how often per second each of some works can be done, one after the other. They take turns, in the opposite
 * order each other time, so that a busy moment hits all alike; a first run of each only warms up.
 */
export async function ratesOf<Name extends string>(
  works: Readonly<Record<Name, () => Promise<unknown>>>,
  { runs, perRun }: { readonly runs: number; readonly perRun: number },
): Promise<Record<Name, number[]>> {
  const names = Object.keys(works) as Name[];
  const rates = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  for (let run = -1; run < runs; run += 1) {
    for (const name of run % 2 === 0 ? names : names.toReversed()) {
      const begun = performance.now();
      for (let i = 0; i < perRun; i += 1) await works[name]();
      if (run >= 0) rates[name].push((perRun * 1000) / (performance.now() - begun));
    }
  }
  return rates;
}
