import { createOrder } from '@paydirt/contract/goods/orders';
import { ledgerCheck } from '@paydirt/contract/sandbox/world';
import { dayOf, endOfDay } from '@paydirt/domain';
import { expect, test, vi } from 'vitest';

import type { Database } from '../../database/database.ts';
import { realNow, setClock } from '../../platform/clock.ts';
import { AGREEMENT_VERSION } from '../../seed/products.ts';
import { memberWith } from '../../testing/seeded-services.ts';
import { withServices } from '../../testing/with-services.ts';

const REQUESTS = 40;
let running = 0;
let most = 0;
let runs = 0;

/** Count the statements that add up the ledger. */
function counting(database: Database): Database {
  return {
    ...database,
    async query(statement, values) {
      if (!statement.includes('booked as materialized')) return database.query(statement, values);
      runs += 1;
      running += 1;
      most = Math.max(most, running);
      return database.query<never>(statement, values).finally(() => (running -= 1));
    },
  };
}

const services = withServices({ seeded: true, wrap: counting });

test(`${REQUESTS} concurrent checks of the ledger run it once at a time`, async () => {
  const answers = await Promise.all(Array.from({ length: REQUESTS }, () => services.call(ledgerCheck, {})));
  for (const answer of answers) expect(answer).toMatchObject({ ok: true, broken: [], sum: '0.00' });
  expect(most).toBe(1);
  expect(runs).toBeLessThan(REQUESTS / 4);
});

test('a lease that was bought at the first moment of a day is in order', async () => {
  const midnight = endOfDay(dayOf(await services.now()));
  vi.spyOn(Date, 'now').mockReturnValue(realNow());
  await setClock(services.database, midnight);
  const { token } = await memberWith(services, '12');
  const input = { productId: 'gold-pan', agreementVersion: AGREEMENT_VERSION };
  const order = await services.call(createOrder, input, { token, key: 'midnight' });
  expect(Date.parse(order.boughtAt)).toBe(midnight);
  expect(await services.call(ledgerCheck, {})).toMatchObject({ ok: true, broken: [], sum: '0.00' });
});
