// Measures how a parser's time grows with its input, for the tests of parsers of foreign text.

/**
 * Processor time of this process, in microseconds. A clock would also count the time that other processes take in
 * between, which on a busy machine is most of a long run and none of a short one. Linux counts the time of a single
 * thread in steps of a few milliseconds only (`RUSAGE_THREAD`), in which a short run would take none.
 */
declare const process: { cpuUsage(): { readonly user: number; readonly system: number } };

/** Ratio of the larger input to the smaller one. */
const TIMES = 16;
/** Repetitions. Collected garbage only adds to the time: the shortest of several runs is the work itself. */
const RUNS = 100;
/** Growth up to which no further run is needed; it includes a margin for other load. */
const ENOUGH = 2 * TIMES;
/** If growth is still above this after the runs that a busy machine may distort, further runs do not help. */
const HOPELESS = (TIMES * TIMES) / 2;
const FEW_RUNS = 60;
/** Shortest time that can be measured; anything shorter counts as this. */
const MEASURABLE_MS = 0.05;

/** Growth below this is linear on any machine: quadratic work would be at 256. */
export const LINEAR_BELOW = 96;

function usedMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

async function timed(work: () => unknown): Promise<number> {
  const begunAt = usedMs();
  await work();
  return usedMs() - begunAt;
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

/** Create texts of any number of UTF-16 units by repeating one piece. */
export function repeated(piece: string): (size: number) => string {
  return (size) => piece.repeat(Math.ceil(size / Math.max(piece.length, 1)));
}
