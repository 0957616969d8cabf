import { chromium } from 'playwright';

import { ensureBrowser, launchOptions } from '../../../../scripts/browser/browser.mjs';
import { installPackages } from '../../../../scripts/install/install.mjs';
import { figuresOf, inTurn, judged, ratioOf, show, tableOf } from '../figures.ts';
import { describeRun, untilQuiet, versionOf } from '../machine.ts';
import { buildPage, CONTENDERS_FOLDER, serveContenders } from './build.ts';
import { measureScreen, type ScreenRun } from './measure.ts';

/** The contenders of each screen: files of contenders/src, the floor first. */
const CONTENDERS = {
  products: ['floor', 'paydirt', 'antd-mobile'],
  records: ['floor', 'paydirt', 'react-virtua'],
} as const;

interface Contender {
  readonly screen: keyof typeof CONTENDERS;
  readonly file: string;
  readonly runs: ScreenRun[];
}

type Column = readonly [of: keyof ScreenRun, title: string, unit: string, digits?: number];

const COLUMNS: Readonly<Record<Contender['screen'], readonly Column[]>> = {
  products: [
    ['painted', 'painted', 'ms'],
    ['tick', 'main thread at rest', 'ms/s', 1],
    ['commits', 'commits of React in 4 s, ours 0', ''],
    ['heap', 'heap, ours ≤ 4', 'MB', 1],
  ],
  records: [
    ['painted', 'painted', 'ms'],
    ['dropped', 'frames dropped', '%', 1],
    ['blank', 'blank', '%', 1],
  ],
};

/**
 * Measure the screens side by side: built for production, on a phone's screen, with the processor slowed to a
 * quarter.
 */
export async function benchScreens(quick: boolean): Promise<string> {
  await ensureBrowser();
  await installPackages(CONTENDERS_FOLDER, '--ignore-scripts', '--no-audit', '--no-fund');
  const contenders: Contender[] = Object.entries(CONTENDERS).flatMap(([screen, files]) =>
    files.map((file) => ({ screen: screen as Contender['screen'], file, runs: [] })),
  );
  for (const { screen, file } of contenders) await buildPage(screen, file);
  const { server, address } = await serveContenders();
  const browser = await chromium.launch(launchOptions());
  const repetitions = quick ? 1 : 3;
  try {
    await inTurn(contenders, repetitions, async ({ screen, file, runs }) => {
      await untilQuiet(quick ? 0 : 30_000);
      runs.push(await measureScreen(browser, `${address}/${screen}/${file}/`, screen, quick ? 6000 : 62_000));
      console.log(`${screen}, ${file}: painted after ${runs.at(-1)?.painted.toFixed(0)} ms`);
    });
    const peers = ['virtua', 'antd-mobile'].map((name) => versionOf(name, CONTENDERS_FOLDER));
    return reportOf(contenders, repetitions, [`Chromium ${browser.version()}`, ...peers]);
  } finally {
    await browser.close();
    await server.close();
  }
}

function reportOf(contenders: readonly Contender[], repetitions: number, versions: readonly string[]) {
  const runs = (screen: Contender['screen'], file: string, of: keyof ScreenRun) =>
    (contenders.find((one) => one.screen === screen && one.file === file)?.runs ?? []).map(
      (run) => run[of] ?? Number.NaN,
    );
  const ratio = (screen: Contender['screen'], of: keyof ScreenRun, to: string) =>
    ratioOf(runs(screen, 'paydirt', of), runs(screen, to, of));
  const table = (screen: Contender['screen']) =>
    tableOf([
      ['', ...COLUMNS[screen].map(([, title]) => title)],
      ...CONTENDERS[screen].map((file) => [
        file,
        ...COLUMNS[screen].map(([of, , unit, digits]) =>
          show(figuresOf(runs(screen, file, of)), unit, digits),
        ),
      ]),
    ]);
  return `\`npm run bench -- screens\`. Chromium on a phone's screen of 390 × 844, the processor held to a quarter; in turn, ${repetitions} times, median and range; the floor is the same screen in hand-written DOM, windowed. ${describeRun(versions)}

### A: 1,000 products, each with a live countdown

${table('products')}

${tableOf([
  ['ours', 'ratio and budget'],
  ['painted, of the floor', judged(ratio('products', 'painted', 'floor'), { most: 1.5 })],
  ['painted, of antd-mobile', judged(ratio('products', 'painted', 'antd-mobile'), { most: 0.17 })],
  ['main thread at rest, of the floor', judged(ratio('products', 'tick', 'floor'), { most: 1.2 })],
])}

### B: 10,000 records, scrolled at 12,000 px/s

React + virtua virtualizes the same rows. \`blank\`: share of sampled points without content, no more than that of the floor.

${table('records')}

${tableOf([
  ['ours', 'ratio and budget'],
  ['painted, of the floor', judged(ratio('records', 'painted', 'floor'), { most: 2.2 })],
  ['frames dropped, of React + virtua', judged(ratio('records', 'dropped', 'react-virtua'), { most: 0.1 })],
])}
`;
}
