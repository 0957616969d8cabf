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
  readonly runs: ScreenRun[];
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
      const results: ScreenResult[] = [];
      for (const { file } of CONTENDERS)
        results.push({ contender: file, bytes: await buildPage(screen, file), runs: [] });
      for (let repetition = 0; repetition < options.repetitions; repetition += 1) {
        for (const { contender, runs } of repetition % 2 === 0 ? results : results.toReversed()) {
          await untilQuiet(options.quietWaitMs);
          try {
            const run = await measureScreen(browser, addressOf(screen, contender), screen, options);
            runs.push(run);
            console.log(`${screen}, ${contender}: painted after ${run.painted.toFixed(0)} ms`);
          } catch (error) {
            // A contender that never shows its lines is a result, not the end of the measurement.
            const reason = error instanceof Error ? error.message.split('\n')[0] : 'failed';
            console.log(`${screen}, ${contender}: ${reason}`);
          }
        }
      }
      all.push([screen, results]);
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
