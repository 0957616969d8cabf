// `npm run bench`: measures the services, prints and writes docs/benchmarks.md; `npm run bench -- screens`
// measures the screens beside those of others: half an hour, with `--brief` four minutes, with `--quick` two and
// without writing. Close everything else first.
import { writeFile } from 'node:fs/promises';

import { chromium } from 'playwright';

import { ensureBrowser, launchOptions } from '../../../scripts/house/browser.mjs';
import { inRoot } from '../../../scripts/house/places.mjs';
import { startPostgres } from '../../../scripts/house/postgres.mjs';
import { command } from '../../../scripts/house/sentence.mjs';
import { ensureWebBuilt } from '../../../scripts/house/web-build.mjs';
import { type Contender, embeddedContender, postgresContender } from './contenders.ts';
import { describeMachine } from './machine.ts';
import { measureEmbeddedReports, measurePostgresReports } from './money-reports.ts';
import { measurePurchases } from './purchases.ts';
import { type Measured, reportOf } from './report.ts';
import { measureRequests } from './requests.ts';
import { measureRouteBytes } from './route-bytes.ts';
import { benchScreens, writtenScreens } from './screens/main.ts';
import { withDataFolder, withServices } from './services.ts';
import { measureStartUp } from './start-up.ts';
import { measureTransfers } from './transfers.ts';

const RUNS = 5;

/** Give some work a fresh database, and close it afterwards. */
async function using<T>(opened: Promise<Contender>, work: (contender: Contender) => Promise<T>): Promise<T> {
  const contender = await opened;
  try {
    return await work(contender);
  } finally {
    await contender.close();
  }
}

/** Give some work a fresh PostgreSQL server, or tell why there is none. */
async function onPostgres<T>(work: (url: string) => Promise<T>) {
  const postgres = await startPostgres();
  if (typeof postgres === 'string') return { engine: 'PostgreSQL, on a socket', notRun: postgres };
  try {
    return await work(postgres.url);
  } finally {
    postgres.stop();
  }
}

const purchases = (contender: Contender) => measurePurchases(contender, RUNS);
const transfers = (contender: Contender) => measureTransfers(contender, RUNS);

async function benchServices() {
  await ensureBrowser();
  await ensureWebBuilt();
  const browser = await chromium.launch(launchOptions());
  try {
    const startUp = await measureStartUp(RUNS);
    const served = await withDataFolder((folder) =>
      withServices(folder, async ({ address }) => ({
        requests: await measureRequests(address, RUNS),
        routes: await measureRouteBytes(browser, address),
      })),
    );
    const measured: Measured = {
      date: new Date().toISOString().slice(0, 10),
      machine: describeMachine(browser.version()),
      runs: RUNS,
      startUp,
      transfers: [
        await using(embeddedContender(), transfers),
        await onPostgres((url) => using(postgresContender(url), transfers)),
      ],
      purchases: [
        await using(embeddedContender(), purchases),
        await onPostgres((url) => using(postgresContender(url), purchases)),
      ],
      moneyReports: [
        await measureEmbeddedReports(RUNS),
        await onPostgres((url) => measurePostgresReports(url, RUNS)),
      ],
      ...served,
    };
    const report = reportOf(measured);
    console.log(report);
    const screens = await writtenScreens();
    await writeFile(inRoot('docs/benchmarks.md'), screens === '' ? report : `${report}\n${screens}`);
  } finally {
    await browser.close();
  }
}

const [what, extent] = process.argv.slice(2);
const extentOf = { '--quick': 'quick', '--brief': 'brief' } as const;
await command(() =>
  what === 'screens'
    ? benchScreens(extent === '--quick' || extent === '--brief' ? extentOf[extent] : 'full')
    : benchServices(),
);
