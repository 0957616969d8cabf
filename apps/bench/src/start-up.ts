import { type Figures, figuresOf } from './figures.ts';
import { withDataFolder, withServices } from './services.ts';

/** Start of the process to its first answer, in milliseconds. */
export interface StartUp {
  /** On an empty folder, the seed included. */
  readonly first: Figures;
  /** On the folder of an earlier run. */
  readonly again: Figures;
}

async function untilFirstAnswer(folder: string): Promise<number> {
  const begun = performance.now();
  return withServices(folder, async ({ address }) => {
    await (await fetch(`${address}/api/sandbox/clock`)).text();
    return performance.now() - begun;
  });
}

/** Measure how soon the services answer after they were started. */
export async function measureStartUp(runs: number): Promise<StartUp> {
  const first: number[] = [];
  const again: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    await withDataFolder(async (folder) => {
      first.push(await untilFirstAnswer(folder));
      again.push(await untilFirstAnswer(folder));
    });
  }
  return { first: figuresOf(first), again: figuresOf(again) };
}
