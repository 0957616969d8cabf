import { aCheckInMonth } from '@paydirt/contract/rewards/check-in.examples';
import { createFormatters, createTranslator } from '@paydirt/i18n';
import { catalogue } from '@paydirt/i18n/catalogues/en-us';
import { describe, expect, test } from 'vitest';

import { dayOfWire } from '../../../platform/data/wire.ts';
import { adjacentMonth, toMonthDays } from './month-days.ts';

const { t } = createTranslator({ locale: 'en-US', catalogue });
const format = createFormatters('en-US', { dateFormat: 0 });

const november = (today: string, joined: string) =>
  toMonthDays(aCheckInMonth('2026-11', [17, 19, 20]), {
    t,
    format,
    today: dayOfWire(today),
    joined: dayOfWire(joined),
    reward: '0.05',
  });

describe('the days of a month', () => {
  test('are complete, each with its state', () => {
    const days = november('2026-11-21', '2026-11-16');
    expect(days).toHaveLength(30);
    expect(days.slice(14, 23).map(({ figure, state }) => [figure, state])).toEqual([
      ['15', 'before'],
      ['16', 'missed'],
      ['17', 'done'],
      ['18', 'missed'],
      ['19', 'done'],
      ['20', 'done'],
      ['21', 'today'],
      ['22', 'upcoming'],
      ['23', 'upcoming'],
    ]);
  });

  test('say which day was missed, without mentioning a loss, and what every other day pays', () => {
    const days = november('2026-11-21', '2026-11-16');
    expect(days[17]?.text).toBe('Nov 18, 2026: not checked in');
    for (const day of [days[18], days[20], days[21]]) expect(day?.text).toContain('0.05');
  });

  test('do not include today in a past month', () => {
    const states = new Set(november('2026-12-01', '2026-10-01').map(({ state }) => state));
    expect(states).toEqual(new Set(['done', 'missed']));
  });
});

test('months continue across a new year', () => {
  expect(adjacentMonth('2026-01', -1)).toBe('2025-12');
  expect(adjacentMonth('2026-12', 1)).toBe('2027-01');
  expect(adjacentMonth('2028-01', 1)).toBe('2028-02');
});
