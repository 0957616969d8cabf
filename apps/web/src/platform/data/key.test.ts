import { countries } from '@paydirt/contract/account/session';
import { postList } from '@paydirt/contract/community/posts';
import { balance } from '@paydirt/contract/wallet/balance';
import { records } from '@paydirt/contract/wallet/records';
import { describe, expect, it } from 'vitest';

import { isAbout, isOf, keyOf } from './key.ts';

const AUDIENCE = { locale: 'en-US', userId: 'm-1' };

describe('the cache key of an answer', () => {
  it('contains its subjects', () => {
    expect(isAbout(['money'], keyOf(balance, {}, AUDIENCE))).toBe(true);
    expect(isAbout(['posts', 'money'], keyOf(records, { kind: 'bonus' }, AUDIENCE))).toBe(true);
    expect(isAbout(['money'], keyOf(postList, {}, AUDIENCE))).toBe(false);
  });

  it('has no subjects when the call shows none', () => {
    expect(isAbout(['money'], keyOf(countries, {}, AUDIENCE))).toBe(false);
  });

  it('cannot be forged by typed text', () => {
    expect(isAbout(['money'], keyOf(countries, { search: '@money?' }, AUDIENCE))).toBe(false);
  });

  it('is the same for the same input in another order, and contains the member', () => {
    const key = keyOf(records, { kind: 'bonus', from: '2026-11-01' }, AUDIENCE);
    expect(keyOf(records, { from: '2026-11-01', kind: 'bonus' }, AUDIENCE)).toBe(key);
    expect([isOf('m-1', key), isOf('m-2', key)]).toEqual([true, false]);
  });
});
