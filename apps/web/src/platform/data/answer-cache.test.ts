import { epochMs } from '@paydirt/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { memoryStore } from '../storage/storage.ts';
import { createAnswerCache } from './answer-cache.ts';

const STORAGE_KEY = 'paydirt.answers';
const MINE = 'wallet/account/balance?[]#en-US#m-1';
const THEIRS = 'wallet/account/balance?[]#en-US#m-2';
const AT = epochMs(1_795_000_000_000);

function storeWith(...entries: readonly unknown[]) {
  return memoryStore({ [STORAGE_KEY]: JSON.stringify(entries) });
}

describe('kept answers', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('are there after a reload', () => {
    const local = memoryStore();
    const options = { local, userId: 'm-1', mayStore: () => true };
    createAnswerCache(options).set(MINE, { value: { available: '1.00' }, asOf: AT });
    vi.runAllTimers();
    expect(createAnswerCache(options).read(MINE)).toEqual({ value: { available: '1.00' }, asOf: AT });
  });

  it('of another member are neither read nor left there', () => {
    const local = storeWith([THEIRS, { available: '9.00' }, AT], [MINE, { available: '1.00' }, AT]);
    const cache = createAnswerCache({ local, userId: 'm-1', mayStore: () => true });
    expect(cache.read(THEIRS)).toBeNull();
    expect(cache.read(MINE)).not.toBeNull();
    expect(local.getItem(STORAGE_KEY)).not.toContain('m-2');
    expect(local.getItem(STORAGE_KEY)).not.toContain('9.00');
  });

  it('are not taken for those of a member whose id ends alike', () => {
    const local = storeWith(['wallet/account/balance?[]#en-US#team#m-1', {}, AT], [`${MINE}0`, {}, AT]);
    const cache = createAnswerCache({ local, userId: '1', mayStore: () => true });
    expect(cache.read(MINE)).toBeNull();
    expect(local.getItem(STORAGE_KEY)).toBe('[]');
  });

  it('are not written once the member has left, in this tab or another', () => {
    const local = memoryStore();
    let still = true;
    const cache = createAnswerCache({ local, userId: 'm-1', mayStore: () => still });
    cache.set(MINE, { value: {}, asOf: AT });
    still = false;
    vi.runAllTimers();
    expect(local.getItem(STORAGE_KEY)).toBeNull();
  });

  it.each(['{', '{}', '[1, ["a"], ["b", 1, 1e300]]', 'null'])('read %s as none', (stored) => {
    const local = memoryStore({ [STORAGE_KEY]: stored });
    const cache = createAnswerCache({ local, userId: 'm-1', mayStore: () => true });
    expect(cache.read(MINE)).toBeNull();
  });
});
