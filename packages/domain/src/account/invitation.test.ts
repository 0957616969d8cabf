import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  checkInvitationCode,
  INVITATION_ALPHABET,
  invitationLink,
  memberLevel,
  nextLevel,
  REFERRAL_REWARD,
  REFERRAL_REWARD_CAP,
  referralReward,
} from './invitation.ts';
import { sum, toDecimal } from '../money/money.ts';

describe('checkInvitationCode', () => {
  test.each([
    ['NUGGET', { ok: true, value: 'NUGGET' }],
    [' nug get24 ', { ok: true, value: 'NUGGET24' }],
    ['', { ok: false, error: 'required' }],
    ['NUGGE', { ok: false, error: 'malformed' }],
    ['NUGGET234', { ok: false, error: 'malformed' }],
    ['NUGGE0', { ok: false, error: 'malformed' }],
    ['NUGG-T', { ok: false, error: 'malformed' }],
  ])('%j', (text, result) => {
    expect(checkInvitationCode(text)).toEqual(result);
  });

  test.each([...'0O1IL'])('refuses the look-alike %s', (character) => {
    expect(checkInvitationCode(`NUGGE${character}`).ok).toBe(false);
  });

  test('is idempotent', () => {
    const codes = fc.string({ unit: fc.constantFrom(...INVITATION_ALPHABET, 'a', ' '), maxLength: 10 });
    fc.assert(
      fc.property(codes, (text) => {
        const once = checkInvitationCode(text);
        fc.pre(once.ok);
        expect(once.ok && checkInvitationCode(once.value)).toEqual(once);
      }),
    );
  });
});

test('a link is the share URL followed by the code', () => {
  expect(invitationLink('https://paydirt.example/r?c=', 'NUGGET')).toBe('https://paydirt.example/r?c=NUGGET');
});

describe('levels', () => {
  test.each([
    [0, 0, { level: 1, needs: 1 }],
    [1, 1, { level: 2, needs: 2 }],
    [2, 1, { level: 2, needs: 1 }],
    [3, 2, { level: 3, needs: 7 }],
    [9, 2, { level: 3, needs: 1 }],
    [10, 3, { level: 4, needs: 15 }],
    [25, 4, { level: 5, needs: 25 }],
    [50, 5, null],
    [5000, 5, null],
  ])('%i valid invitees give level %i', (validInvitees, level, next) => {
    expect(memberLevel(validInvitees)).toBe(level);
    expect(nextLevel(validInvitees)).toEqual(next);
  });
});

test('rewards are fixed and stop at the cap', () => {
  const rewards = Array.from({ length: 3 * REFERRAL_REWARD_CAP }, (_, before) => referralReward(before));
  expect(toDecimal(REFERRAL_REWARD)).toBe('2.00');
  expect(toDecimal(sum(rewards, 'USDT'))).toBe('40.00');
});
