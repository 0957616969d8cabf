import { describe, expect, it } from 'vitest';

import { storedValueOf } from './stored-value.ts';
import { memoryStore } from './storage.ts';

const stores = () => ({ local: memoryStore(), perTab: memoryStore() });

describe('a stored value', () => {
  it('of a member outlives the tab', () => {
    const { local, perTab } = stores();
    storedValueOf('draft.withdraw-usdt', { userId: 'm-1', local, perTab }).set({ amount: '40' });
    const inAnotherTab = storedValueOf('draft.withdraw-usdt', {
      userId: 'm-1',
      local,
      perTab: memoryStore(),
    });
    expect(inAnotherTab.read()).toEqual({ amount: '40' });
  });

  it('belongs to one member and one subject', () => {
    const stored = stores();
    storedValueOf('draft.withdraw-usdt', { userId: 'm-1', ...stored }).set({ amount: '40' });
    expect(storedValueOf('draft.withdraw-usdt', { userId: 'm-2', ...stored }).read()).toBeNull();
    expect(storedValueOf('draft.withdraw-usdt', { userId: 'm', ...stored }).read()).toBeNull();
    expect(storedValueOf('draft.withdraw-usdt', { userId: null, ...stored }).read()).toBeNull();
    expect(storedValueOf('draft.withdraw-cash', { userId: 'm-1', ...stored }).read()).toBeNull();
  });

  it('of a visitor stays in the tab', () => {
    const { local, perTab } = stores();
    storedValueOf('draft.login', { userId: null, local, perTab }).set({ phone: '98' });
    expect(local.length).toBe(0);
    expect(storedValueOf('draft.login', { userId: null, local, perTab }).read()).toEqual({ phone: '98' });
  });

  it('is empty once it was deleted', () => {
    const stored = stores();
    const draft = storedValueOf('draft.post', { userId: 'm-1', ...stored });
    draft.set({ text: 'gold' });
    draft.remove();
    expect(draft.read()).toBeNull();
    expect(stored.local.length).toBe(0);
  });
});
