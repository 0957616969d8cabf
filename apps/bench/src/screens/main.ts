import { chromium } from 'playwright';

import { ensureBrowser, launchOptions } from '../../../../scripts/browser/browser.mjs';
import { describeMachine, watchLoad } from '../machine.ts';
import { SCREENS, writePart } from '../page.ts';
import { contenderVersion } from './build.ts';
import { screensReport } from './report.ts';
import { measureScreens } from './run.ts';

const PEERS = ['virtua', 'antd-mobile'];

/** Extents of a run: `quick` looks at a change, the others fill the page; `brief` scrolls no list to its end and measures once. */
const EXTENTS = {
  full: { repetitions: 3, scrollLimitMs: 62_000, quietWaitMs: 30_000 },
  brief: { repetitions: 1, scrollLimitMs: 6000, quietWaitMs: 3000 },
  quick: { repetitions: 1, scrollLimitMs: 6000, quietWaitMs: 0 },
};

/** Measure the screens side by side, print the tables and write them into docs/benchmarks.md. */
export async function benchScreens(extentName: keyof typeof EXTENTS): Promise<void> {
  await ensureBrowser();
  const extent = EXTENTS[extentName];
  const load = watchLoad();
  const browser = await chromium.launch(launchOptions());
  try {
    const results = await measureScreens(browser, extent);
    const report = screensReport(results, {
      date: new Date().toISOString().slice(0, 10),
      machine: [
        ...describeMachine(browser.version()),
        ...PEERS.map((name) => `${name} ${contenderVersion(name)}`),
      ],
      load: load.figures(),
      ...extent,
    });
    console.log(report);
    if (extentName !== 'quick') await writePart(SCREENS, report);
  } finally {
    load.stop();
    await browser.close();
  }
}
