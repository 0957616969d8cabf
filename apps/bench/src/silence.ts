import type { Call, InputOf } from '@paydirt/contract';
import { faucet, ledgerCheck, moveClock, reset } from '@paydirt/contract/sandbox/world';
import { balance } from '@paydirt/contract/wallet/balance';
import { moneyProof, moneyReport } from '@paydirt/contract/wallet/money';
import { recordsExport } from '@paydirt/contract/wallet/records';
import { statementFile, statementList } from '@paydirt/contract/wallet/statement';

import { realNow, serviceNow } from '../../sandbox/src/clock.ts';
import { openDatabase } from '../../sandbox/src/database/open.ts';
import { createPorts } from '../../sandbox/src/ports.ts';
import { seedDatabase } from '../../sandbox/src/seed/seed.ts';
import { giveMovements, multiplyWorld } from '../../sandbox/src/testing/large-world.ts';
import { timed } from './figures.ts';
import { createBenchMember } from './member.ts';
import { getter } from './requests.ts';
import { withDataFolder, withServices } from './services.ts';

/** What one expensive call does to everybody else, in milliseconds. */
export interface Silence {
  readonly what: string;
  readonly took: number;
  /** The longest that `/healthz` was waited for meanwhile. */
  readonly health: number;
  /** The longest that another member waited for their balance. */
  readonly member: number;
}

/** How large the world is in which it is measured. */
export interface World {
  /** As many times the seed. */
  readonly times: number;
  /** Movements of one member in this month, for a statement. */
  readonly statement: number;
  /** Records of another, for a table of all of them. */
  readonly records: number;
  readonly days: number;
}

/** Movements of a month that somebody would have drawn. */
const DRAWN_AT_MOST = 5000;

/** Ask again and again until told to stop; answers how long the slowest answer took. */
function asking(ask: () => Promise<void>): () => Promise<number> {
  let longest = 0;
  const done = new AbortController();
  // Who is silent for long loses connections, too: that is no answer, and part of the silence.
  const answered = (): Promise<void> =>
    ask().catch((cause: unknown) => {
      if (!(cause instanceof TypeError)) throw cause;
      return done.signal.aborted ? undefined : answered();
    });
  const asked = (async () => {
    while (!done.signal.aborted) longest = Math.max(longest, await timed(answered));
  })();
  return async () => {
    done.abort();
    await asked;
    return longest;
  };
}

/** Measure the longest silence during each expensive call, in a data folder that is filled for it. */
export function measureSilence(world: World): Promise<Silence[]> {
  return withDataFolder(async (folder) => {
    await fill(folder, world);
    return withServices(folder, ({ address }) => measure(address, world));
  });
}

async function fill(folder: string, { times, statement, records }: World): Promise<void> {
  const database = await openDatabase({ folder });
  try {
    await seedDatabase(database, createPorts({ publicUrl: 'http://localhost' }), realNow());
    await multiplyWorld(database, times);
    const until = await serviceNow(database);
    const idOf = async (name: string) => {
      const [member] = await database.query<{ id: string }>('select id from member where phone = $1', [name]);
      return member?.id ?? '';
    };
    await giveMovements(database, { memberId: await idOf('+2348012345678'), count: statement, until });
    await giveMovements(database, { memberId: await idOf('+919876543210'), count: records, until });
  } finally {
    await database.close();
  }
}

async function measure(address: string, { statement, records, days }: World): Promise<Silence[]> {
  const [reader, collector, other] = await Promise.all([
    createBenchMember(address),
    createBenchMember(address, 'high_level'),
    createBenchMember(address, 'nothing_bound'),
  ]);
  const url = ({ service, path }: Call) => `${address}/api/${service}/${path}`;
  const health = getter(`${address}/healthz`);
  const ofOther = getter(url(balance), other.token);
  const during = async (what: string, work: () => Promise<unknown>): Promise<Silence> => {
    await Promise.all([health(), ofOther()]);
    const stops = [asking(health), asking(ofOther)] as const;
    const took = await timed(work);
    const [ofHealth, ofMember] = await Promise.all(stops.map((stop) => stop()));
    return { what, took, health: ofHealth ?? 0, member: ofMember ?? 0 };
  };
  const post = async <C extends Call>(call: C, input: InputOf<C>) => {
    const body = new URLSearchParams(Object.entries(input as Record<string, string>));
    const answer = await fetch(url(call), { method: 'POST', body });
    const { message } = (await answer.json()) as { message: string };
    if (message !== 'ok') throw new Error(`bench: ${call.path} answered ${message}`);
  };
  const months = await reader.client.call(statementList, {});
  const file = (format: string) => `${url(statementFile)}?month=${months.data[0]?.month}&format=${format}`;

  const silences = [await during('nothing', () => new Promise((resolve) => setTimeout(resolve, 2000)))];
  const calls: (readonly [string, () => Promise<unknown>])[] = [
    ['ledger/check', getter(url(ledgerCheck))],
    ['money/report', getter(url(moneyReport), reader.token)],
    ['money/proof', getter(url(moneyProof), reader.token)],
    [
      'money/proof, when the journal moved',
      async () => {
        await post(faucet, { phone: other.phone, amount: '1' });
        await getter(url(moneyProof), reader.token)();
      },
    ],
    [`statement, PDF, ${statement} movements`, getter(file('pdf'), reader.token)],
    ...(records > DRAWN_AT_MOST
      ? []
      : ([[`statement, PDF, ${records} movements`, getter(file('pdf'), collector.token)]] as const)),
    [`statement, CSV, ${records} movements`, getter(file('csv'), collector.token)],
    [`export, ${records} records`, getter(url(recordsExport), collector.token)],
    [`clock + ${days} days`, () => post(moveClock, { advanceSeconds: String(days * 86_400) })],
    ['ledger/check afterwards', getter(url(ledgerCheck))],
  ];
  for (const [what, work] of calls) silences.push(await during(what, work));
  // Ends all sessions, that of the other member too: only /healthz is asked.
  const stop = asking(health);
  const took = await timed(() => post(reset, {}));
  silences.push({ what: 'reset', took, health: await stop(), member: Number.NaN });
  return silences;
}

/** A line of the table: what was done, how long it took, and the longest silences. */
export function lineOf({ what, took, health, member }: Silence): string {
  return `| ${what} | ${took.toFixed(0)} | ${health.toFixed(0)} | ${member.toFixed(0)} |`;
}
