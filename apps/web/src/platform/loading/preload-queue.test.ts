import { describe, expect, it } from 'vitest';

import { createPreloadQueue } from './preload-queue.ts';

function setUp() {
  const due: (() => void)[] = [];
  const pauses: number[] = [];
  const loaded: string[] = [];
  let reachable = true;
  const preloads = createPreloadQueue({
    whenIdle: (action) => void due.push(action),
    later(action, ms) {
      pauses.push(ms);
      due.push(action);
    },
    random: () => 0,
  });
  return {
    loaded,
    pauses,
    begin: () => preloads.begin(() => Promise.resolve(reachable)),
    add: (name: string, fails = false) =>
      preloads.add(() => {
        loaded.push(name);
        return fails ? Promise.reject(new TypeError('cut')) : Promise.resolve();
      }),
    cut: () => void (reachable = false),
    restore: () => void (reachable = true),
    async passTime() {
      for (const action of due.splice(0)) action();
      // The answer takes one microtask.
      await Promise.resolve();
      await Promise.resolve();
    },
  };
}

describe('createPreloadQueue', () => {
  it('loads nothing before the first screen is shown, then everything in idle time', async () => {
    const { add, begin, loaded, passTime } = setUp();
    add('toasts');
    add('dialogs');
    await passTime();
    begin();
    expect(loaded).toEqual([]);
    await passTime();
    expect(loaded).toEqual(['toasts', 'dialogs']);
  });

  it('continues after a failure, and with later additions', async () => {
    const { add, begin, loaded, passTime } = setUp();
    begin();
    add('toasts', true);
    await passTime();
    add('dialogs');
    await passTime();
    expect(loaded).toEqual(['toasts', 'dialogs']);
  });

  it('loads nothing while the server does not answer, and probes it with growing pauses', async () => {
    const { add, begin, cut, loaded, restore, passTime, pauses } = setUp();
    cut();
    begin();
    add('toasts');
    await passTime();
    add('dialogs');
    // A pause, then idle time, for each question.
    for (let turn = 0; turn < 6; turn += 1) await passTime();
    expect(loaded).toEqual([]);
    expect(pauses.slice(0, 3)).toEqual([2_000, 4_000, 8_000]);
    restore();
    await passTime();
    await passTime();
    expect(loaded).toEqual(['toasts', 'dialogs']);
  });
});
