import { createItemOffsets, type ItemOffsets } from './item-offsets.ts';

/** The items of a list, by index. */
export interface Items<T> {
  readonly count: number;
  itemAt(index: number): T;
  /** Items of a kind share their elements, and their estimated height until they are measured. */
  kindOf(item: T): string;
  /** The same for the same item in other lists, so that its measured height is kept. */
  keyOf(item: T): unknown;
}

/** The item at the top of the viewport, and how far it is scrolled. */
export interface Anchor {
  readonly index: number;
  readonly within: number;
}

const BEHIND = 240;
const AHEAD = 480;

/**
 * Computes which items of a long list belong in the document, and their positions. Has no access to the document
 * itself.
 *
 * Where measured heights differ from the estimates, the items on screen stay in place, and the difference is kept in
 * `pendingScroll` until the scroll offset can be corrected.
 */
export class ItemWindow<T> {
  items: Items<T> = { count: 0, itemAt: noItem, kindOf: noItem, keyOf: noItem };
  offsets: ItemOffsets = createItemOffsets(0, () => 0);
  /** Offset in the list at which the viewport begins. */
  top = 0;
  viewportHeight = 0;
  /** Items within the viewport and its margins. */
  first = 0;
  last = -1;
  /** Number of pixels by which items are drawn above their offsets, until the scroll offset is corrected. */
  pendingScroll = 0;
  /** The item that has focus, or −1. It and its neighbours stay in the document, however far away they are. */
  focused = -1;
  readonly #estimates: Record<string, number>;

  /** @param estimates heights by kind, until an item has been measured. */
  constructor(estimates: Readonly<Record<string, number>>) {
    this.#estimates = { ...estimates };
  }

  /** Offset at which an item is drawn. */
  drawnAt(index: number): number {
    return this.offsets.offsetOf(index) - this.pendingScroll;
  }

  estimateOf(kind: string): number {
    return this.#estimates[kind] ?? 0;
  }

  /** Set the viewport's top and height, and choose the items that it needs. */
  moveTo(top: number, viewportHeight: number) {
    const moved = top - this.top;
    this.top = top;
    this.viewportHeight = viewportHeight;
    // Render the items that the next frame will need: the slower the frame, the more pass by. Bounded,
    // because rendering ahead itself slows frames down.
    const ahead = Math.min(viewportHeight, Math.max(AHEAD, Math.abs(moved) * 1.5));
    this.first = this.offsets.indexAt(top - (moved < 0 ? ahead : BEHIND));
    this.last = this.offsets.indexAt(top + viewportHeight + (moved < 0 ? BEHIND : ahead));
  }

  has(index: number): boolean {
    return (index >= this.first && index <= this.last) || this.#isNearFocus(index);
  }

  /** The items that belong in the document. */
  *indexes(): Generator<number> {
    for (let index = this.first; index <= this.last; index += 1) yield index;
    for (let index = this.focused - 1; index <= this.focused + 1; index += 1)
      if (this.#isNearFocus(index) && (index < this.first || index > this.last)) yield index;
  }

  #isNearFocus(index: number): boolean {
    return this.focused >= 0 && Math.abs(index - this.focused) <= 1 && index >= 0 && index < this.items.count;
  }

  /** Tell whether the viewport has room for another item below, because heights were estimated too high. */
  hasRoomBelow(): boolean {
    return (
      this.last < this.items.count - 1 &&
      this.offsets.offsetOf(this.last + 1) < this.top + this.viewportHeight
    );
  }

  /** Include one more item below. Returns its index. */
  extend(): number {
    this.last += 1;
    return this.last;
  }

  /**
   * Tell whether the scroll offset must be corrected now, because an end of the list, currently `height` long, is near.
   */
  isNearEnd(height: number): boolean {
    return (
      this.top + this.viewportHeight * 2 > height ||
      (this.pendingScroll !== 0 && this.top < this.viewportHeight)
    );
  }

  /** The item at the top, to be passed to {@link keepAt} after heights have changed. */
  anchor(): Anchor {
    const index = this.offsets.indexAt(this.top);
    return { index, within: this.top - this.offsets.offsetOf(index) };
  }

  /** Offset of the viewport at an anchor. */
  topOf({ index, within }: Anchor): number {
    return this.offsets.offsetOf(index) + within;
  }

  /** Keep the item at the top at its position on screen. */
  keepAt(anchor: Anchor) {
    const by = this.topOf(anchor) - this.top;
    this.pendingScroll += by;
    this.top += by;
  }

  /** Return the pending correction of the scroll offset, in pixels, and reset it. */
  takePendingScroll(): number {
    const by = this.pendingScroll;
    this.pendingScroll = 0;
    return by;
  }

  /**
   * Replace the items. Measured heights, the item at the top and the one that has focus are found again by their keys.
   */
  replace(items: Items<T>) {
    const before = this.items;
    const heights = new Map<unknown, number>();
    for (let index = 0; index < before.count; index += 1)
      heights.set(keyAt(before, index), this.offsets.heightOf(index));
    const anchor = this.anchor();
    const anchorKey = keyAt(before, anchor.index);
    const focusedKey = keyAt(before, this.focused);
    let anchorIndex = -1;
    this.focused = -1;
    this.items = items;
    this.offsets = createItemOffsets(items.count, (index) => {
      const item = items.itemAt(index);
      const key = items.keyOf(item);
      if (key === anchorKey) anchorIndex = index;
      if (key === focusedKey) this.focused = index;
      return heights.get(key) ?? this.estimateOf(items.kindOf(item));
    });
    if (anchorIndex >= 0 && this.top > 0) this.keepAt({ ...anchor, index: anchorIndex });
  }

  /** Set the heights of the first measured items, and estimate all others from their averages. */
  estimateFrom(measured: ReadonlyMap<number, number>) {
    const sums: Record<string, { height: number; count: number }> = {};
    for (const [index, height] of measured) {
      const sum = (sums[this.#kindAt(index)] ??= { height: 0, count: 0 });
      sum.height += height;
      sum.count += 1;
    }
    for (const [kind, { height, count }] of Object.entries(sums)) this.#estimates[kind] = height / count;
    this.offsets = createItemOffsets(
      this.items.count,
      (index) => measured.get(index) ?? this.estimateOf(this.#kindAt(index)),
    );
  }

  /** Heights of all items, to restore the list from. */
  heights(): Float64Array {
    return Float64Array.from({ length: this.items.count }, (_, index) => this.offsets.heightOf(index));
  }

  setHeights(heights: Float64Array) {
    for (const [index, height] of heights.subarray(0, this.items.count).entries())
      this.offsets.setHeight(index, height);
  }

  #kindAt(index: number): string {
    return this.items.kindOf(this.items.itemAt(index));
  }
}

/** Equal to no key. */
const NO_KEY = Symbol('no key');

function keyAt<T>(items: Items<T>, index: number): unknown {
  return index >= 0 && index < items.count ? items.keyOf(items.itemAt(index)) : NO_KEY;
}

function noItem(): never {
  throw new Error('ui: an empty list has no items');
}
