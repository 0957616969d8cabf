// Measures how a parser's time grows with its input, for the tests of parsers of foreign text.

/** The clock available in every engine. */
declare const performance: { now(): number };

/** Ratio of the larger input to the smaller one. */
const TIMES = 16;
/** Repeated, because other load only adds to the time: the least of several runs is the work itself. */
const RUNS = 100;
/** A margin for other load, within which no further run is needed. */
const ENOUGH = 2 * TIMES;
/** If it is still this far above after the runs that a busy machine may distort, further runs do not help. */
const HOPELESS = (TIMES * TIMES) / 2;
const FEW_RUNS = 60;
/** Least time that can be measured; anything shorter counts as this. */
const MEASURABLE_MS = 0.05;

/** Growth that stays below this is linear on any machine: work that grows as the square does would be at 256. */
export const LINEAR_BELOW = 96;

async function timed(work: () => unknown): Promise<number> {
  const begunAt = performance.now();
  await work();
  return performance.now() - begunAt;
}

/** Measure how many times longer work takes with sixteen times as much to read. */
export async function growthOf<T>(
  work: (input: T) => unknown,
  make: (size: number) => T,
  size = 2048,
): Promise<number> {
  const few = make(size);
  const many = make(size * TIMES);
  let short = Number.POSITIVE_INFINITY;
  let long = Number.POSITIVE_INFINITY;
  const growth = () => long / Math.max(short, MEASURABLE_MS);
  for (let run = 0; run < RUNS; run += 1) {
    short = Math.min(short, await timed(() => work(few)));
    long = Math.min(long, await timed(() => work(many)));
    if (growth() < ENOUGH || (run >= FEW_RUNS && growth() > HOPELESS)) break;
  }
  return growth();
}

/** Make texts of any number of UTF-16 units by repeating one piece. */
export function repeated(piece: string): (size: number) => string {
  return (size) => piece.repeat(Math.ceil(size / Math.max(piece.length, 1)));
}
