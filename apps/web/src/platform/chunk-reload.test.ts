import { epochMs } from '@paydirt/domain';
import { describe, expect, it, vi } from 'vitest';

import { createChunkReload } from './chunk-reload.ts';
import { memoryStore } from './storage.ts';

function setUp() {
  let at = 1_795_000_000_000;
  let online = true;
  const tellOffline = vi.fn<() => void>();
  const tellAgain = vi.fn<() => void>();
  const tell = vi.fn<() => void>();
  const reload = vi.fn<() => void>();
  const failed = createChunkReload({
    perTab: memoryStore(),
    now: () => epochMs(at),
    isOnline: () => online,
    tell,
    tellAgain,
    tellOffline,
    reload,
    later: (action, ms) => {
      expect(ms).toBe(1000);
      action();
    },
  });
  return {
    failed,
    tell,
    tellAgain,
    tellOffline,
    reload,
    pass: (ms: number) => void (at += ms),
    goOffline: () => void (online = false),
  };
}

describe('createChunkReload', () => {
  it('says so and reloads, at most once per minute, and promises a reload only when one follows', () => {
    const { failed, tell, tellAgain, reload, pass } = setUp();
    failed();
    expect(tellAgain).not.toHaveBeenCalled();
    pass(59_999);
    failed();
    expect(tell).toHaveBeenCalledTimes(1);
    expect(tellAgain).toHaveBeenCalledTimes(1);
    expect(reload).toHaveBeenCalledTimes(1);
    pass(1);
    failed();
    expect(tell).toHaveBeenCalledTimes(2);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('says that there is no network, and leaves the app standing', () => {
    const { failed, tell, tellOffline, reload, goOffline } = setUp();
    goOffline();
    failed();
    expect(tellOffline).toHaveBeenCalledTimes(1);
    expect(tell).not.toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
  });
});
