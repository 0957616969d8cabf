import { createOrder } from '@paydirt/contract/goods/orders';
import { type Locale, usdt } from '@paydirt/domain';

import { realNow, serviceNow } from '../../sandbox/src/platform/clock.ts';
import type { Database } from '../../sandbox/src/database/database.ts';
import { runOperation } from '../../sandbox/src/http/run-operation.ts';
import { openMemberAccounts, writeEntry } from '../../sandbox/src/ledger/ledger.ts';
import { bringIn } from '../../sandbox/src/ledger/movements.ts';
import type { TestControls } from '../../sandbox/src/operation/operation.ts';
import { createPorts } from '../../sandbox/src/entrances/node/ports.ts';
import { seedDatabase } from '../../sandbox/src/seed/seed.ts';
import { createOrderOperation } from '../../sandbox/src/services/goods/create-order.ts';

const LOCALE: Locale = 'en-US';

/** A member who can pay for anything, and their purchase. */
export interface Buyer {
  readonly memberId: string;
  readonly token: string;
  readonly productId: string;
  readonly agreementVersion: string;
}

/** Seed a database, and let some new members buy what is on offer any number of times. */
export async function prepareBuyers(database: Database, count: number): Promise<Buyer[]> {
  const ports = createPorts({ publicUrl: 'http://localhost' });
  await seedDatabase(database, ports, realNow());
  const [product] = await database.query<{ id: string; terms_version: string }>(
    `update product set stock = null where id = (
       select id from product where kind = 'machine' and status not in (3, 5, 6) order by price limit 1)
     returning id, terms_version`,
  );
  if (product === undefined) throw new Error('bench: the seed has nothing');
  const now = await serviceNow(database);
  const buyers: Buyer[] = [];
  while (buyers.length < count) {
    const [memberId, token] = [ports.newId('mem'), ports.newId('tok')];
    await database.transaction(async (sql) => {
      await sql.query(
        `insert into member (id, phone, name, password_hash, invite_code, created_at) values ($1, $1, $1, '', $1, now())`,
        [memberId],
      );
      await openMemberAccounts(sql, memberId);
      await sql.query(
        `insert into session (token_hash, member_id, created_at, seen_at, expires_at)
         values ($1, $2, now(), now(), now() + interval '1 day')`,
        [ports.sha256(token), memberId],
      );
      await writeEntry(sql, {
        kind: 'faucet_grant',
        at: now,
        reference: ports.newId('bench'),
        lines: bringIn({ account: 'member_available', memberId }, usdt(10n ** 15n)),
      });
    });
    buyers.push({ memberId, token, productId: product.id, agreementVersion: product.terms_version });
  }
  return buyers;
}

/**
 * Seed a database, and prepare a purchase by a member with an unlimited balance, with the check of the intent and
 * the stored answer.
 */
export async function preparePurchase(database: Database): Promise<() => Promise<void>> {
  const ports = createPorts({ publicUrl: 'http://localhost' });
  const [buyer] = await prepareBuyers(database, 1);
  if (!buyer) throw new Error('bench: nobody buys');
  const { memberId, token, productId, agreementVersion } = buyer;
  const tokenHash = ports.sha256(token);
  const now = await serviceNow(database);

  return async () => {
    const { answer } = await runOperation({
      database,
      operation: createOrderOperation,
      context: {
        now,
        locale: LOCALE,
        memberId,
        tokenHash,
        address: '127.0.0.1',
        device: null,
        deviceToken: null,
        gone: new AbortController().signal,
        isHost: true,
        ports,
        testControls: NO_TEST_CONTROLS,
      },
      input: { productId, agreementVersion },
      intent: {
        memberId,
        call: createOrder.path,
        key: ports.newId('key'),
        requestHash: ports.sha256('bench'),
      },
      checkResult: false,
    });
    if (answer.status !== 200) throw new Error(`bench: the purchase was refused: ${JSON.stringify(answer)}`);
  };
}

const NO_TEST_CONTROLS: TestControls = {
  advanceClock: () => Promise.reject(new Error('bench: the clock stands still')),
  reset: () => Promise.reject(new Error('bench: nothing is reset')),
};
