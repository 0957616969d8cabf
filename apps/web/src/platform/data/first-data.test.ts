import { balance, type Balance } from '@paydirt/contract/wallet/balance';
import { epochMs, SECOND_MS } from '@paydirt/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createFirstData } from './first-data.ts';

const NOON = epochMs(Date.UTC(2026, 10, 21, 12));
const BALANCE = {
  available: '102.50',
  receivable: '0',
  arriving: '0',
  withdrawing: '0',
  currency: 'USDT',
} as Balance;
const asker = { token: 'token', language: 'en_US' };
const itself = (result: Balance) => result;

/** First data of a page whose request for the balance was answered with this body. */
function dataWith(body: object | string) {
  let now = NOON;
  const take = vi.fn(() => (typeof body === 'string' ? body : JSON.stringify(body)));
  const data = createFirstData(
    { take },
    () => asker,
    () => now,
  );
  const read = () => data.read('key', balance, {}, itself);
  return { data, take, read, wait: (ms: number) => (now = epochMs(NOON + ms)) };
}

const success = { status: 200, code: 200, message: 'ok', msg: '', data: BALANCE };

describe('data that arrived before the app', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('are read by their call, as the same object each time', () => {
    const { take, read } = dataWith(success);
    expect(read()).toEqual({ value: BALANCE, asOf: NOON });
    expect(read()).toBe(read());
    expect(take).toHaveBeenCalledExactlyOnceWith('GET /api/wallet/account/balance', asker);
  });

  it('replace one request, can be read until the end of the turn, and are then dropped', () => {
    const { data, read, take } = dataWith(success);
    const first = read();
    expect(data.take('key')).toBe(first);
    expect(read()).toBe(first);
    vi.runAllTimers();
    expect(data.take('key')).toBeUndefined();
    read();
    expect(take).toHaveBeenCalledTimes(2);
  });

  it('are requested again after lying unused for long', () => {
    const { data, read, wait } = dataWith(success);
    read();
    wait(21 * SECOND_MS);
    expect(data.take('key')).toBeUndefined();
  });

  it.each([
    ['a refusal', { ...success, status: 401, code: 401, message: 'unauthorized', data: null }],
    ['data of another shape', { ...success, data: { available: 102.5 } }],
    ['no JSON', '<html>'],
  ])('are ignored when the answer is %s', (_what, body) => {
    const { data, read } = dataWith(body);
    expect(read()).toBeUndefined();
    expect(data.take('key')).toBeUndefined();
  });
});
