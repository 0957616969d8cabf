import { epochMs } from '@paydirt/domain';
import { describe, expect, it, vi } from 'vitest';

import { createPageReload } from './page-reload.ts';
import { memoryStore } from '../storage/storage.ts';

/** Let pending promises settle. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

function setUp() {
  let at = 1_795_000_000_000;
  let reachable = true;
  let typed = false;
  let due: (() => void) | null = null;
  const notify = vi.fn<() => void>();
  const reload = vi.fn<() => void>();
  const answers = vi.fn<() => Promise<boolean>>(() => Promise.resolve(reachable));
  let taken = Promise.resolve();
  const pages = createPageReload({
    perTab: memoryStore(),
    now: () => epochMs(at),
    answers,
    hasTypedText: () => typed,
    notify,
    takeNewerVersion: () => taken,
    reload,
    later: (action, ms) => {
      expect(ms).toBe(1000);
      due = action;
    },
  });
  return {
    ...pages,
    notify,
    reload,
    answers,
    pass: (ms: number) => void (at += ms),
    async passSecond() {
      due?.();
      due = null;
      await settled();
    },
    fetchNewer() {
      const { promise, resolve } = Promise.withResolvers<void>();
      taken = promise;
      return async () => {
        resolve();
        await settled();
      };
    },
    cut: () => void (reachable = false),
    type: () => void (typed = true),
  };
}

describe('a chunk that failed', () => {
  it('is reported and reloads the page after a second, at most once per minute', async () => {
    const { chunkFailed, notify, reload, pass, passSecond } = setUp();
    expect(await chunkFailed()).toBe('reloads');
    expect(reload).not.toHaveBeenCalled();
    await passSecond();
    expect(reload).toHaveBeenCalledTimes(1);
    pass(59_999);
    expect(await chunkFailed()).toBe('recent');
    await passSecond();
    expect(notify).toHaveBeenCalledTimes(1);
    expect(reload).toHaveBeenCalledTimes(1);
    pass(1);
    expect(await chunkFailed()).toBe('reloads');
    await passSecond();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('waits for a newer version that is loading, and does not reload when text is typed meanwhile', async () => {
    for (const [types, reloads] of [
      [false, 1],
      [true, 0],
    ] as const) {
      const { chunkFailed, reload, passSecond, fetchNewer, type } = setUp();
      const fetched = fetchNewer();
      await chunkFailed();
      await passSecond();
      expect(reload).not.toHaveBeenCalled();
      if (types) type();
      await fetched();
      expect(reload).toHaveBeenCalledTimes(reloads);
    }
  });

  it('is handled once, however often it is reported', async () => {
    const { chunkFailed, notify } = setUp();
    expect(await Promise.all([chunkFailed(), chunkFailed()])).toEqual(['reloads', 'reloads']);
    expect(notify).toHaveBeenCalledTimes(1);
  });

  it('neither reloads nor announces it while the server does not answer', async () => {
    const { chunkFailed, notify, reload, passSecond, cut } = setUp();
    cut();
    expect(await chunkFailed()).toBe('unreachable');
    await passSecond();
    expect(notify).not.toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
  });

  it('does not reload over typed text', async () => {
    const { chunkFailed, notify, reload, passSecond, type } = setUp();
    type();
    expect(await chunkFailed()).toBe('typed');
    await passSecond();
    expect(notify).not.toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
  });

  it('does not reload when text is typed, or the network is cut, within that second', async () => {
    for (const happens of ['type', 'cut'] as const) {
      const setup = setUp();
      await setup.chunkFailed();
      setup[happens]();
      await setup.passSecond();
      expect(setup.reload).not.toHaveBeenCalled();
    }
  });
});

describe('a manual reload', () => {
  it('happens once the server has answered, even over typed text', async () => {
    const { byHand, reload, type } = setUp();
    type();
    expect(await byHand()).toBe(true);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('does not happen while the server does not answer', async () => {
    const { byHand, reload, cut } = setUp();
    cut();
    expect(await byHand()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
