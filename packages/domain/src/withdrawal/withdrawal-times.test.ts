import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CONSTANTS } from '../constants.ts';
import { unwrap } from '../result.ts';
import { dayOf, type EpochMs, epochMs, fromIso, isBusinessDay, toIso } from '../time/time.ts';
import { areBanksOpen, bankHoursFrom, nextMonday, withdrawalTimes } from './withdrawal-times.ts';

const at = (iso: string) => unwrap(fromIso(iso));
const anyTime = fc.integer({ min: 1.7e12, max: 1.9e12 }).map(epochMs);
const short = (time: EpochMs) => toIso(time).slice(0, 16);

describe('withdrawalTimes', () => {
  // 2026-11-16 is a Monday.
  test.each([
    ['usdt', '2026-11-18T14:00:00Z', '2026-11-18T14:10', '2026-11-18T15:00', false],
    ['usdt', '2026-11-20T23:55:00Z', '2026-11-23T00:00', '2026-11-23T00:50', true],
    ['usdt', '2026-11-20T23:30:00Z', '2026-11-20T23:40', '2026-11-23T00:00', true],
    ['usdt', '2026-11-21T14:05:00Z', '2026-11-23T00:00', '2026-11-23T00:50', true],
    ['cash', '2026-11-18T10:00:00Z', '2026-11-18T10:10', '2026-11-18T14:10', false],
    ['cash', '2026-11-18T16:00:00Z', '2026-11-18T16:10', '2026-11-19T09:00', false],
    ['cash', '2026-11-18T20:00:00Z', '2026-11-19T09:00', '2026-11-19T13:00', false],
    ['cash', '2026-11-19T20:00:00Z', '2026-11-20T09:00', '2026-11-20T13:00', false],
    ['cash', '2026-11-20T17:00:00Z', '2026-11-20T17:10', '2026-11-23T09:00', true],
    ['cash', '2026-11-20T20:00:00Z', '2026-11-23T09:00', '2026-11-23T13:00', true],
    ['cash', '2026-11-22T23:59:00Z', '2026-11-23T09:00', '2026-11-23T13:00', true],
  ] as const)('%s asked for at %s', (channel, requestedAt, processing, arrives, waitsForMonday) => {
    const times = withdrawalTimes(channel, at(requestedAt));
    expect([short(times.processingAt), short(times.arrivesAt), times.waitsForMonday]).toEqual([
      processing,
      arrives,
      waitsForMonday,
    ]);
  });

  test('that succeeds at once waits only for the weekend and the bank', () => {
    const wednesday = at('2026-11-18T14:00:00Z');
    expect(withdrawalTimes('usdt', wednesday, 'succeeds_now')).toEqual({
      processingAt: wednesday,
      arrivesAt: wednesday,
      waitsForMonday: false,
    });
    const saturday = at('2026-11-21T14:00:00Z');
    expect(short(withdrawalTimes('cash', saturday, 'succeeds_now').arrivesAt)).toBe('2026-11-23T09:00');
  });

  test('never settles on a weekend, and always leaves time to cancel', () => {
    fc.assert(
      fc.property(anyTime, fc.constantFrom('usdt' as const, 'cash' as const), (requestedAt, channel) => {
        const { processingAt, arrivesAt } = withdrawalTimes(channel, requestedAt);
        expect(processingAt - requestedAt).toBeGreaterThanOrEqual(CONSTANTS.WITHDRAWAL_CANCEL_MS);
        expect(arrivesAt).toBeGreaterThan(processingAt);
        expect(isBusinessDay(dayOf(processingAt)) && isBusinessDay(dayOf(arrivesAt))).toBe(true);
      }),
    );
  });

  test('reaches a bank within 72 hours, during its opening hours', () => {
    fc.assert(
      fc.property(anyTime, (requestedAt) => {
        const { processingAt, arrivesAt } = withdrawalTimes('cash', requestedAt);
        expect(arrivesAt - requestedAt).toBeLessThanOrEqual(CONSTANTS.BANK_SETTLEMENT_MS);
        expect(areBanksOpen(processingAt) && areBanksOpen(arrivesAt)).toBe(true);
      }),
    );
  });

  test('reaches an address within an hour, unless it waits for Monday', () => {
    fc.assert(
      fc.property(anyTime, (requestedAt) => {
        const { arrivesAt, waitsForMonday } = withdrawalTimes('usdt', requestedAt);
        expect(waitsForMonday || arrivesAt - requestedAt === CONSTANTS.USDT_SETTLEMENT_MS).toBe(true);
      }),
    );
  });
});

describe('bank hours', () => {
  test.each([
    ['2026-11-18T08:59:59Z', '2026-11-18T09:00'],
    ['2026-11-18T09:00:00Z', '2026-11-18T09:00'],
    ['2026-11-18T17:59:00Z', '2026-11-18T17:59'],
    ['2026-11-18T18:00:00Z', '2026-11-19T09:00'],
    ['2026-11-20T18:00:00Z', '2026-11-23T09:00'],
    ['2026-11-21T10:00:00Z', '2026-11-23T09:00'],
    ['2026-11-23T03:00:00Z', '2026-11-23T09:00'],
  ])('from %s start at %s', (from, opens) => {
    expect(short(bankHoursFrom(at(from)))).toBe(opens);
  });
});

test.each([
  ['2026-11-20T10:00:00Z', '2026-11-23T00:00'],
  ['2026-11-22T23:59:00Z', '2026-11-23T00:00'],
  ['2026-11-23T00:00:00Z', '2026-11-30T00:00'],
])('after %s the next Monday begins at %s', (from, monday) => {
  expect(short(nextMonday(at(from)))).toBe(monday);
});
