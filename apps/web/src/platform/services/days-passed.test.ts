import { addDays, DAY_MS, dayOf, epochMs, MINUTE_MS } from '@paydirt/domain';
import { expect, test } from 'vitest';

import { memoryStore } from '../storage/storage.ts';
import { createClock } from './clock.ts';
import { daysBetween, joined, watchMidnight } from './days-passed.ts';

const EVENING = epochMs(Date.UTC(2026, 10, 22, 23, 59));
const DAY = dayOf(EVENING);

test('ended days run from the first to the one before the last', () => {
  const later = (ms: number) => epochMs(EVENING + ms);
  expect(daysBetween(EVENING, later(30_000))).toBeNull();
  expect(daysBetween(EVENING, later(MINUTE_MS))).toMatchObject({ from: DAY, to: DAY });
  expect(daysBetween(EVENING, later(30 * DAY_MS))).toMatchObject({ from: DAY, to: addDays(DAY, 29) });
});

test('days of two overlapping moves are reported together, whichever answer arrives first', () => {
  const next = epochMs(EVENING + DAY_MS);
  const first = daysBetween(EVENING, next)!;
  const second = daysBetween(next, epochMs(next + DAY_MS))!;
  const both = { from: DAY, to: addDays(DAY, 1), before: EVENING, after: next + DAY_MS };
  expect(joined(null, first)).toEqual(first);
  expect(joined(first, second)).toEqual(both);
  expect(joined(second, first)).toEqual(both);
});

function watched() {
  let device: number = EVENING;
  const clock = createClock(memoryStore(), () => device);
  clock.synchronize(device);
  const midnight = watchMidnight(clock);
  return { clock, midnight, wait: (ms: number) => (device += ms) };
}

test('midnight is reported once', () => {
  const { midnight, wait } = watched();
  expect(midnight.look()).toBeNull();
  wait(2 * MINUTE_MS);
  expect(midnight.look()).toMatchObject({ from: DAY, to: DAY });
  wait(1000);
  expect(midnight.look()).toBeNull();
});

test('a moved clock is not reported as midnight', () => {
  const { clock, midnight, wait } = watched();
  clock.synchronize(EVENING + 3 * DAY_MS);
  expect(midnight.look()).toBeNull();
  wait(DAY_MS);
  expect(midnight.look()).toMatchObject({ from: addDays(DAY, 3), to: addDays(DAY, 3) });
});

test('a clock without a time has no midnight', () => {
  const midnight = watchMidnight(createClock(memoryStore(), () => EVENING));
  expect(midnight.look()).toBeNull();
});
