import { describe, expect, it } from 'vitest';

import { browserStore, type KeyValueStore, memoryStore } from './storage.ts';

const full = (initial: Readonly<Record<string, string>>): KeyValueStore =>
  Object.assign(memoryStore(initial), {
    setItem: () => {
      throw new DOMException('no room', 'QuotaExceededError');
    },
  });

describe("the browser's store", () => {
  it('is read and cleared though it is full', () => {
    const local = full({ 'paydirt.token': 'of-a-member' });
    const store = browserStore(() => local);
    expect(store.getItem('paydirt.token')).toBe('of-a-member');
    store.clear();
    expect(local.getItem('paydirt.token')).toBeNull();
  });

  it('is replaced by one in memory where it takes nothing', () => {
    const store = browserStore(() => full({}));
    store.setItem('paydirt.token', 'of-a-member');
    expect(store.getItem('paydirt.token')).toBe('of-a-member');
  });

  it('is replaced by one in memory where it is refused', () => {
    const store = browserStore(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(store.length).toBe(0);
  });
});
