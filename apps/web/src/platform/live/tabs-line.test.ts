import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Heard } from './socket-line.ts';
import { joinTabs, type Tabs } from './tabs-line.ts';

const EVENT = JSON.stringify({ type: 'mailbox', data: {} });
const LATER = JSON.stringify({ type: 'recharge', data: { id: 'rch_1' } });

/** A browser with locks and channels, as far as tabs see them. */
function browser() {
  interface Waiting {
    readonly granted: (lock: Lock | null) => Promise<void>;
    readonly done: () => void;
    readonly refused: (reason: unknown) => void;
  }
  let holder: Waiting | null = null;
  let queue: Waiting[] = [];
  const channels = new Set<{
    readonly listeners: Set<(event: { data: unknown }) => void>;
    asleep: boolean;
  }>();

  async function hold(waiting: Waiting): Promise<void> {
    await waiting.granted(null);
    waiting.done();
    if (holder === waiting) holder = null;
    next();
  }

  function next(): void {
    if (holder !== null) return;
    const first = queue.shift();
    if (first === undefined) return;
    holder = first;
    void hold(first);
  }

  function openTab({ visible = true } = {}) {
    const tab = { visible, asleep: false, heard: [] as string[], states: [] as string[], connected: 0 };
    const own = new Set<{ asleep: boolean }>();
    const wakers = new Set<() => void>();
    const tabs = {
      locks: {
        request: (_name: string, settings: LockOptions, granted: Waiting['granted']) =>
          new Promise<void>((resolve, reject) => {
            const waiting: Waiting = { granted, done: resolve, refused: reject };
            settings.signal?.addEventListener('abort', () => {
              if (!queue.includes(waiting)) return;
              queue = queue.filter((one) => one !== waiting);
              reject(new DOMException('', 'AbortError'));
            });
            if (settings.steal) {
              holder?.refused(new DOMException('', 'AbortError'));
              holder = null;
              queue.unshift(waiting);
            } else queue.push(waiting);
            next();
          }),
      },
      openChannel: () => {
        const channel = { listeners: new Set<(event: { data: unknown }) => void>(), asleep: false };
        channels.add(channel);
        own.add(channel);
        return {
          addEventListener: (_type: string, listener: (event: { data: unknown }) => void) =>
            void channel.listeners.add(listener),
          postMessage(data: unknown) {
            for (const other of [...channels]) {
              if (other !== channel && !other.asleep)
                for (const listener of other.listeners) queueMicrotask(() => listener({ data }));
            }
          },
          close: () => void channels.delete(channel),
        } as unknown as BroadcastChannel;
      },
      isVisible: () => tab.visible,
      onVisible(listener: () => void) {
        wakers.add(listener);
        return () => wakers.delete(listener);
      },
    } as unknown as Tabs;
    let told: Heard | null = null;
    const leave = joinTabs({
      name: 'm-1',
      tabs,
      onState: (state) => tab.states.push(state),
      onText: (text) => tab.heard.push(text),
      connect(heard) {
        tab.connected += 1;
        told = heard;
        heard.onState('live');
        return () => {
          tab.connected -= 1;
          told = null;
        };
      },
    });
    return {
      tab,
      leave,
      /** The service tells something over this tab's socket. */
      receive: (text: string) => told?.onText(text),
      sleep() {
        for (const channel of own) channel.asleep = true;
      },
      comeToFront() {
        tab.visible = true;
        for (const waker of wakers) waker();
      },
    };
  }
  return { openTab };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

describe('tabs that hear over one socket', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('connect once, and all hear each event once', async () => {
    const { openTab } = browser();
    const tabs = [openTab(), openTab(), openTab()];
    await settle();
    expect(tabs.map(({ tab }) => tab.connected)).toEqual([1, 0, 0]);
    tabs[0]?.receive(EVENT);
    await settle();
    expect(tabs.map(({ tab }) => tab.heard)).toEqual([[EVENT], [EVENT], [EVENT]]);
    expect(tabs.map(({ tab }) => tab.states.at(-1))).toEqual(['live', 'live', 'live']);
  });

  it('tell one that comes later how things stand', async () => {
    const { openTab } = browser();
    const first = openTab();
    await settle();
    first.receive(EVENT);
    first.receive(LATER);
    first.receive(EVENT);
    const second = openTab();
    await settle();
    expect(second.tab.heard.toSorted()).toEqual([EVENT, LATER].toSorted());
    expect(second.tab.states.at(-1)).toBe('live');
  });

  it('go on when the one that leads is closed', async () => {
    const { openTab } = browser();
    const [first, second, third] = [openTab(), openTab(), openTab()];
    await settle();
    first.leave();
    await settle();
    expect([first, second, third].map(({ tab }) => tab.connected)).toEqual([0, 1, 0]);
    second.receive(EVENT);
    await settle();
    expect(third.tab.heard).toEqual([EVENT]);
    expect(first.tab.heard).toEqual([]);
  });

  it('in front take the lead from one that sleeps, which follows when it wakes', async () => {
    const { openTab } = browser();
    const first = openTab({ visible: false });
    const hidden = openTab({ visible: false });
    const front = openTab({ visible: false });
    await settle();
    first.sleep();
    front.comeToFront();
    await vi.advanceTimersByTimeAsync(5000);
    expect([first, hidden, front].map(({ tab }) => tab.connected)).toEqual([0, 0, 1]);
    front.receive(EVENT);
    await settle();
    expect(hidden.tab.heard).toEqual([EVENT]);
    front.leave();
    await settle();
    // Those that waited are next, each at most once.
    expect(first.tab.connected + hidden.tab.connected).toBe(1);
  });

  it('leave the lead with one that answers', async () => {
    const { openTab } = browser();
    const [first, second] = [openTab(), openTab()];
    await settle();
    second.comeToFront();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([first, second].map(({ tab }) => tab.connected)).toEqual([1, 0]);
  });

  it('that all leave hold nothing', async () => {
    const { openTab } = browser();
    const tabs = [openTab(), openTab()];
    await settle();
    for (const { leave } of tabs) leave();
    await settle();
    expect(tabs.map(({ tab }) => tab.connected)).toEqual([0, 0]);
    expect(vi.getTimerCount()).toBe(0);
    const late = openTab();
    await settle();
    expect(late.tab.connected).toBe(1);
    late.leave();
  });
});
