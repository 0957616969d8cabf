import { once } from 'node:events';

import { expect, test } from 'vitest';

import { yieldToEventLoop } from '../platform/yield-to-event-loop.ts';
import { createFileQueue, type QueueLimits } from './file-queue.ts';

const LIMITS: QueueLimits = {
  atOnce: 2,
  waiting: 4,
  waitingOfMember: 2,
  waitMs: 60_000,
  wholeMs: 60_000,
  stalledMs: 60_000,
};
const here = () => new AbortController().signal;

async function slotOf(entering: ReturnType<ReturnType<typeof createFileQueue>['enter']>) {
  const entered = await entering;
  if (!entered.ok) throw new Error('there is a slot');
  return entered.value;
}

/** Tell whether a file still waits in the queue. */
async function waits(entering: Promise<unknown>): Promise<boolean> {
  let waiting = true;
  void (async () => {
    await entering;
    waiting = false;
  })();
  await yieldToEventLoop();
  return waiting;
}

test('runs a fixed number at once, queues some in order, and tells the rest when to come back', async () => {
  const queue = createFileQueue(LIMITS);
  const first = await slotOf(queue.enter('a', here()));
  await slotOf(queue.enter('b', here()));
  const waiting = ['c', 'd', 'e', 'f'].map((member) => queue.enter(member, here()));
  const refused = await queue.enter('g', here());
  expect(refused).toMatchObject({ ok: false, error: { retryAfterSeconds: expect.any(Number) } });
  for (const one of waiting) expect(await waits(one)).toBe(true);
  first.leave();
  first.leave();
  await slotOf(waiting[0] as never);
  expect(await waits(waiting[1] as never)).toBe(true);
});

test('makes one file per member at a time with two waiting, and lets other members pass', async () => {
  const queue = createFileQueue(LIMITS);
  const first = await slotOf(queue.enter('a', here()));
  const [second] = [queue.enter('a', here()), queue.enter('a', here())];
  expect((await queue.enter('a', here())).ok).toBe(false);
  await slotOf(queue.enter('b', here()));
  expect(await waits(second)).toBe(true);
  first.leave();
  await slotOf(second);
});

test('a client that hangs up leaves the queue, and its file is aborted', async () => {
  const queue = createFileQueue({ ...LIMITS, waiting: 1 });
  const inside = new AbortController();
  const slot = await slotOf(queue.enter('a', inside.signal));
  await slotOf(queue.enter('b', here()));
  const outside = new AbortController();
  const gone = queue.enter('c', outside.signal);
  outside.abort();
  expect((await gone).ok).toBe(false);
  // The slot in the queue is free again.
  const next = queue.enter('d', here());
  expect(await waits(next)).toBe(true);
  inside.abort();
  expect(slot.signal.aborted).toBe(true);
  // The next one gets it when the aborted file has ended.
  expect(await waits(next)).toBe(true);
  slot.leave();
  await slotOf(next);
});

test('limits the time of waiting and the time of making a file', async () => {
  const queue = createFileQueue({ ...LIMITS, atOnce: 1, waitMs: 1, wholeMs: 1 });
  const slot = await slotOf(queue.enter('a', here()));
  expect((await queue.enter('b', here())).ok).toBe(false);
  if (!slot.signal.aborted) await once(slot.signal, 'abort');
  expect(slot.signal.aborted).toBe(true);
});
