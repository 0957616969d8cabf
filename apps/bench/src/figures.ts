/** Several runs of one measurement. */
export interface Figures {
  readonly median: number;
  readonly lowest: number;
  readonly highest: number;
}

/** Sum up runs by their median and range, without those that brought no figure (NaN); NaN where none did. */
export function figuresOf(runs: readonly number[]): Figures {
  const sorted = runs.filter((run) => !Number.isNaN(run)).toSorted((a, b) => a - b);
  return {
    median: sorted[Math.floor(sorted.length / 2)] ?? Number.NaN,
    lowest: sorted[0] ?? Number.NaN,
    highest: sorted.at(-1) ?? Number.NaN,
  };
}

/** Sum up the ratios of two measurements, run by run. */
export function ratioOf(runs: readonly number[], to: readonly number[]): Figures {
  return figuresOf(runs.map((value, run) => value / (to[run] ?? Number.NaN)));
}

/** Write figures for a table: "340 ms (310–400)". */
export function show({ median, lowest, highest }: Figures, unit: string, digits = 0): string {
  if (Number.isNaN(median)) return 'not measured';
  const text = (value: number) => value.toFixed(digits);
  return `${text(median)} ${unit} (${text(lowest)}–${text(highest)})`;
}

/** Write a ratio with its budget, and whether it was kept, by the displayed value. */
export function judged(
  ratio: Figures,
  budget: { readonly most: number } | { readonly least: number },
): string {
  const value = Number(ratio.median.toFixed(2));
  const kept = 'most' in budget ? value <= budget.most : value >= budget.least;
  const limit = 'most' in budget ? `≤ ${budget.most}` : `≥ ${budget.least}`;
  return `${show(ratio, '×', 2)}, ${limit}: ${kept ? 'kept' : 'missed'}`;
}

/** Write a table, its first row the titles. */
export function tableOf(rows: readonly (readonly string[])[]): string {
  const [titles = [], ...others] = rows;
  return [titles, titles.map((_, at) => (at === 0 ? '---' : '---:')), ...others]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

/**
 * Run several workloads repeatedly. They take turns, in reverse order every other time, so that a busy moment
 * affects all alike.
 *
 * @param runs How often; each work is told which time it is, from 0.
 */
export async function inTurn<T>(
  works: readonly T[],
  runs: number,
  work: (one: T, run: number) => Promise<unknown>,
): Promise<void> {
  for (let run = 0; run < runs; run += 1)
    for (const one of run % 2 === 0 ? works : works.toReversed()) await work(one, run);
}

/** Measure how often per second each of some works can be done, one after the other; the first run only warms up. */
export async function ratesOf<Name extends string>(
  works: Readonly<Record<Name, () => Promise<unknown>>>,
  { runs, perRun }: { readonly runs: number; readonly perRun: number },
): Promise<Record<Name, number[]>> {
  const names = Object.keys(works) as Name[];
  const rates = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  await inTurn(names, runs + 1, async (name, run) => {
    const begun = performance.now();
    for (let i = 0; i < perRun; i += 1) await works[name]();
    if (run > 0) rates[name].push((perRun * 1000) / (performance.now() - begun));
  });
  return rates;
}
