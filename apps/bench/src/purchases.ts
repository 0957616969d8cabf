import { createOrder } from '@paydirt/contract/goods/orders';
import { type Locale, usdt } from '@paydirt/domain';

import { realNow, serviceNow } from '../../sandbox/src/platform/clock.ts';
import type { Database } from '../../sandbox/src/database/database.ts';
import { runOperation } from '../../sandbox/src/http/run-operation.ts';
import { openSession } from '../../sandbox/src/access/sessions.ts';
import { writeEntry } from '../../sandbox/src/ledger/ledger.ts';
import { bringIn } from '../../sandbox/src/ledger/movements.ts';
import type { TestControls } from '../../sandbox/src/operation/operation.ts';
import { createPorts } from '../../sandbox/src/entrances/node/ports.ts';
import { seedDatabase } from '../../sandbox/src/seed/seed.ts';
import { createOrderOperation } from '../../sandbox/src/services/goods/create-order.ts';
import { createMember } from '../../sandbox/src/services/user/registration/create-member.ts';

/** A request of nobody, in which nothing of the test panel is used. */
const CONTEXT = {
  locale: 'en-US' as Locale,
  memberId: null,
  tokenHash: null,
  address: '127.0.0.1',
  device: null,
  deviceToken: null,
  gone: new AbortController().signal,
  isHost: true,
};

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
    const account = `buyer-${buyers.length}@example.org`;
    const member = await database.transaction(async (sql) => {
      const context = { ...CONTEXT, sql, now, ports };
      const memberId = await createMember(context, { account, password: '', inviterId: null });
      await writeEntry(sql, {
        kind: 'faucet_grant',
        at: now,
        reference: ports.newId('bench'),
        lines: bringIn({ account: 'member_available', memberId }, usdt(10n ** 15n)),
      });
      return { memberId, token: await openSession(context, memberId) };
    });
    buyers.push({ ...member, productId: product.id, agreementVersion: product.terms_version });
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
      context: { ...CONTEXT, now, memberId, tokenHash, ports, testControls: NO_TEST_CONTROLS },
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
