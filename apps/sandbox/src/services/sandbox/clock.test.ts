import { clock, moveClock } from '@paydirt/contract/sandbox/world';
import { addDays, addMs, DAY_MS, dayOf, fromIso, SECOND_MS, toIso, unwrap } from '@paydirt/domain';
import { beforeEach, expect, test, vi } from 'vitest';

import type { DueJobs } from '../../jobs/due-jobs.ts';
import type { JobContext } from '../../jobs/runner.ts';
import { withServices } from '../../testing/with-services.ts';
import { accrueIncomeDay } from '../income/accrue-day.ts';
import { jobKinds } from '../job-kinds.ts';

const BROKEN = 'gold-pan';
/** Time after which something counts as hung. */
const AT_MOST_MS = 60_000;
let broken = false;
let held: Promise<unknown> = Promise.resolve();

/** The end of a day, which can be delayed, or fail for one machine. */
async function endDay(context: JobContext, payload: DueJobs['income-day']) {
  await held;
  if (broken && payload.productId === BROKEN) throw new Error(`${BROKEN} is broken`);
  return accrueIncomeDay(context, payload);
}

const services = withServices({
  seeded: true,
  jobKinds: { ...jobKinds, 'income-day': { handle: endDay } },
});
const state = () => services.call(clock, {});

beforeEach(() => {
  broken = false;
  held = Promise.resolve();
});

test('a move reports its progress, further requests for it join it, and it happens once', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  held = promise;
  const before = await services.now();
  const input = { advanceSeconds: (2 * DAY_MS) / SECOND_MS };
  const moving = [services.call(moveClock, input), services.call(moveClock, input)];
  try {
    const soon = { timeout: AT_MOST_MS };
    await vi.waitFor(async () => expect((await state()).state).toBe('advancing'), soon);
    const { from, to } = await state();
    expect(unwrap(fromIso(to ?? '')) - unwrap(fromIso(from ?? ''))).toBe(2 * DAY_MS);
  } finally {
    resolve();
  }
  for (const moved of await Promise.all(moving)) expect(moved).toMatchObject({ state: 'ready', to: null });
  const moved = (await services.now()) - before;
  expect(moved).toBeGreaterThanOrEqual(2 * DAY_MS);
  expect(moved).toBeLessThan(3 * DAY_MS);
});

test('a machine whose day fails to end does not hold up others, and its days are booked in order later', async () => {
  const today = dayOf(await services.now());
  const booked = async () => {
    const rows = await services.database.query<{ product_id: string; day: number }>(
      'select product_id, day from product_day where day between $1 and $2 order by day',
      [today, addDays(today, 1)],
    );
    return Map.groupBy(rows, ({ product_id }) => product_id);
  };
  broken = true;
  await services.advance(2 * DAY_MS);
  const others = await booked();
  expect(others.has(BROKEN)).toBe(false);
  expect(others.size).toBeGreaterThan(1);
  for (const days of others.values()) expect(days).toHaveLength(2);
  expect((await state()).state).toBe('failed');
  broken = false;
  await services.advance(DAY_MS);
  expect((await booked()).get(BROKEN)?.map(({ day }) => day)).toEqual([today, addDays(today, 1)]);
  expect((await state()).state).toBe('ready');
});

test('a move that its process did not finish continues by itself', async () => {
  const now = await services.now();
  const target = addMs(now, 3 * DAY_MS);
  await services.database.query('insert into clock_move (begun_at, target, failure) values ($1, $2, $3)', [
    new Date(now),
    new Date(target),
    'the connection was lost',
  ]);
  expect(await state()).toMatchObject({ state: 'failed', to: toIso(target) });
  services.runner.start();
  await vi.waitFor(async () => expect(await state()).toMatchObject({ state: 'ready', to: null }), {
    timeout: AT_MOST_MS,
  });
  await services.runner.stop();
  expect(await services.now()).toBeGreaterThanOrEqual(target);
});
