import { moneyReport } from '@paydirt/contract/calls/money';
import { addDays, dayOf, isoDay } from '@paydirt/domain';

import { realNow, serviceNow } from '../../sandbox/src/clock.ts';
import { type DatabaseLocation, openDatabase } from '../../sandbox/src/database/open.ts';
import { createPorts } from '../../sandbox/src/ports.ts';
import { seedDatabase } from '../../sandbox/src/seed/seed.ts';
import { seededTemplate } from '../../sandbox/src/seeded-template.ts';
import { type Figures, figuresOf, timed } from './figures.ts';
import { type Filling, fillJournal } from './journal-load.ts';
import { createBenchMember } from './member.ts';
import { getter } from './requests.ts';
import { withDataFolder, withServices } from './services.ts';

/** The money report over HTTP from a long journal: milliseconds until it is read. */
export interface MoneyReports {
  readonly engine: string;
  readonly entries: number;
  /** As the screen asks for it. */
  readonly month: Figures;
  /** The longest that may be asked for. */
  readonly longest: Figures;
  /** `/healthz` of the same services. */
  readonly hello: Figures;
}

const PER_RUN = 30;
const LONGEST_DAYS = 400;

/** Measure the report on the embedded database, with as many entries as half a minute writes, a million at most. */
export function measureEmbeddedReports(runs: number): Promise<MoneyReports> {
  return measureReports(
    'embedded (PGlite, in a folder)',
    undefined,
    { entries: 1_000_000, seconds: 30 },
    runs,
  );
}

/** Measure the report on a PostgreSQL server with a million entries, or what three minutes write. */
export function measurePostgresReports(url: string, runs: number): Promise<MoneyReports> {
  return measureReports('PostgreSQL, on a socket', url, { entries: 1_000_000, seconds: 180 }, runs);
}

function measureReports(
  engine: string,
  url: string | undefined,
  filling: Filling,
  runs: number,
): Promise<MoneyReports> {
  return withDataFolder(async (folder) => {
    const { entries, today } = await fill(
      url === undefined ? { folder, template: seededTemplate } : { url },
      filling,
    );
    return withServices(
      folder,
      async ({ address }) => {
        const { token } = await createBenchMember(address);
        const report = `${address}/api/wallet/${moneyReport.path}`;
        const from = isoDay(addDays(today, 1 - LONGEST_DAYS));
        const measured = [
          getter(report, token),
          getter(`${report}?from=${from}&to=${isoDay(today)}`, token),
          getter(`${address}/healthz`),
        ] as const;
        const ms: [number[], number[], number[]] = [[], [], []];
        // One run more, which only warms up.
        for (let run = 0; run <= runs; run += 1) {
          for (const [i, work] of measured.entries()) {
            const took = await timed(async () => {
              for (let n = 0; n < PER_RUN; n += 1) await work();
            });
            if (run > 0) ms[i]?.push(took / PER_RUN);
          }
        }
        const [month, longest, hello] = ms;
        return {
          engine,
          entries,
          month: figuresOf(month),
          longest: figuresOf(longest),
          hello: figuresOf(hello),
        };
      },
      url,
    );
  });
}

async function fill(location: DatabaseLocation, filling: Filling) {
  const database = await openDatabase(location);
  try {
    await seedDatabase(database, createPorts({ publicUrl: 'http://localhost' }), realNow());
    const entries = await fillJournal(database, filling);
    return { entries, today: dayOf(await serviceNow(database)) };
  } finally {
    await database.close();
  }
}
