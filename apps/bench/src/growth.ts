import { setTimeout as wait } from 'node:timers/promises';

import { clock, ledgerCheck, moveClock } from '@paydirt/contract/sandbox/world';
import { DAY_MS, SECOND_MS } from '@paydirt/domain';

import { inRoot } from '../../../scripts/process/paths.mjs';
import { node24, run, toolEnvironment } from '../../../scripts/process/run.mjs';
import { ensureWebBuilt } from '../../../scripts/web/build.mjs';
import { tableOf } from './figures.ts';
import { describeRun, withDataFolder, withServices } from './machine.ts';
import { clientOf } from './member.ts';

/** A world whose leases all earn on every day that is measured. */
const SIZE = { members: 2000, leases: 10_000, days: 5, seed: 7 };
const DAYS = 30;
const QUICK_DAYS = 3;
/** Days in the table, besides the last. */
const SHOWN = [1, 2, 10, 20];
const LOOK_EVERY_MS = 20;
/** Rare enough to leave the days their processor. */
const SILENCE_EVERY_MS = 50;

interface Grown {
  readonly entries: number;
  /** For each day's end, in milliseconds. */
  readonly days: readonly number[];
  /** Longest wait for the shortest request meanwhile, in milliseconds. */
  readonly silence: number;
  readonly check: number;
  readonly sealed: number;
}

/** Ask for `/healthz` until stopped; returns the longest wait for an answer, in milliseconds. */
async function listen(address: string, ended: AbortSignal): Promise<number> {
  let longest = 0;
  while (!ended.aborted) {
    const asked = performance.now();
    await (await fetch(`${address}/healthz`)).text();
    longest = Math.max(longest, performance.now() - asked);
    await wait(SILENCE_EVERY_MS);
  }
  return longest;
}

async function grow(address: string, days: number): Promise<Grown> {
  const client = clientOf(address);
  const ended = new AbortController();
  const listening = listen(address, ended.signal);
  const took: number[] = [];
  for (let day = 0; day < days; day += 1) {
    const begun = performance.now();
    let { data: moved } = await client.call(moveClock, { advanceSeconds: DAY_MS / SECOND_MS });
    while (moved.state !== 'ready') {
      await wait(LOOK_EVERY_MS);
      ({ data: moved } = await client.call(clock, {}));
    }
    took.push(performance.now() - begun);
  }
  ended.abort();
  const silence = await listening;
  const begun = performance.now();
  const { entries, broken, chain } = (await client.call(ledgerCheck, {})).data;
  if (broken.length > 0) throw new Error(`bench: the ledger is broken: ${broken.join(', ')}`);
  return { entries, days: took, silence, check: performance.now() - begun, sealed: chain.sealed };
}

const seconds = (ms: number, digits = 1) => `${(ms / SECOND_MS).toFixed(digits)} s`;

/** Measure how cost grows with the world: day after day, the end of a day of ten thousand leases and its check. */
export async function benchGrowth(quick: boolean): Promise<string> {
  await ensureWebBuilt();
  const days = quick ? QUICK_DAYS : DAYS;
  return withDataFolder(async (folder) => {
    const begun = performance.now();
    const size = Object.entries(SIZE).flatMap(([name, value]) => [`--${name}`, String(value)]);
    await run(node24(), [inRoot('apps/sandbox/src/entrances/node/populate-main.ts'), ...size], {
      env: toolEnvironment({ PAYDIRT_DATA: folder, DATABASE_URL: undefined }),
      fault: 'The world could not be made',
    });
    const populated = performance.now() - begun;
    const grown = await withServices(folder, ({ address }) => grow(address, days));
    const inAll = grown.days.reduce((sum, ms) => sum + ms, 0);
    return `\`npm run bench -- growth\`, once: a world of ${SIZE.members} members and ${SIZE.leases} leases (\`npm run populate\`, ${seconds(populated, 0)}), whose clock is moved by ${days} days, one after the other. ${describeRun()}

${tableOf([
  ['a day’s end of 10,000 leases', 'time'],
  ...grown.days.flatMap((ms, n) =>
    SHOWN.includes(n + 1) || n + 1 === days ? [[`day ${n + 1}`, seconds(ms)]] : [],
  ),
  [`${days} days, budget for 30: 60 s`, seconds(inAll)],
  ['longest wait of `/healthz` meanwhile, budget: 100 ms', `${grown.silence.toFixed(0)} ms`],
])}

\`ledger/check\` afterwards, ${grown.entries} entries of which ${grown.sealed} are sealed: ${seconds(grown.check)}; budget: 2 s with 100,000, 10 s with a million.
`;
  });
}
