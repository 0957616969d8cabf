import { describe, expect, test } from 'vitest';

import { LEVELS } from '../account/invitation.ts';
import { compare, isPositive, isZero } from '../money/money.ts';
import { LEVEL_GIFTS, ONE_TIME_REWARDS, SIGN_IN_REWARD } from './rewards.ts';

describe('rewards', () => {
  test('each level has a gift, never smaller than that of a lower level', () => {
    const gifts = Object.values(LEVEL_GIFTS);
    expect(gifts).toHaveLength(LEVELS.length);
    expect(isZero(LEVEL_GIFTS[0])).toBe(true);
    gifts.slice(1).forEach((gift, index) => {
      const lower = gifts[index];
      expect(lower && compare(gift, lower)).toBe(1);
    });
  });

  test('the published rewards are positive', () => {
    for (const reward of [SIGN_IN_REWARD, ...Object.values(ONE_TIME_REWARDS)])
      expect(isPositive(reward)).toBe(true);
  });
});
