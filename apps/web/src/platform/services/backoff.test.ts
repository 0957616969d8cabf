import { describe, expect, it } from 'vitest';

import { backoffMs } from './backoff.ts';

const whole = (failures: number) => backoffMs(failures, () => 0);

describe('backoffMs', () => {
  it('doubles with each failure, up to half a minute', () => {
    expect([1, 2, 3, 4, 5, 6, 100].map(whole)).toEqual([2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000]);
  });

  it('randomises up to half of it', () => {
    expect(backoffMs(3, () => 0.5)).toBe(6_000);
    expect(backoffMs(3, () => 0.999_999)).toBe(4_000);
  });
});
