import { readFile, writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';

import { chromium } from 'playwright';

import { ensureBrowser, launchOptions } from '../../../../scripts/browser/browser.mjs';
import { inRoot } from '../../../../scripts/process/paths.mjs';
import { figuresOf } from '../figures.ts';
import { describeMachine } from '../machine.ts';
import { contenderVersion } from './build.ts';
import { screensReport } from './report.ts';
import { measureScreens } from './run.ts';

const PAGE = inRoot('docs/benchmarks.md');
const HEADING = '## Screens beside those of others';
const PEERS = ['virtua', 'antd-mobile', 'vant', 'vue', '@ionic/react'];

/** How much is measured: `quick` looks at a change, the others fill the page; `brief` scrolls no list to its end and measures once. */
const EXTENTS = {
  full: { repetitions: 3, scrollLimitMs: 62_000, quietWaitMs: 30_000 },
  brief: { repetitions: 1, scrollLimitMs: 6000, quietWaitMs: 3000 },
  quick: { repetitions: 1, scrollLimitMs: 6000, quietWaitMs: 0 },
};

/** Measure the screens side by side, print the tables and write them into docs/benchmarks.md. */
export async function benchScreens(extentName: keyof typeof EXTENTS): Promise<void> {
  await ensureBrowser();
  const extent = EXTENTS[extentName];
  const loads: number[] = [];
  const watch = setInterval(() => loads.push(loadavg()[0] ?? 0), 5000);
  const browser = await chromium.launch(launchOptions());
  try {
    const results = await measureScreens(browser, extent);
    const report = screensReport(results, {
      date: new Date().toISOString().slice(0, 10),
      machine: [
        ...describeMachine(browser.version()),
        ...PEERS.map((name) => `${name} ${contenderVersion(name)}`),
      ],
      load: figuresOf([...loads, loadavg()[0] ?? 0]),
      ...extent,
    });
    console.log(report);
    if (extentName !== 'quick') await writeScreens(report);
  } finally {
    clearInterval(watch);
    await browser.close();
  }
}

/** What the page says of the screens, to be kept when the rest is measured again; empty where it says nothing. */
export async function writtenScreens(): Promise<string> {
  const page = await readFile(PAGE, 'utf8').catch(() => '');
  const from = page.indexOf(HEADING);
  return from < 0 ? '' : page.slice(from);
}

async function writeScreens(report: string) {
  const page = await readFile(PAGE, 'utf8').catch(() => '# Benchmarks\n');
  const from = page.indexOf(HEADING);
  const others = from < 0 ? page : page.slice(0, from);
  await writeFile(PAGE, `${others.trimEnd()}\n\n${report}`);
}
