import { describe, expect, it } from 'vitest';

import { ownPlace } from './own-place.ts';
import { memoryStore } from './storage.ts';

const stores = () => ({ local: memoryStore(), perTab: memoryStore() });

describe('a place of one’s own', () => {
  it('outlives the tab for a member', () => {
    const { local, perTab } = stores();
    ownPlace('draft.withdraw-usdt', { userId: 'm-1', local, perTab }).keep({ amount: '40' });
    const inAnotherTab = ownPlace('draft.withdraw-usdt', { userId: 'm-1', local, perTab: memoryStore() });
    expect(inAnotherTab.read()).toEqual({ amount: '40' });
  });

  it('is of one person and one thing', () => {
    const places = stores();
    ownPlace('draft.withdraw-usdt', { userId: 'm-1', ...places }).keep({ amount: '40' });
    expect(ownPlace('draft.withdraw-usdt', { userId: 'm-2', ...places }).read()).toBeNull();
    expect(ownPlace('draft.withdraw-usdt', { userId: 'm', ...places }).read()).toBeNull();
    expect(ownPlace('draft.withdraw-usdt', { userId: null, ...places }).read()).toBeNull();
    expect(ownPlace('draft.withdraw-cash', { userId: 'm-1', ...places }).read()).toBeNull();
  });

  it('stays in the tab for a visitor', () => {
    const { local, perTab } = stores();
    ownPlace('draft.login', { userId: null, local, perTab }).keep({ phone: '98' });
    expect(local.length).toBe(0);
    expect(ownPlace('draft.login', { userId: null, local, perTab }).read()).toEqual({ phone: '98' });
  });

  it('is empty once it was forgotten', () => {
    const places = stores();
    const place = ownPlace('draft.post', { userId: 'm-1', ...places });
    place.keep({ text: 'gold' });
    place.forget();
    expect(place.read()).toBeNull();
    expect(places.local.length).toBe(0);
  });
});
