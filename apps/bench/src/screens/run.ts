import type { Browser } from 'playwright';

import { figuresOf, type Figures } from '../figures.ts';
import { untilQuiet } from '../machine.ts';
import { buildPage, type PageBytes, prepareContenders, servePages } from './build.ts';
import { CONTENDERS, type ContenderFile, type ScreenName, SCREENS } from './contenders.ts';
import { measureScreen, type ScreenRun } from './measure.ts';

/** All runs of one contender on one screen. */
export interface ScreenResult {
  readonly contender: ContenderFile;
  readonly bytes: PageBytes;
  readonly runs: readonly ScreenRun[];
  readonly failures: number;
}

export type ScreenResults = Readonly<Record<ScreenName, readonly ScreenResult[]>>;

interface RunOptions {
  readonly repetitions: number;
  /** Limit of one scroll: 10,000 rows take 58 s at the speed of the measurement. */
  readonly scrollLimitMs: number;
  /** Longest wait for a quiet machine before a run; the load is told with the results all the same. */
  readonly quietWaitMs: number;
}

/** Measure every contender on every screen, in turn, in the opposite order each other time. */
export async function measureScreens(browser: Browser, options: RunOptions): Promise<ScreenResults> {
  await prepareContenders();
  const { server, addressOf } = await servePages();
  try {
    const all: [ScreenName, ScreenResult[]][] = [];
    for (const screen of SCREENS) {
      const bytes = new Map<ContenderFile, PageBytes>();
      for (const { file } of CONTENDERS) bytes.set(file, await buildPage(screen, file));
      const runs = new Map<ContenderFile, ScreenRun[]>(CONTENDERS.map(({ file }) => [file, []]));
      const failures = new Map<ContenderFile, number>();
      for (let repetition = 0; repetition < options.repetitions; repetition += 1) {
        const order = CONTENDERS.map(({ file }) => file);
        for (const file of repetition % 2 === 0 ? order : order.toReversed()) {
          await untilQuiet(options.quietWaitMs);
          try {
            const run = await measureScreen(browser, addressOf(screen, file), screen, options);
            runs.get(file)?.push(run);
            console.log(`${screen}, ${file}: painted after ${run.painted.toFixed(0)} ms`);
          } catch (error) {
            // A contender that never shows its lines is a result, not the end of the measurement.
            failures.set(file, (failures.get(file) ?? 0) + 1);
            console.log(
              `${screen}, ${file}: ${error instanceof Error ? error.message.split('\n')[0] : 'failed'}`,
            );
          }
        }
      }
      all.push([
        screen,
        CONTENDERS.map(({ file }) => ({
          contender: file,
          bytes: bytes.get(file) ?? { script: 0, style: 0 },
          runs: runs.get(file) ?? [],
          failures: failures.get(file) ?? 0,
        })),
      ]);
    }
    return Object.fromEntries(all) as Record<ScreenName, ScreenResult[]>;
  } finally {
    await server.close();
  }
}

/** Sum a figure of all runs up. */
export function figureOf(runs: readonly ScreenRun[], of: (run: ScreenRun) => number): Figures | null {
  return runs.length === 0 ? null : figuresOf(runs.map(of));
}
