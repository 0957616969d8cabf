import { createOrder } from '@paydirt/contract/goods/orders';
import { epochMs, type Locale, usdt } from '@paydirt/domain';

import { realNow, serviceNow } from '../../sandbox/src/platform/clock.ts';
import type { Database } from '../../sandbox/src/database/database.ts';
import { runOperation } from '../../sandbox/src/http/run-operation.ts';
import { writeEntry } from '../../sandbox/src/ledger/ledger.ts';
import { bringIn } from '../../sandbox/src/ledger/movements.ts';
import type { Levers, Ports } from '../../sandbox/src/operation/operation.ts';
import { createPorts } from '../../sandbox/src/ports.ts';
import { seedDatabase } from '../../sandbox/src/seed/seed.ts';
import { createOrderOperation } from '../../sandbox/src/services/goods/create-order.ts';

const LOCALE: Locale = 'en-US';

/** Seed a database, and find a member in it who can pay any number of times from now on. */
export async function seedPayer(database: Database): Promise<string> {
  const ports = createPorts({ publicUrl: 'http://localhost' });
  await seedDatabase(database, ports, realNow());
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
  return member.id;
}

/** Prepare a purchase of what is on offer, with its check of the intent and its kept answer. */
export async function preparePurchase(database: Database, memberId: string) {
  const ports = createPorts({ publicUrl: 'http://localhost' });
  const [product] = await database.query<{ id: string; terms_version: string }>(
    `update product set stock = null where id = (
       select id from product where kind = 'machine' and status not in (3, 5, 6) order by price limit 1)
     returning id, terms_version`,
  );
  if (product === undefined) throw new Error('bench: the seed has no open machine');
  const now = await serviceNow(database);
  const tokenHash = ports.sha256(ports.newId('tok'));
  await database.query(
    `insert into session (token_hash, member_id, created_at, seen_at, expires_at)
     values ($1, $2, now(), now(), now() + interval '1 day')`,
    [tokenHash, memberId],
  );

  return async (on: Database, with_: Ports): Promise<void> => {
    const { answer } = await runOperation({
      database: on,
      operation: createOrderOperation,
      context: {
        now: epochMs(now),
        locale: LOCALE,
        memberId,
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
        memberId,
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
