import { once } from 'node:events';

import { expect, test } from 'vitest';

import { yieldToEventLoop } from '../platform/yield-to-event-loop.ts';
import { createFileLine, type LineLimits } from './file-line.ts';

const LIMITS: LineLimits = {
  atOnce: 2,
  waiting: 4,
  waitingOfMember: 2,
  waitMs: 60_000,
  wholeMs: 60_000,
  stalledMs: 60_000,
};
const here = () => new AbortController().signal;

async function placeOf(entering: ReturnType<ReturnType<typeof createFileLine>['enter']>) {
  const entered = await entering;
  if (!entered.ok) throw new Error('there is a place');
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

test('so many are inside, so many wait in their order, and the rest is told when to come back', async () => {
  const line = createFileLine(LIMITS);
  const first = await placeOf(line.enter('a', here()));
  await placeOf(line.enter('b', here()));
  const waiting = ['c', 'd', 'e', 'f'].map((member) => line.enter(member, here()));
  const refused = await line.enter('g', here());
  expect(refused).toMatchObject({ ok: false, error: { retryAfterSeconds: expect.any(Number) } });
  for (const one of waiting) expect(await waits(one)).toBe(true);
  first.leave();
  first.leave();
  await placeOf(waiting[0] as never);
  expect(await waits(waiting[1] as never)).toBe(true);
});

test('one member has one file made at a time and two waiting, and others are let past them', async () => {
  const line = createFileLine(LIMITS);
  const first = await placeOf(line.enter('a', here()));
  const [second] = [line.enter('a', here()), line.enter('a', here())];
  expect((await line.enter('a', here())).ok).toBe(false);
  await placeOf(line.enter('b', here()));
  expect(await waits(second)).toBe(true);
  first.leave();
  await placeOf(second);
});

test('who hangs up leaves the line, and what is being made for them is told to stop', async () => {
  const line = createFileLine({ ...LIMITS, waiting: 1 });
  const inside = new AbortController();
  const place = await placeOf(line.enter('a', inside.signal));
  await placeOf(line.enter('b', here()));
  const outside = new AbortController();
  const gone = line.enter('c', outside.signal);
  outside.abort();
  expect((await gone).ok).toBe(false);
  // The place in the line is free again.
  const next = line.enter('d', here());
  expect(await waits(next)).toBe(true);
  inside.abort();
  expect(place.signal.aborted).toBe(true);
  // It goes to the next one when the making has stopped.
  expect(await waits(next)).toBe(true);
  place.leave();
  await placeOf(next);
});

test('nobody waits for longer than the line has them wait, and no file is made for longer than it may be', async () => {
  const line = createFileLine({ ...LIMITS, atOnce: 1, waitMs: 1, wholeMs: 1 });
  const place = await placeOf(line.enter('a', here()));
  expect((await line.enter('b', here())).ok).toBe(false);
  if (!place.signal.aborted) await once(place.signal, 'abort');
  expect(place.signal.aborted).toBe(true);
});
