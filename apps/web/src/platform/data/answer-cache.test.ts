import { CONSTANTS, epochMs } from '@paydirt/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { memoryAnswerStore } from '../storage/answer-store.ts';
import { createAnswerCache, forgetAnswers } from './answer-cache.ts';

const MINE = 'wallet/account/balance?[]#en-US#m-1';
const THEIRS = 'wallet/account/balance?[]#en-US#m-2';
const AT = epochMs(1_795_000_000_000);
const version = CONSTANTS.VERSION_CODE;
const kept = (value: unknown) => ({ value, asOf: AT, size: 20, version });

const keysIn = async (store: ReturnType<typeof memoryAnswerStore>) =>
  (await store.entries()).map(([key]) => key);

describe('cached answers', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('survive a reload', async () => {
    const store = memoryAnswerStore();
    const options = { store, userId: 'm-1', mayStore: () => true };
    createAnswerCache(options).set(MINE, { value: { available: '1.00' }, asOf: AT });
    await vi.runAllTimersAsync();
    const next = createAnswerCache(options);
    await next.ready();
    expect(next.read(MINE)).toMatchObject({ value: { available: '1.00' }, asOf: AT });
  });

  it('of another member are neither read nor kept', async () => {
    const store = memoryAnswerStore([
      [THEIRS, kept({ available: '9.00' })],
      [MINE, kept({ available: '1.00' })],
    ]);
    const cache = createAnswerCache({ store, userId: 'm-1', mayStore: () => true });
    await cache.ready();
    expect(cache.read(THEIRS)).toBeNull();
    expect(cache.read(MINE)).not.toBeNull();
    expect(await keysIn(store)).toEqual([MINE]);
  });

  it('of a member are deleted when their session ends, and no others', async () => {
    const store = memoryAnswerStore([
      [THEIRS, kept({})],
      [MINE, kept({})],
    ]);
    await forgetAnswers(store, 'm-1');
    expect(await keysIn(store)).toEqual([THEIRS]);
  });

  it('of a member with a similar id are not mistaken for one’s own', async () => {
    const store = memoryAnswerStore([[`${MINE}0`, kept({})]]);
    const cache = createAnswerCache({ store, userId: '0', mayStore: () => true });
    await cache.ready();
    expect(await keysIn(store)).toEqual([]);
  });

  it('are not written after the member logged out, in this tab or another', async () => {
    const store = memoryAnswerStore();
    let still = true;
    const cache = createAnswerCache({ store, userId: 'm-1', mayStore: () => still });
    cache.set(MINE, { value: {}, asOf: AT });
    still = false;
    await vi.runAllTimersAsync();
    expect(await keysIn(store)).toEqual([]);
  });

  it.each([null, 'text', { value: 1 }, { ...kept({}), asOf: 1e300 }, { ...kept({}), version: version - 1 }])(
    'that are invalid are ignored and deleted: %j',
    async (stored) => {
      const store = memoryAnswerStore([[MINE, stored]]);
      const cache = createAnswerCache({ store, userId: 'm-1', mayStore: () => true });
      await cache.ready();
      expect(cache.read(MINE)).toBeNull();
      expect(await keysIn(store)).toEqual([]);
    },
  );

  it('are limited to the newest five million characters', async () => {
    const store = memoryAnswerStore();
    const cache = createAnswerCache({ store, userId: 'm-1', mayStore: () => true });
    const keys = [1, 2, 3].map((number) => `call?[${number}]#en-US#m-1`);
    for (const key of keys) cache.set(key, { value: 'x'.repeat(2_000_000), asOf: AT });
    await vi.runAllTimersAsync();
    expect(await keysIn(store)).toEqual(keys.slice(1));
  });

  it('written before the store was read are not overwritten by it', async () => {
    const store = memoryAnswerStore([[MINE, kept({ available: '1.00' })]]);
    const cache = createAnswerCache({ store, userId: 'm-1', mayStore: () => true });
    cache.set(MINE, { value: { available: '2.00' }, asOf: AT });
    await cache.ready();
    expect(cache.read(MINE)).toMatchObject({ value: { available: '2.00' } });
  });

  it('last as long as the page when the browser refuses storage', async () => {
    const refused = () => Promise.reject(new DOMException('refused', 'SecurityError'));
    const store = { entries: refused, setMany: refused, delMany: refused };
    const cache = createAnswerCache({ store, userId: 'm-1', mayStore: () => true });
    await cache.ready();
    cache.set(MINE, { value: {}, asOf: AT });
    await vi.runAllTimersAsync();
    expect(cache.read(MINE)).toMatchObject({ value: {} });
  });
});
