import { parseArgs } from 'node:util';

import { ROUTES } from '@paydirt/web/routes';
import { killAll } from 'chrome-launcher';

import { ensureBrowser } from '../../../../scripts/browser/browser.mjs';
import { CommandError } from '../../../../scripts/process/command.mjs';
import { describeMachine, versionOf, watchLoad } from '../machine.ts';
import { FIRST_VISIT, writePart } from '../page.ts';
import { firstVisitReport } from './report.ts';
import { measureFirstVisits } from './run.ts';
import { REPORTS } from './visit.ts';

/** Fewer say too little to be kept. */
const LEAST_REPETITIONS = 5;
const TABS = ROUTES.filter(({ tab }) => tab !== undefined).map(({ path }) => path);

/**
 * Measure first visits beside a hello-world of React, and print the tables. They are written into docs/benchmarks.md
 * when all tabs were visited often enough.
 *
 * @param options `--repetitions 5` and `--tabs /index,/mine` as the command was given them.
 * @throws {CommandError} where they make no sense.
 */
export async function benchFirstVisit(options: readonly string[]): Promise<void> {
  const { repetitions, tabs } = read(options);
  await ensureBrowser();
  const load = watchLoad();
  // Its launcher ends the browser by itself on Ctrl-C alone.
  process.once('SIGTERM', () => process.exit(143));
  process.once('exit', killAll);
  try {
    const visits = await measureFirstVisits({ repetitions, tabs });
    const report = firstVisitReport(visits, {
      date: new Date().toISOString().slice(0, 10),
      machine: [...describeMachine(visits.browserVersion), `lighthouse ${versionOf('lighthouse')}`],
      repetitions,
      load: load.figures(),
    });
    console.log(report);
    console.log(`Lighthouse's own pages on the last visits: ${REPORTS}`);
    if (tabs.length === TABS.length && repetitions >= LEAST_REPETITIONS) await writePart(FIRST_VISIT, report);
  } finally {
    load.stop();
  }
}

function read(options: readonly string[]) {
  const { values } = parseArgs({
    args: [...options],
    options: {
      repetitions: { type: 'string', default: String(LEAST_REPETITIONS) },
      tabs: { type: 'string', default: TABS.join(',') },
    },
  });
  const repetitions = Number(values.repetitions);
  if (!Number.isInteger(repetitions) || repetitions < 1)
    throw new CommandError('--repetitions takes a whole number from 1 on.');
  const tabs = values.tabs.split(',');
  const unknown = tabs.find((tab) => !TABS.includes(tab));
  if (unknown !== undefined) throw new CommandError(`${unknown} is no tab: there are ${TABS.join(', ')}.`);
  return { repetitions, tabs };
}
