import { createOrder, orderList } from '@paydirt/contract/goods/orders';
import { statementFile, statementList } from '@paydirt/contract/wallet/statement';
import { addMs, HOUR_MS } from '@paydirt/domain';
import { expect, test } from 'vitest';

import { giveMovements } from '../testing/large-world.ts';
import { requestFile } from '../testing/request-file.ts';
import { memberWith, withSeededServices } from '../testing/seeded-services.ts';
import type { TestMember } from '../testing/with-services.ts';
import { AGREEMENT_VERSION } from '../seed/products.ts';
import { noLines } from '../documents/document-orders.ts';

/** Largest share of the work that other requests may wait for; without a pause it is nearly all. */
const LARGEST_SHARE = 1 / 2;
const DRAWN = 1000;
const LEASES = 100;

const services = withSeededServices();

/** Largest number of measurements: other processes may delay one of them. */
const TRIES = 3;

/** Send requests one after the other during work; returns their longest wait as a share of its duration. */
async function longestWaitShare(work: () => Promise<unknown>): Promise<number> {
  const done = new AbortController();
  let longest = 0;
  const begun = performance.now();
  const working = work().finally(() => done.abort());
  while (!done.signal.aborted) {
    const sentAt = performance.now();
    // A request over a network starts in its own turn of the event loop, which this imitates.
    await new Promise((resolve) => setImmediate(resolve));
    await services.app.request('http://localhost/healthz');
    longest = Math.max(longest, performance.now() - sentAt);
  }
  await working;
  return longest / (performance.now() - begun);
}

/** Do work until a share is small enough, a few times at most: a busy machine can only increase it. */
async function smallestWaitShare(
  work: () => Promise<unknown>,
  prepare?: () => Promise<unknown>,
): Promise<number> {
  let smallest = 1;
  for (let tried = 0; tried < TRIES && smallest >= LARGEST_SHARE; tried += 1) {
    await prepare?.();
    smallest = Math.min(smallest, await longestWaitShare(work));
  }
  return smallest;
}

async function memberWithMovements(count: number): Promise<TestMember> {
  const member = await services.insertMember();
  // Not in the future. In the first hour of a month they are in the previous one.
  const until = addMs(await services.now(), -HOUR_MS);
  await giveMovements(services.database, { memberId: member.id, count, until });
  return member;
}

const fileOf =
  ({ token }: TestMember, month: string) =>
  async () => {
    const response = await requestFile(services, statementFile, { month, format: 'pdf' }, { token });
    expect(response.status).toBe(200);
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(DRAWN);
  };

async function busiestMonth({ token }: TestMember): Promise<string> {
  const months = await services.call(statementList, {}, { token });
  return months.toSorted((a, b) => b.movements - a.movements)[0]?.month ?? '';
}

test(`other requests are answered while a statement of ${DRAWN} movements is drawn`, async () => {
  const member = await memberWithMovements(DRAWN);
  const month = await busiestMonth(member);
  expect(await smallestWaitShare(fileOf(member, month))).toBeLessThan(LARGEST_SHARE);
});

test('other requests are answered while the outcomes of a hundred leases are drawn', async () => {
  const { token } = await memberWith(services, '5000');
  const lease = { productId: 'gold-pan', agreementVersion: AGREEMENT_VERSION };
  for (let n = 0; n < LEASES; n += 1) await services.call(createOrder, lease, { token, key: `lease ${n}` });
  // As if each had earned something else, so that each is drawn: a cached result is not drawn again.
  const earn = () => services.database.query('update lease_order set accrued = accrued + seq');
  const list = () => services.call(orderList, { pageSize: LEASES }, { token });
  expect(await smallestWaitShare(list, earn)).toBeLessThan(LARGEST_SHARE);
});

test('a document that cannot be drawn is an error for that one only, and the next is drawn', async () => {
  const member = await memberWithMovements(3);
  const month = await busiestMonth(member);
  const file = fileOf(member, month);
  const order = { kind: 'statement', locale: 'en-US', dateFormat: 0, content: {} as never } as const;
  const bad = services.ports.drawer.draw(order, noLines(), new AbortController().signal);
  await Promise.all([expect(bad.next()).rejects.toThrow(TypeError), file()]);
  await file();
});
