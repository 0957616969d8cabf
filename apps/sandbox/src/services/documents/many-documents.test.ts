import { faucet } from '@paydirt/contract/sandbox/world';
import { statementFile } from '@paydirt/contract/wallet/statement';
import { addMs, DAY_MS, dayOf, type EpochMs, isoDay, parseIsoDay, startOfDay, unwrap } from '@paydirt/domain';
import { expect, test } from 'vitest';

import { giveMovements } from '../../testing/large-world.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { memberWith, withSeededServices } from '../../testing/seeded-services.ts';
import type { TestMember } from '../../testing/with-services.ts';
import { readStatement } from '../wallet/statement/statement-data.ts';
import type { DocumentOrder } from '../../documents/document-orders.ts';
import { createDrawer, type Drawer } from '../../documents/draw-document.ts';
import { drawingWorkers } from '../../documents/drawing-workers.ts';
import { createFileQueue, DRAWN_LIMITS } from '../../documents/file-queue.ts';

const MOVEMENTS = 100;
const REQUESTS = 30;
/** Those being made, and the queue: further requests are refused. */
const SERVED = DRAWN_LIMITS.atOnce + DRAWN_LIMITS.waiting;
/** Room for what is drawn here, and for no more. */
const NARROW_HEAP_MB = 64;
/**
 * More text than the heap of a thread that draws has room for once it is laid out, which the thread dies of. It
 * does not die at once: the less room there is, the less of it a busy machine has to lay out before.
 */
const MONSTROUS = 'x'.repeat(20_000_000);
// A busy machine may take longer than clients wait.
const PATIENT = { ...DRAWN_LIMITS, waitMs: 600_000, wholeMs: 600_000, stalledMs: 600_000 };

const drawer = createDrawer(drawingWorkers({ heapMb: NARROW_HEAP_MB }));
const watched = {
  live: 0,
  mostLive: 0,
  begin: Promise.resolve(),
  order: (order: DocumentOrder) => order,
};
const watching: Drawer = {
  async *draw(order, lines, signal) {
    watched.live += 1;
    watched.mostLive = Math.max(watched.mostLive, watched.live);
    try {
      await watched.begin;
      yield* drawer.draw(watched.order(order), lines, signal);
    } finally {
      watched.live -= 1;
    }
  },
};

const services = withSeededServices({
  ports: {
    drawer: watching,
    queues: { drawn: createFileQueue(PATIENT), written: createFileQueue(PATIENT) },
  },
});

/** The end of last month: its statement does not change any more. */
async function endOfLastMonth(): Promise<EpochMs> {
  const month = isoDay(dayOf(await services.now())).slice(0, 7);
  return addMs(startOfDay(unwrap(parseIsoDay(`${month}-01`))), -DAY_MS);
}

async function memberWithHistory(count = MOVEMENTS): Promise<TestMember> {
  const member = await services.insertMember();
  await giveMovements(services.database, { memberId: member.id, count, until: await endOfLastMonth() });
  return member;
}

const membersWithHistory = async (count: number) => {
  const members: TestMember[] = [];
  for (let n = 0; n < count; n += 1) members.push(await memberWithHistory());
  return members;
};

async function ask(
  { token }: TestMember,
  { format = 'pdf', signal }: { format?: 'pdf' | 'csv'; signal?: AbortSignal } = {},
): Promise<Response> {
  const month = isoDay(dayOf(await endOfLastMonth())).slice(0, 7);
  const query = new URLSearchParams({ month, format }).toString();
  const url = `http://localhost/api/${statementFile.service}/${statementFile.path}?${query}`;
  return services.app.request(url, { headers: { 'X-Access-Token': token }, ...(signal && { signal }) });
}

const textsOf = async (response: Response) =>
  (await readPdf(new Uint8Array(await response.arrayBuffer()))).elements;

