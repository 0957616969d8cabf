import { addMs, epochMs, type EpochMs } from '@paydirt/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createTicker, type PageVisibility } from './ticker.ts';

const START = epochMs(1_795_000_000_300);

/** A page whose visibility the test sets. */
function createPage() {
  const listeners = new Set<() => void>();
  let visible = true;
  const page: PageVisibility = {
    visible: () => visible,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return {
    page,
    watchers: () => listeners.size,
    show: (next: boolean) => {
      visible = next;
      for (const listener of listeners) listener();
    },
  };
}

describe('createTicker', () => {
  let elapsedMs = 0;
  const now = () => addMs(START, elapsedMs);
  const pass = (ms: number) => {
    for (let step = 0; step < ms; step += 100) {
      elapsedMs += 100;
      vi.advanceTimersByTime(100);
    }
  };

  beforeEach(() => {
    elapsedMs = 0;
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('ticks at each full second of its clock, whenever the subscription starts', () => {
    const beats: EpochMs[] = [];
    createTicker(now, createPage().page).subscribe((at) => beats.push(at));
    pass(3000);
    expect(beats.map((at) => at - START)).toEqual([700, 1700, 2700]);
  });

  it('shares one timer among its listeners', () => {
    const ticker = createTicker(now, createPage().page);
    for (let index = 0; index < 50; index += 1) ticker.subscribe(() => undefined);
    expect(vi.getTimerCount()).toBe(1);
  });

  it('runs no timer while nobody listens', () => {
    const { page, watchers } = createPage();
    const ticker = createTicker(now, page);
    expect(vi.getTimerCount()).toBe(0);
    const leave = ticker.subscribe(() => undefined);
    leave();
    leave();
    expect(vi.getTimerCount()).toBe(0);
    expect(watchers()).toBe(0);
  });

  it('stops while the page is hidden and ticks at once when it is visible again', () => {
    const { page, show } = createPage();
    const beats: EpochMs[] = [];
    createTicker(now, page).subscribe((at) => beats.push(at));
    show(false);
    expect(vi.getTimerCount()).toBe(0);
    elapsedMs += 3_600_000;
    show(true);
    expect(beats).toEqual([addMs(START, 3_600_000)]);
    pass(1000);
    expect(beats).toHaveLength(2);
  });

  it('does not tick while the time is unknown, and starts once it is known', () => {
    let known = false;
    const beats: EpochMs[] = [];
    const ticker = createTicker(() => (known ? now() : null), createPage().page);
    ticker.subscribe((at) => beats.push(at));
    pass(3000);
    expect(beats).toEqual([]);
    expect(ticker.now()).toBeNull();
    known = true;
    pass(2000);
    expect(beats).toHaveLength(2);
  });

  it('keeps ticking for the others when a listener throws', () => {
    const ticker = createTicker(now, createPage().page);
    const beats: EpochMs[] = [];
    ticker.subscribe((at) => beats.push(at));
    ticker.subscribe(() => {
      throw new Error('drawing failed');
    });
    elapsedMs += 700;
    expect(() => vi.advanceTimersByTime(700)).toThrow('drawing failed');
    elapsedMs += 1000;
    expect(() => vi.advanceTimersByTime(1000)).toThrow('drawing failed');
    expect(beats).toHaveLength(2);
  });
});
