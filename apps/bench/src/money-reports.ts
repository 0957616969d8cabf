import { moneyReport } from '@paydirt/contract/wallet/money';
import { addDays, dayOf, isoDay } from '@paydirt/domain';

import { realNow, serviceNow } from '../../sandbox/src/clock.ts';
import { openDatabase } from '../../sandbox/src/database/open.ts';
import { createPorts } from '../../sandbox/src/ports.ts';
import { seedDatabase } from '../../sandbox/src/seed/seed.ts';
import { type Figures, figuresOf, timed } from './figures.ts';
import { type Filling, fillJournal } from './journal-load.ts';
import { createBenchMember } from './member.ts';
import { getter } from './requests.ts';
import { withDataFolder, withServices } from './services.ts';

/** The money report over HTTP from a long journal: milliseconds until it is read. */
export interface MoneyReports {
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

/** What is written before it is measured: so many entries, or as many as so many seconds write. */
const FILLING: Filling = { entries: 1_000_000, seconds: 180 };

/** Measure the report on a journal of a million entries, or of what three minutes write. */
export function measureMoneyReports(runs: number): Promise<MoneyReports> {
  return withDataFolder(async (folder) => {
    const { entries, today } = await fill(folder);
    return withServices(folder, async ({ address }) => {
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
        entries,
        month: figuresOf(month),
        longest: figuresOf(longest),
        hello: figuresOf(hello),
      };
    });
  });
}

async function fill(folder: string) {
  const database = await openDatabase({ folder });
  try {
    await seedDatabase(database, createPorts({ publicUrl: 'http://localhost' }), realNow());
    const entries = await fillJournal(database, FILLING);
    return { entries, today: dayOf(await serviceNow(database)) };
  } finally {
    await database.close();
  }
}