test(`of ${REQUESTS} concurrent statements two are drawn at a time, the queue is served, and the rest get a time to retry`, async () => {
  const members = await membersWithHistory(REQUESTS);
  const { promise, resolve: begin } = Promise.withResolvers<void>();
  watched.begin = promise;
  let refused = 0;
  const asking = members.map(async (member) => {
    const response = await ask(member);
    if (response.status === 200) return { member, texts: await textsOf(response) };
    refused += 1;
    if (refused === REQUESTS - SERVED) begin();
    expect(response.status).toBe(503);
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(await response.json()).toMatchObject({
      message: 'busy',
      data: { retryAfterSeconds: expect.any(Number) },
    });
    return null;
  });
  const served = (await Promise.all(asking)).filter((answer) => answer !== null);
  expect(served).toHaveLength(SERVED);
  expect(watched.mostLive).toBe(DRAWN_LIMITS.atOnce);
  expect(watched.live).toBe(0);
  for (const { texts } of served)
    expect(texts.filter(({ role }) => role === 'TD').length).toBeGreaterThan(MOVEMENTS * 5);
  for (const { member, texts } of served.slice(0, 2)) expect(texts).toEqual(await textsOf(await ask(member)));
});

test('one member who requests many takes no more than three places', async () => {
  const member = await memberWithHistory();
  const other = await memberWithHistory();
  const { promise, resolve: begin } = Promise.withResolvers<void>();
  watched.begin = promise;
  let answered = 0;
  const requests = Array.from({ length: 24 }, async () => {
    const response = await ask(member);
    answered += 1;
    if (answered === 24 - 1 - DRAWN_LIMITS.waitingOfMember) begin();
    await response.arrayBuffer();
    return response.status;
  });
  const others = await ask(other);
  expect(others.status).toBe(200);
  await others.arrayBuffer();
  const statuses = await Promise.all(requests);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1 + DRAWN_LIMITS.waitingOfMember);
  expect(statuses.filter((status) => status === 503)).toHaveLength(24 - 1 - DRAWN_LIMITS.waitingOfMember);
});

test('a client that hangs up, whether drawing or waiting, leaves their place to others', async () => {
  const members = await membersWithHistory(4);
  const { promise, resolve: begin } = Promise.withResolvers<void>();
  watched.begin = promise;
  const leaving = new AbortController();
  const asking = members.map((member, index) => ask(member, index < 3 ? { signal: leaving.signal } : {}));
  leaving.abort();
  begin();
  const responses = await Promise.all(asking);
  expect(responses.at(-1)?.status).toBe(200);
  await responses.at(-1)?.arrayBuffer();
  await expect.poll(() => watched.live, { timeout: 60_000 }).toBe(0);
});

test('a crash of the drawing thread is an error for that document only, and the next is drawn', async () => {
  const [member, other] = [await memberWithHistory(), await memberWithHistory()];
  watched.order = (order) => {
    watched.order = (unchanged) => unchanged;
    return { ...order, content: { ...order.content, holder: { code: MONSTROUS, name: 'Mara' } } } as never;
  };
  const dying = ask(member);
  const beside = ask(other);
  const answers = await Promise.all([dying, beside]);
  const failed = answers.find(({ status }) => status !== 200);
  expect(failed?.status).toBe(503);
  expect(await failed?.json()).toMatchObject({ message: 'unavailable' });
  const whole = answers.filter(({ status }) => status === 200);
  expect(whole).toHaveLength(1);
  // Either of the two: a member has one file made at a time, and has to take it first.
  await whole[0]?.arrayBuffer();
  const next = await ask(member);
  expect(next.status).toBe(200);
  expect((await textsOf(next)).length).toBeGreaterThan(MOVEMENTS);
});

test('a statement contains nothing booked while it is read, and adds up', async () => {
  const member = await memberWith(services, '0');
  const until = addMs(await services.now(), DAY_MS);
  const [count, from] = [1200, addMs(until, -28 * DAY_MS)];
  await giveMovements(services.database, { memberId: member.id, count, until: await services.now() });
  const { data, lines } = await readStatement(services.database, member.id, { from, until }, 'en-US');
  let [read, last] = [0, data.opening];
  for await (const portion of lines()) {
    await services.call(faucet, { phone: member.phone, amount: '1' });
    read += portion.length;
    last = portion.at(-1)?.balance ?? last;
  }
  expect(read).toBe(data.movements);
  expect(last).toEqual(data.closing);
});
