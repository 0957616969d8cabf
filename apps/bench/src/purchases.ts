import { createOrder } from '@paydirt/contract/goods/orders';
import { epochMs, type Locale, usdt } from '@paydirt/domain';

import { realNow, serviceNow } from '../../sandbox/src/clock.ts';
import type { Database, Sql } from '../../sandbox/src/database/database.ts';
import { runOperation } from '../../sandbox/src/http/run-operation.ts';
import { writeEntry } from '../../sandbox/src/ledger/ledger.ts';
import { bringIn } from '../../sandbox/src/ledger/movements.ts';
import type { Levers, Ports } from '../../sandbox/src/operation.ts';
import { createPorts } from '../../sandbox/src/ports.ts';
import { seedDatabase } from '../../sandbox/src/seed/seed.ts';
import { createOrderOperation } from '../../sandbox/src/services/goods/create-order.ts';
import type { Contender } from './contenders.ts';
import { type Figures, figuresOf, timed } from './figures.ts';
import { type Recording, recordOnce, replayer } from './statements.ts';

/** Lease purchases per second on one database: through the services, and its SQL sent by the driver alone. */
export interface Purchases {
  readonly services: Figures;
  readonly driver: Figures;
  readonly ratio: Figures;
  readonly statements: number;
}

const PER_RUN = 100;
const LOCALE: Locale = 'en-US';

/** Measure purchases through the services and by the driver, in turn. */
export async function measurePurchases(contender: Contender, runs: number): Promise<Purchases> {
  const { database } = contender;
  const ports = createPorts({ publicUrl: 'http://localhost' });
  await seedDatabase(database, ports, realNow());
  const purchase = await preparePurchase(database, ports);
  const recording: Recording = await recordOnce(database, ports, purchase);
  const replay = replayer(recording, ports);

  const throughServices = () => purchase(database, ports);
  const byDriver = () => contender.transaction(replay);
  const perSecond = async (work: () => Promise<void>) => {
    const ms = await timed(async () => {
      for (let i = 0; i < PER_RUN; i += 1) await work();
    });
    return (PER_RUN * 1000) / ms;
  };

  for (const warm of [throughServices, byDriver]) await perSecond(warm);
  const services: number[] = [];
  const driver: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    if (run % 2 === 0) services.push(await perSecond(throughServices));
    driver.push(await perSecond(byDriver));
    if (run % 2 === 1) services.push(await perSecond(throughServices));
  }
  return {
    services: figuresOf(services),
    driver: figuresOf(driver),
    ratio: figuresOf(services.map((rate, run) => rate / (driver[run] ?? Number.NaN))),
    statements: recording.length,
  };
}

/** A purchase with its check of the intent and its kept answer, by a member who can pay, of what is on offer. */
async function preparePurchase(database: Database, ports: Ports) {
  const [member] = await database.query<{ id: string }>(`select id from member order by created_at limit 1`);
  const [product] = await database.query<{ id: string; terms_version: string }>(
    `update product set stock = null where id = (
       select id from product where kind = 'machine' and status not in (3, 5, 6) order by price limit 1)
     returning id, terms_version`,
  );
  if (member === undefined || product === undefined)
    throw new Error('bench: the seed has no member or no open machine');
  const now = await serviceNow(database);
  const tokenHash = ports.sha256(ports.newId('tok'));
  await database.query(
    `insert into session (token_hash, member_id, created_at, seen_at, expires_at)
     values ($1, $2, now(), now(), now() + interval '1 day')`,
    [tokenHash, member.id],
  );
  await database.transaction((sql: Sql) =>
    writeEntry(sql, {
      kind: 'faucet_grant',
      at: now,
      reference: ports.newId('bench'),
      lines: bringIn({ account: 'member_available', memberId: member.id }, usdt(10n ** 15n)),
    }),
  );

  return async (on: Database, with_: Ports): Promise<void> => {
    const { answer } = await runOperation({
      database: on,
      operation: createOrderOperation,
      context: {
        now: epochMs(now),
        locale: LOCALE,
        memberId: member.id,
        tokenHash,
        address: '127.0.0.1',
        device: null,
        deviceToken: null,
        gone: new AbortController().signal,
        isHost: true,
        ports: with_,
        levers: NO_LEVERS,
      },
      input: { productId: product.id, agreementVersion: product.terms_version },
      intent: {
        memberId: member.id,
        call: createOrder.path,
        key: with_.newId('key'),
        requestHash: with_.sha256('bench'),
      },
      checkResult: false,
    });
    if (answer.status !== 200) throw new Error(`bench: the purchase was refused: ${JSON.stringify(answer)}`);
  };
}

const NO_LEVERS: Levers = {
  advanceClock: () => Promise.reject(new Error('bench: the clock stands still')),
  reset: () => Promise.reject(new Error('bench: nothing is reset')),
};
