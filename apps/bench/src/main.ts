// `npm run bench`: measures the services, prints and writes docs/benchmarks.md; `npm run bench -- screens`
// measures the screens beside those of others: half an hour, with `--brief` four minutes, with `--quick` two and
// without writing; `npm run bench -- first-visit` the first visit to each tab beside a hello-world of React: half an
// hour, with `--repetitions 1 --tabs /index` two minutes and without writing. Close everything else first.
import { command } from '../../../scripts/process/command.mjs';
import { ensureWebBuilt } from '../../../scripts/web/build.mjs';
import { startLocalServer } from '../../sandbox/src/database/local/server.ts';
import { type Contender, measureAgainstDriver, openContender } from './against-driver.ts';
import { benchFirstVisit } from './first-visit/main.ts';
import { describeMachine } from './machine.ts';
import { SERVICES, writePart } from './page.ts';
import { preparePurchase, seedPayer } from './purchases.ts';
import { type Measured, reportOf } from './report.ts';
import { measureRequests } from './requests.ts';
import { benchScreens } from './screens/main.ts';
import { withDataFolder, withServices } from './services.ts';
import { measureStartUp } from './start-up.ts';
import { prepareTransfer } from './transfers.ts';

const RUNS = 5;

/** Give some work a fresh database on a server as `npm start` runs it, and end both afterwards. */
function withContender<T>(work: (contender: Contender, memberId: string) => Promise<T>): Promise<T> {
  return withDataFolder(async (folder) => {
    const server = await startLocalServer(folder);
    const contender = await openContender(server.url);
    try {
      return await work(contender, await seedPayer(contender.database));
    } finally {
      await contender.close();
      await server.stop();
    }
  });
}

async function benchServices() {
  await ensureWebBuilt();
  const measured: Measured = {
    date: new Date().toISOString().slice(0, 10),
    machine: describeMachine(),
    runs: RUNS,
    startUp: await measureStartUp(RUNS),
    requests: await withDataFolder((folder) =>
      withServices(folder, ({ address }) => measureRequests(address, RUNS)),
    ),
    transfers: await withContender(async (contender, memberId) =>
      measureAgainstDriver(contender, await prepareTransfer(contender.database, memberId), {
        runs: RUNS,
        perRun: 1000,
      }),
    ),
    purchases: await withContender(async (contender, memberId) =>
      measureAgainstDriver(contender, await preparePurchase(contender.database, memberId), {
        runs: RUNS,
        perRun: 100,
      }),
    ),
  };
  const report = reportOf(measured);
  console.log(report);
  await writePart(SERVICES, report);
}

const [what, ...options] = process.argv.slice(2);
const [extent] = options;
const extentOf = { '--quick': 'quick', '--brief': 'brief' } as const;
await command(async () => {
  if (what === 'screens')
    await benchScreens(extent === '--quick' || extent === '--brief' ? extentOf[extent] : 'full');
  else if (what === 'first-visit') await benchFirstVisit(options);
  else await benchServices();
});
