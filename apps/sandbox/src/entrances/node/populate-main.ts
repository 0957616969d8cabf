// Script of `npm run populate`: fills the data folder, or the server of DATABASE_URL, with a past of any
// size.
import { parseArgs } from 'node:util';

import { addDays, dayOf, startOfDay } from '@paydirt/domain';

import { StartFailure } from '../../database/failure.ts';
import { openDatabase } from '../../database/open.ts';
import { realNow } from '../../platform/clock.ts';
import { populate, type Progress } from '../../seed/populate.ts';
import type { PopulationSize } from '../../seed/population.ts';
import { portsOfSettings } from './serve.ts';
import { readSettings } from './settings.ts';

const BAR_LENGTH = 30;
/** Share of the work after which the progress is printed again, if there is no terminal. */
const PRINTED_SHARE = 0.05;
const MOST = { members: 1_000_000, leases: 10_000_000, days: 365, seed: 2 ** 31 };

function readSize(args: string[]): PopulationSize {
  const { values } = parseArgs({
    args,
    options: {
      members: { type: 'string', default: '1000' },
      leases: { type: 'string', default: '10000' },
      days: { type: 'string', default: '90' },
      seed: { type: 'string', default: '7' },
    },
  });
  const whole = (name: keyof PopulationSize) => {
    const value = Number(values[name]);
    if (Number.isInteger(value) && value >= 1 && value <= MOST[name]) return value;
    throw new StartFailure(`--${name} is "${values[name]}"; use a whole number from 1 to ${MOST[name]}.`);
  };
  return { members: whole('members'), leases: whole('leases'), days: whole('days'), seed: whole('seed') };
}

/** Print the progress, and estimate the remaining time from the pace so far. */
function createBar(days: number): (progress: Progress) => void {
  const began = performance.now();
  let first: number | null = null;
  let printed = 0;
  return ({ share, day, members, leases }) => {
    first ??= share;
    const elapsed = (performance.now() - began) / 60_000;
    const left = share > first ? (elapsed * (1 - share)) / (share - first) : null;
    const full = Math.round(share * BAR_LENGTH);
    const bar = `[${'#'.repeat(full)}${'.'.repeat(BAR_LENGTH - full)}] ${Math.floor(share * 100)} %`;
    const estimate =
      left === null ? '' : ` · about ${left < 1 ? 'a minute' : `${Math.ceil(left)} minutes`} left`;
    const line = `${bar} · day ${day} of ${days} · ${members} members · ${leases} leases${estimate}`;
    if (process.stdout.isTTY) process.stdout.write(`\r${line}\u001B[K`);
    else if (share >= printed + PRINTED_SHARE) {
      printed = share;
      console.log(line);
    }
  };
}

try {
  const size = readSize(process.argv.slice(2));
  const settings = readSettings(process.env);
  const { databaseUrl, folder } = settings;
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      if (stopping) process.exit(1);
      stopping = true;
    });
  const database = await openDatabase(databaseUrl === undefined ? { folder } : { url: databaseUrl });
  try {
    const whole = await populate({
      database,
      ports: portsOfSettings(settings),
      size,
      opening: startOfDay(addDays(dayOf(realNow()), -size.days)),
      onProgress: createBar(size.days),
      isStopped: () => stopping,
    });
    console.log(whole ? '\nThe past is whole.' : '\nStopped: the same command goes on from here.');
  } finally {
    await database.close();
  }
  process.exit(0);
} catch (cause) {
  console.error(cause instanceof StartFailure ? cause.message : cause);
  process.exit(1);
}
