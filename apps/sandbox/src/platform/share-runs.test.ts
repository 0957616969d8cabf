import { expect, it } from 'vitest';

import { shareRuns } from './share-runs.ts';

it('shared work runs once at a time, and every caller gets a result from after its call', async () => {
  const calls = { before: 0 };
  const ends: (() => void)[] = [];
  let running = 0;
  const run = shareRuns(async () => {
    running += 1;
    expect(running).toBe(1);
    const seen = calls.before;
    await new Promise<void>((end) => ends.push(end));
    running -= 1;
    return seen;
  });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const ask = () => {
    calls.before += 1;
    return run();
  };
  const first = ask();
  await settle();
  const meanwhile = Array.from({ length: 40 }, ask);
  ends[0]?.();
  await settle();
  ends[1]?.();
  expect(await first).toBe(1);
  expect(new Set(await Promise.all(meanwhile))).toEqual(new Set([41]));
  expect(ends).toHaveLength(2);
});

it('failed work runs again for the next caller', async () => {
  let runs = 0;
  const run = shareRuns(async () => {
    runs += 1;
    if (runs === 1) throw new Error('failed');
    return runs;
  });
  await expect(run()).rejects.toThrow('failed');
  expect(await run()).toBe(2);
});
