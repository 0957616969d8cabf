import { epochMs } from '@paydirt/domain';
import { describe, expect, it, vi } from 'vitest';

import { createPageReload } from './page-reload.ts';
import { memoryStore } from '../storage/storage.ts';

/** Let all go on that waits for nothing more. */
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
  it('is told and reloads after a second, at most once per minute', async () => {
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

  it('waits for the version that the server gives, and stays where something is typed meanwhile', async () => {
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

  it('is one failure, however often it is heard of', async () => {
    const { chunkFailed, notify } = setUp();
    expect(await Promise.all([chunkFailed(), chunkFailed()])).toEqual(['reloads', 'reloads']);
    expect(notify).toHaveBeenCalledTimes(1);
  });

  it('reloads nothing and promises nothing while the server does not answer', async () => {
    const { chunkFailed, notify, reload, passSecond, cut } = setUp();
    cut();
    expect(await chunkFailed()).toBe('unreachable');
    await passSecond();
    expect(notify).not.toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
  });

  it('reloads nothing over typed text', async () => {
    const { chunkFailed, notify, reload, passSecond, type } = setUp();
    type();
    expect(await chunkFailed()).toBe('typed');
    await passSecond();
    expect(notify).not.toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
  });

  it('does not reload after all when text is typed, or the network is cut, in that second', async () => {
    for (const happens of ['type', 'cut'] as const) {
      const setup = setUp();
      await setup.chunkFailed();
      setup[happens]();
      await setup.passSecond();
      expect(setup.reload).not.toHaveBeenCalled();
    }
  });
});

describe('a reload by hand', () => {
  it('comes once the server has answered, over typed text too', async () => {
    const { byHand, reload, type } = setUp();
    type();
    expect(await byHand()).toBe(true);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('does not come while the server does not answer', async () => {
    const { byHand, reload, cut } = setUp();
    cut();
    expect(await byHand()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
