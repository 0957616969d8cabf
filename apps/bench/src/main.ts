// `npm run bench`: measures the services, prints and writes docs/benchmarks.md; `npm run bench -- screens`
// measures the screens beside those of others, with `--quick` without writing. Close everything else first.
import { writeFile } from 'node:fs/promises';

import { chromium } from 'playwright';

import { ensureBrowser, launchOptions } from '../../../scripts/house/browser.mjs';
import { inRoot } from '../../../scripts/house/places.mjs';
import { startPostgres } from '../../../scripts/house/postgres.mjs';
import { command } from '../../../scripts/house/sentence.mjs';
import { ensureWebBuilt } from '../../../scripts/house/web-build.mjs';
import { describeMachine } from './machine.ts';
import { embeddedContender, measurePurchases, postgresContender } from './purchases.ts';
import { type Measured, reportOf } from './report.ts';
import { measureRequests } from './requests.ts';
import { measureRouteBytes } from './route-bytes.ts';
import { benchScreens, writtenScreens } from './screens/main.ts';
import { withDataFolder, withServices } from './services.ts';
import { measureStartUp } from './start-up.ts';

const RUNS = 5;

async function purchasesOnEmbedded() {
  const contender = await embeddedContender();
  try {
    return await measurePurchases(contender, RUNS);
  } finally {
    await contender.close();
  }
}

async function purchasesOnPostgres() {
  const postgres = await startPostgres();
  if (typeof postgres === 'string') return { engine: 'PostgreSQL, on a socket', notRun: postgres };
  try {
    const contender = await postgresContender(postgres.url);
    try {
      return await measurePurchases(contender, RUNS);
    } finally {
      await contender.close();
    }
  } finally {
    postgres.stop();
  }
}

async function benchServices() {
  await ensureBrowser();
  await ensureWebBuilt();
  const browser = await chromium.launch(launchOptions());
  try {
    const startUp = await measureStartUp(RUNS);
    const purchases = [await purchasesOnEmbedded(), await purchasesOnPostgres()];
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
      purchases,
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
await command(() => (what === 'screens' ? benchScreens(extent === '--quick') : benchServices()));
