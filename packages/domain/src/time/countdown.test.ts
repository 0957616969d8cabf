import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { announcementAt, remaining, type Announcement } from './countdown.ts';
import { DAY_MS, epochMs, HOUR_MS, MINUTE_MS, SECOND_MS } from './time.ts';

const endsAt = epochMs(100 * DAY_MS);
const left = (ms: number) => remaining(endsAt, epochMs(endsAt - ms));
const total = ({ days, hours, minutes, seconds }: ReturnType<typeof left>) =>
  ((days * 24 + hours) * 60 + minutes) * 60 + seconds;

describe('remaining', () => {
  test('splits the remaining time into days, hours, minutes and seconds', () => {
    expect(left(2 * DAY_MS + 3 * HOUR_MS + 4 * MINUTE_MS + 5 * SECOND_MS)).toEqual({
      days: 2,
      hours: 3,
      minutes: 4,
      seconds: 5,
      done: false,
    });
  });

  test('shows the last second until the end, then stays at zero', () => {
    expect(left(1)).toMatchObject({ seconds: 1, done: false });
    const over = { days: 0, hours: 0, minutes: 0, seconds: 0, done: true };
    for (const ms of [0, -1, -DAY_MS]) expect(left(ms)).toEqual(over);
  });

  test('only ever goes down, is never negative, and is done exactly from the end on', () => {
    const times = fc.integer({ min: -DAY_MS, max: 40 * DAY_MS });
    fc.assert(
      fc.property(times, times, (a, b) => {
        const [early, late] = [left(Math.max(a, b)), left(Math.min(a, b))];
        expect(total(late)).toBeLessThanOrEqual(total(early));
        expect(total(late)).toBeGreaterThanOrEqual(0);
        expect(late.done).toBe(Math.min(a, b) <= 0);
        expect(late.hours < 24 && late.minutes < 60 && late.seconds < 60).toBe(true);
      }),
    );
  });
});

describe('announcementAt', () => {
  test.each<[string, number, number, Announcement | null]>([
    ['a full day', 2 * DAY_MS + SECOND_MS, 2 * DAY_MS, { kind: 'days', count: 2 }],
    ['the last day', DAY_MS + SECOND_MS, DAY_MS, { kind: 'days', count: 1 }],
    ['an hour of an earlier day', DAY_MS + 5 * HOUR_MS + SECOND_MS, DAY_MS + 5 * HOUR_MS, null],
    ['an hour of the last day', 5 * HOUR_MS + SECOND_MS, 5 * HOUR_MS, { kind: 'hours', count: 5 }],
    ['ten minutes', 10 * MINUTE_MS + SECOND_MS, 10 * MINUTE_MS, { kind: 'minutes', count: 10 }],
    ['one minute', MINUTE_MS + SECOND_MS, MINUTE_MS, { kind: 'minutes', count: 1 }],
    ['the end', SECOND_MS, 0, { kind: 'ended' }],
    ['the second after a threshold', MINUTE_MS, MINUTE_MS - SECOND_MS, null],
    ['after the end', 0, -SECOND_MS, null],
    ['several at once', 3 * DAY_MS, 90 * MINUTE_MS, { kind: 'hours', count: 2 }],
    ['time that was added', MINUTE_MS, 2 * HOUR_MS, null],
  ])('%s', (_, before, after, announcement) => {
    expect(announcementAt(left(before), left(after))).toEqual(announcement);
  });

  test('announces a fixed number of times in three days, whatever the phase of the seconds', () => {
    let spoken = 0;
    for (let ms = 3 * DAY_MS; ms >= 0; ms -= SECOND_MS)
      if (announcementAt(left(ms + SECOND_MS), left(ms))) spoken += 1;
    expect(spoken).toBe(3 + 23 + 2 + 1);
  });
});
