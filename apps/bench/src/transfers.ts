import { usdt } from '@paydirt/domain';

import { realNow, serviceNow } from '../../sandbox/src/platform/clock.ts';
import type { Database } from '../../sandbox/src/database/database.ts';
import { writeEntry } from '../../sandbox/src/ledger/ledger.ts';
import { bringIn, takePayment } from '../../sandbox/src/ledger/movements.ts';
import type { Ports } from '../../sandbox/src/operation/operation.ts';
import { createPorts } from '../../sandbox/src/ports.ts';
import { seedDatabase } from '../../sandbox/src/seed/seed.ts';
import type { Contender } from './contenders.ts';
import { type Figures, figuresOf } from './figures.ts';
import { recordOnce, replayer } from './statements.ts';

/** One way of writing: entries per second, and the milliseconds that all but one in a hundred stay below. */
export interface Written {
  readonly perSecond: Figures;
  readonly p99Ms: Figures;
}

/** Entries of the ledger on one database, each in a transaction of its own, one after another. */
export interface Transfers {
  readonly ledger: Written;
  readonly driver: Written;
  /** Of the rates, run by run. */
  readonly ratio: Figures;
}

const PER_RUN = 1000;
const WARM_UP = 200;
const PRICE = usdt(30_000_000n);

interface Series {
  readonly perSecond: number[];
  readonly p99Ms: number[];
}

async function measureInto({ perSecond, p99Ms }: Series, work: () => Promise<void>): Promise<void> {
  const took: number[] = [];
  for (let i = 0; i < PER_RUN; i += 1) {
    const begun = performance.now();
    await work();
    took.push(performance.now() - begun);
  }
  perSecond.push((PER_RUN * 1000) / took.reduce((sum, ms) => sum + ms, 0));
  p99Ms.push(took.toSorted((a, b) => a - b)[Math.ceil(PER_RUN * 0.99) - 1] ?? Number.NaN);
}

/** Measure what a lease purchase books, four postings, by the ledger and by the driver with the same SQL, in turn. */
export async function measureTransfers(contender: Contender, runs: number): Promise<Transfers> {
  const { database } = contender;
  const ports = createPorts({ publicUrl: 'http://localhost' });
  await seedDatabase(database, ports, realNow());
  const transfer = await prepareTransfer(database, ports);
  const replay = replayer(await recordOnce(database, ports, transfer), ports);
  const byLedger = () => transfer(database, ports);
  const byDriver = () => contender.transaction(replay);

  for (const warm of [byLedger, byDriver]) for (let i = 0; i < WARM_UP; i += 1) await warm();
  const ledger: Series = { perSecond: [], p99Ms: [] };
  const driver: Series = { perSecond: [], p99Ms: [] };
  const measured = [
    [ledger, byLedger],
    [driver, byDriver],
  ] as const;
  for (let run = 0; run < runs; run += 1) {
    for (const [series, work] of run % 2 === 0 ? measured : measured.toReversed())
      await measureInto(series, work);
  }
  const written = ({ perSecond, p99Ms }: Series): Written => ({
    perSecond: figuresOf(perSecond),
    p99Ms: figuresOf(p99Ms),
  });
  return {
    ledger: written(ledger),
    driver: written(driver),
    ratio: figuresOf(ledger.perSecond.map((rate, run) => rate / (driver.perSecond[run] ?? Number.NaN))),
  };
}

/** The booking of a purchase, by a member who can pay it any number of times. */
async function prepareTransfer(database: Database, ports: Ports) {
  const [member] = await database.query<{ id: string }>(`select id from member order by created_at limit 1`);
  if (member === undefined) throw new Error('bench: the seed has no member');
  const at = await serviceNow(database);
  await database.transaction((sql) =>
    writeEntry(sql, {
      kind: 'faucet_grant',
      at,
      reference: ports.newId('bench'),
      lines: bringIn({ account: 'member_available', memberId: member.id }, usdt(10n ** 15n)),
    }),
  );
  return (on: Database, { newId }: Ports): Promise<void> =>
    on.transaction(async (sql) => {
      await writeEntry(sql, {
        kind: 'lease_purchase',
        at,
        reference: newId('ord'),
        lines: takePayment(member.id, 'lease_escrow', PRICE),
      });
    });
}
