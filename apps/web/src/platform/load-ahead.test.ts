import { describe, expect, it } from 'vitest';

import { createLoadAhead } from './load-ahead.ts';

function setUp() {
  const idle: (() => void)[] = [];
  const ahead = createLoadAhead((action) => void idle.push(action));
  const loaded: string[] = [];
  return {
    ahead,
    loaded,
    add: (name: string, fails = false) =>
      ahead.add(() => {
        loaded.push(name);
        return fails ? Promise.reject(new TypeError('cut')) : Promise.resolve();
      }),
    passIdleTime() {
      for (const action of idle.splice(0)) action();
    },
  };
}

describe('createLoadAhead', () => {
  it('loads nothing before the first screen stands, then all of it in idle time', () => {
    const { ahead, add, loaded, passIdleTime } = setUp();
    add('toasts');
    add('dialogs');
    passIdleTime();
    expect(loaded).toEqual([]);
    ahead.begin();
    passIdleTime();
    expect(loaded).toEqual(['toasts', 'dialogs']);
  });

  it('goes on after what failed, and with what comes later', () => {
    const { ahead, add, loaded, passIdleTime } = setUp();
    ahead.begin();
    add('toasts', true);
    passIdleTime();
    add('dialogs');
    passIdleTime();
    expect(loaded).toEqual(['toasts', 'dialogs']);
  });
});
