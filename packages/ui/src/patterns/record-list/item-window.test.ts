import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { ItemWindow, type Items } from './item-window.ts';

const itemsOf = (keys: readonly string[]): Items<string> => ({
  count: keys.length,
  itemAt: (index) => keys[index] ?? '',
  kindOf: (key) => (key.startsWith('day') ? 'day' : 'record'),
  keyOf: (key) => key,
});
const many = (count: number, from = 0) => Array.from({ length: count }, (_, index) => `r${from + index}`);

/** A window over records of 50 px each, scrolled to `top` in a viewport of 600 px. */
function windowOver(keys: readonly string[], top = 0): ItemWindow<string> {
  const view = new ItemWindow<string>({ day: 40, record: 50 });
  view.replace(itemsOf(keys));
  view.moveTo(top, 600);
  return view;
}

describe('the items of a window', () => {
  it('cover the viewport, with more of them ahead than behind', () => {
    const view = windowOver(many(1000));
    view.moveTo(10_000, 600);
    view.moveTo(10_050, 600);
    expect([view.first, view.last]).toEqual([196, 222]);
    view.moveTo(10_000, 600);
    expect([view.first, view.last]).toEqual([190, 216]);
  });

  it('reach further ahead during a fling, by at most a viewport', () => {
    const view = windowOver(many(1000));
    view.moveTo(5_000, 600);
    expect(view.last).toBe(124);
  });

  it('end with the list', () => {
    const view = windowOver(many(5));
    expect([...view.indexes()]).toEqual([0, 1, 2, 3, 4]);
    expect(view.hasRoomBelow()).toBe(false);
  });

  it('include the focused one and its neighbours, however far away', () => {
    const view = windowOver(many(1000));
    view.focused = 0;
    view.moveTo(20_000, 600);
    expect([...view.indexes()].filter((index) => index < view.first)).toEqual([0, 1]);
    expect([0, 1, 2].map((index) => view.has(index))).toEqual([true, true, false]);
  });

  it('extend further down when heights turn out smaller than estimated', () => {
    const view = windowOver(many(1000));
    for (const index of view.indexes()) view.offsets.setHeight(index, 10);
    while (view.hasRoomBelow()) view.offsets.setHeight(view.extend(), 10);
    expect(view.offsets.offsetOf(view.last + 1)).toBeGreaterThanOrEqual(600);
    expect(view.last).toBe(59);
  });
});

describe('the visible part', () => {
  it('stays in place when heights change', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 9_000 }),
        fc.array(fc.tuple(fc.nat(199), fc.integer({ min: 1, max: 400 }))),
        (top, changes) => {
          const view = windowOver(many(200), top);
          const anchor = view.anchor();
          const drawn = view.drawnAt(anchor.index);
          for (const [index, height] of changes) view.offsets.setHeight(index, height);
          view.keepAt(anchor);
          expect(view.drawnAt(anchor.index)).toBe(drawn);
          expect(view.anchor().index).toBeGreaterThanOrEqual(anchor.index);
        },
      ),
    );
  });

  it('stays in place when items are added above it', () => {
    const view = windowOver(many(200), 5_020);
    view.replace(itemsOf([...many(10, 1000), ...many(200)]));
    expect(view.anchor()).toEqual({ index: 110, within: 20 });
    expect(view.drawnAt(110)).toBe(5_000);
    expect(view.takePendingScroll()).toBe(500);
    expect(view.drawnAt(110)).toBe(5_500);
  });

  it('may move at the very top when items are added above it', () => {
    const view = windowOver(many(200));
    view.replace(itemsOf([...many(10, 1000), ...many(200)]));
    expect(view.anchor()).toEqual({ index: 0, within: 0 });
  });
});

describe('replaced items', () => {
  it('keep measured heights, and the focus', () => {
    const view = windowOver(['day1', 'r1', 'r2']);
    view.offsets.setHeight(1, 77);
    view.focused = 1;
    view.replace(itemsOf(['day2', 'day1', 'r0', 'r1', 'r2']));
    expect([...view.heights()]).toEqual([40, 40, 50, 77, 50]);
    expect(view.focused).toBe(3);
  });

  it('lose the focus when its item is gone', () => {
    const view = windowOver(['r1', 'r2']);
    view.focused = 0;
    view.replace(itemsOf(['r2']));
    expect(view.focused).toBe(-1);
  });
});

it('estimates heights from the average of the first measured ones, by kind', () => {
  const view = windowOver(['day1', 'r1', 'r2', 'day2', 'r3']);
  view.estimateFrom(
    new Map([
      [0, 30],
      [1, 60],
      [2, 70],
    ]),
  );
  expect([...view.heights()]).toEqual([30, 60, 70, 30, 65]);
});

it('reports when it is near an end, where a pending scroll cannot wait', () => {
  const view = windowOver(many(200), 5_000);
  expect(view.isNearEnd(10_000)).toBe(false);
  expect(view.isNearEnd(6_000)).toBe(true);
  view.moveTo(100, 600);
  expect(view.isNearEnd(10_000)).toBe(false);
  view.pendingScroll = 5;
  expect(view.isNearEnd(10_000)).toBe(true);
});
