import { ensureWebBuilt } from '../../../scripts/web/build.mjs';
import { startLocalServer } from '../../sandbox/src/database/local/server.ts';
import { migrate } from '../../sandbox/src/database/migrate.ts';
import { readMigrations } from '../../sandbox/src/database/migration-files.ts';
import { postgresqlDatabase } from '../../sandbox/src/database/postgresql.ts';
import { figuresOf, inTurn, judged, ratioOf, show, tableOf } from './figures.ts';
import { describeRun, withDataFolder, withServices } from './machine.ts';
import { measurePurchaseLoad, type PurchaseLoad } from './purchase-load.ts';
import { preparePurchase } from './purchases.ts';
import { measureRequests, type Requests } from './requests.ts';
import { measureWaitTime } from './wait-time.ts';

const RUNS = 5;
const PURCHASES = 100;
/** Processes on one PostgreSQL. */
const PROCESSES = [1, 2, 4] as const;

/**
 * Measure the services: their start, requests compared with Hono alone, and a purchase compared with the database.
 */
export async function benchServices(): Promise<string> {
  await ensureWebBuilt();
  const startUp = await measureStartUp();
  const requests = await withDataFolder((folder) =>
    withServices(folder, ({ address }) => measureRequests(address, RUNS)),
  );
  const purchase = await measurePurchase();
  const loads = new Map(PROCESSES.map((n) => [n, [] as PurchaseLoad[]]));
  await inTurn(PROCESSES, RUNS, async (n) => loads.get(n)?.push(await measurePurchaseLoad(n)));
  const requestRow = (what: string, of: keyof Requests, to: keyof Requests, least: number) => [
    what,
    show(figuresOf(requests[of]), '/s'),
    judged(ratioOf(requests[of], requests[to]), { least }),
  ];
  return `\`npm run bench -- services\`, ${RUNS} runs each, in turn, median and range; what counts is the ratio. ${describeRun()}

${tableOf([
  ['start of the services to their first answer', 'budget: 3,000 ms'],
  ['on an empty folder, seed included', show(figuresOf(startUp.first), 'ms')],
  ['again, on the same folder', show(figuresOf(startUp.again), 'ms')],
])}

${tableOf([
  ['requests, one client after another', 'per second', 'ratio and budget'],
  ['Hono alone', show(figuresOf(requests.bareHello), '/s'), ''],
  requestRow('hello (`/healthz`), of Hono alone', 'hello', 'bareHello', 0.85),
  requestRow('balance, of hello', 'balance', 'hello', 0.6),
  requestRow('twenty records, of hello', 'records', 'hello', 0.3),
])}

${tableOf([
  ['beside the database that it waits for', 'services', 'share of the wait, and budget'],
  [
    'one lease purchase',
    show(figuresOf(purchase.rates), '/s'),
    judged(figuresOf(purchase.shares), { least: 0.85 }),
  ],
])}

${tableOf([
  [
    'purchases over HTTP, eight clients at once for each process on one PostgreSQL',
    'per second',
    '99 of 100 within',
    'busy connections that wait for locks',
    'processor in use',
  ],
  ...[...loads].map(([n, runs]) => {
    const cell = (of: (load: PurchaseLoad) => number, unit: string) => show(figuresOf(runs.map(of)), unit);
    return [
      `${n} ${n === 1 ? 'process' : 'processes'}`,
      cell(({ perSecond }) => perSecond, '/s'),
      cell(({ p99Ms }) => p99Ms, 'ms'),
      cell(({ lockWaits }) => lockWaits * 100, '%'),
      cell(({ processor }) => processor * 100, '%'),
    ];
  }),
])}
`;
}

async function measureStartUp() {
  const untilFirstAnswer = async (folder: string) => {
    const begun = performance.now();
    return withServices(folder, async ({ address }) => {
      await (await fetch(`${address}/api/sandbox/clock`)).text();
      return performance.now() - begun;
    });
  };
  const first: number[] = [];
  const again: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    await withDataFolder(async (folder) => {
      first.push(await untilFirstAnswer(folder));
      again.push(await untilFirstAnswer(folder));
    });
  }
  return { first, again };
}

/** Measure purchases on a database as `npm start` runs it: how many per second, and how long they wait for it. */
function measurePurchase() {
  return withDataFolder(async (folder) => {
    const server = await startLocalServer(folder);
    const { database, waitedMs } = measureWaitTime(postgresqlDatabase(server.url));
    try {
      await migrate(database, await readMigrations());
      const purchase = await preparePurchase(database);
      const [rates, shares]: [number[], number[]] = [[], []];
      // The first run only warms up.
      for (let run = 0; run <= RUNS; run += 1) {
        const [begun, waited] = [performance.now(), waitedMs()];
        for (let i = 0; i < PURCHASES; i += 1) await purchase();
        const took = performance.now() - begun;
        if (run === 0) continue;
        rates.push((PURCHASES * 1000) / took);
        shares.push((waitedMs() - waited) / took);
      }
      return { rates, shares };
    } finally {
      await database.close();
      await server.stop();
    }
  });
}
