import { describe, expect, it, vi } from 'vitest';

import { createRetry } from './retry.ts';

/** A scheduler that runs its one pending function on command, and records all pauses. */
function setUp() {
  let waiting: (() => void) | null = null;
  let reachable = false;
  const pauses: number[] = [];
  const answers = vi.fn<() => Promise<boolean>>(() => Promise.resolve(reachable));
  const again = vi.fn<() => void>();
  const trying: boolean[] = [];
  const retry = createRetry({
    answers,
    again,
    onTrying: (now) => void trying.push(now),
    later(action, ms) {
      pauses.push(ms);
      waiting = action;
      return () => {
        if (waiting === action) waiting = null;
      };
    },
    random: () => 0,
  });
  return {
    retry,
    answers,
    again,
    trying,
    pauses,
    isWaiting: () => waiting !== null,
    bringBack: () => void (reachable = true),
    async passPause() {
      const action = waiting;
      waiting = null;
      action?.();
      // The answer takes one microtask.
      await Promise.resolve();
      await Promise.resolve();
    },
  };
}

describe('createRetry', () => {
  it('probes the server with growing pauses, and fetches again once it answers', async () => {
    const { retry, answers, again, pauses, passPause, bringBack } = setUp();
    retry.failed();
    await passPause();
    await passPause();
    await passPause();
    expect(pauses).toEqual([2_000, 4_000, 8_000, 16_000]);
    expect(answers).toHaveBeenCalledTimes(3);
    expect(again).not.toHaveBeenCalled();
    bringBack();
    await passPause();
    expect(again).toHaveBeenCalledTimes(1);
  });

  it('has one pause and one probe at a time, however many failures or retries are reported', async () => {
    const { retry, answers, trying, passPause } = setUp();
    retry.failed();
    retry.now();
    retry.now();
    retry.now();
    expect(answers).toHaveBeenCalledTimes(1);
    expect(trying).toEqual([true]);
    await passPause();
    expect(trying).toEqual([true, false]);
    await passPause();
    expect(answers).toHaveBeenCalledTimes(2);
  });

  it('probes at once on a manual retry, and then waits for the result', async () => {
    const { retry, again, bringBack, isWaiting, passPause } = setUp();
    bringBack();
    retry.failed();
    retry.now();
    await passPause();
    expect(again).toHaveBeenCalledTimes(1);
    expect(isWaiting()).toBe(false);
  });

  it('does nothing before a failure, and nothing after it was stopped', async () => {
    const { retry, answers, again, bringBack, isWaiting, passPause } = setUp();
    retry.now();
    expect(answers).not.toHaveBeenCalled();
    bringBack();
    retry.failed();
    retry.now();
    retry.stop();
    await passPause();
    expect(again).not.toHaveBeenCalled();
    retry.failed();
    expect(isWaiting()).toBe(false);
  });
});
