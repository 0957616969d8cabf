import { createItemSlots, type ItemView } from './item-slots.ts';
import { ItemWindow, type Anchor, type Items } from './item-window.ts';

/** Scroll state of a list: measured heights, the item at the top and how far it is scrolled. */
export interface RecycledListSnapshot extends Anchor {
  readonly heights: Float64Array;
  readonly width: number;
  readonly scrollTop: number;
}

interface RecycledListOptions<T> {
  /** The list element. Its height is set, and its children are created and removed here. */
  box: HTMLElement;
  /** The element that scrolls; the page without it. */
  scroller: HTMLElement | undefined;
  createView: (kind: string) => ItemView<T>;
  /** Heights by kind, until items of that kind are measured. */
  estimates: Readonly<Record<string, number>>;
  /** Called in the frame in which something moved, before anything is written. */
  onMove: (view: ItemWindow<T>) => void;
  /** Called when scrolling has ended. */
  onScrollEnd: () => void;
}

/** A long list of which only what is near the viewport is in the document. */
export interface RecycledList<T> {
  /** Show other items; the one at the top of the viewport stays where it is. */
  update(items: Items<T>): void;
  /** Write the shown items again: their texts may have changed. */
  rewrite(): void;
  /** Restore a scroll state. */
  restore(snapshot: RecycledListSnapshot): void;
  snapshot(): RecycledListSnapshot | undefined;
  /** Find the item that a node of the document belongs to. */
  itemAround(node: Node): T | undefined;
  destroy(): void;
}

const SCROLL_END_MS = 120;

/**
 * Draw items into recycled elements, without a React render while the list scrolls.
 *
 * Connects the list to the document: `ItemWindow` computes which items belong there and where, and `ItemSlots` keeps
 * their elements. A ResizeObserver measures heights, after layout and before paint. When scrolling has ended, the
 * scroll offset is corrected, so that a fling is not interrupted, and the elements are put in the order of their items.
 */
export function createRecycledList<T>({
  box,
  scroller,
  createView,
  estimates,
  onMove,
  onScrollEnd,
}: RecycledListOptions<T>): RecycledList<T> {
  const target: HTMLElement | Window = scroller ?? window;
  const view = new ItemWindow<T>(estimates);
  const slots = createItemSlots<T>({
    box,
    createView,
    estimateOf: (kind) => view.estimateOf(kind),
    onCreate: (element) => observer.observe(element),
  });
  const { shown } = slots;
  const observer = new ResizeObserver(onResize);
  let boxHeight = -1;
  let boxWidth = -1;
  let frame: number | undefined;
  /** Runs while the list scrolls. */
  let scrollEnd: ReturnType<typeof setTimeout> | undefined;

  /** Offset in the list at which the viewport begins. */
  function viewportTop(): number {
    const edge = scroller ? scroller.getBoundingClientRect().top : 0;
    return edge - box.getBoundingClientRect().top + view.pendingScroll;
  }

  function draw() {
    if (view.items.count === 0) return;
    view.moveTo(viewportTop(), scroller ? scroller.clientHeight : window.innerHeight);
    onMove(view);
    for (const index of shown.keys()) if (!view.has(index)) slots.release(index);
    const anchor = view.anchor();
    for (const index of view.indexes()) show(index);
    view.keepAt(anchor);
    while (view.hasRoomBelow()) show(view.extend());
    arrange();
    if (view.isNearEnd(boxHeight)) applyScroll();
  }

  function show(index: number) {
    if (shown.has(index)) return;
    const item = view.items.itemAt(index);
    view.offsets.setHeight(index, slots.show(index, item, view.items.kindOf(item)).height);
  }

  function arrange() {
    for (const [index, slot] of shown) slots.move(slot, view.drawnAt(index));
  }

  /** Write the pending scroll offset and the list's height to the document. */
  function applyScroll() {
    const height = view.offsets.total();
    if (boxHeight !== height) {
      boxHeight = height;
      box.style.height = `${height}px`;
    }
    const by = view.takePendingScroll();
    if (by === 0) return;
    arrange();
    target.scrollBy({ top: by, behavior: 'instant' });
  }

  /** Apply the corrections that were postponed while the list scrolled. */
  function tidy() {
    applyScroll();
    slots.hideFree();
    slots.sort(view.focused);
  }

  function scheduleDraw() {
    frame ??= requestAnimationFrame(() => {
      frame = undefined;
      draw();
      if (scrollEnd === undefined) tidy();
      // While scrolling, an unused element would stay visible among those that moved.
      else slots.hideFree();
    });
  }

  function onScroll() {
    clearTimeout(scrollEnd);
    scrollEnd = setTimeout(() => {
      scrollEnd = undefined;
      tidy();
      onScrollEnd();
    }, SCROLL_END_MS);
    draw();
  }

  function onResize(entries: readonly ResizeObserverEntry[]) {
    const anchor = view.anchor();
    let changed = false;
    for (const { target: element, borderBoxSize, contentRect } of entries) {
      if (element === box) {
        if (contentRect.width !== boxWidth) scheduleDraw();
        boxWidth = contentRect.width;
        continue;
      }
      const slot = slots.resize(element, borderBoxSize[0]?.blockSize ?? 0);
      if (!slot) continue;
      view.offsets.setHeight(slot.index, slot.height);
      changed = true;
    }
    if (!changed) return;
    view.keepAt(anchor);
    arrange();
    if (scrollEnd === undefined || view.hasRoomBelow()) scheduleDraw();
  }

  function onFocus(event: FocusEvent) {
    // When the window itself loses the focus, the row stays the focused one.
    const to = event.type === 'focusin' ? event.target : (event.relatedTarget ?? document.activeElement);
    view.focused = to instanceof Node && to !== box ? (slots.slotAround(to)?.index ?? -1) : -1;
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Tab') return;
    if (view.focused >= 0) draw();
    tidy();
  }

  observer.observe(box);
  const listening = new AbortController();
  const { signal } = listening;
  target.addEventListener('scroll', onScroll, { passive: true, signal });
  window.addEventListener('resize', scheduleDraw, { signal });
  box.addEventListener('focusin', onFocus, { signal });
  box.addEventListener('focusout', onFocus, { signal });
  window.addEventListener('keydown', onKeyDown, { capture: true, signal });

  return {
    update(items) {
      const isFirst = view.items.count === 0;
      const focusedSlot = shown.get(view.focused);
      slots.releaseAll();
      view.replace(items);
      slots.outdateFree();
      if (focusedSlot && view.focused >= 0) {
        slots.showIn(focusedSlot, view.focused, items.itemAt(view.focused));
        view.offsets.setHeight(view.focused, focusedSlot.height);
      }
      draw();
      if (isFirst) {
        view.estimateFrom(slots.measure());
        draw();
      }
      tidy();
    },
    rewrite: () => slots.rewrite(),
    restore({ heights, width, scrollTop, ...anchor }) {
      if (view.items.count === 0) return;
      const sameWidth = width === box.clientWidth;
      if (sameWidth) view.setHeights(heights);
      applyScroll();
      if (sameWidth) target.scrollTo({ top: scrollTop, behavior: 'instant' });
      else target.scrollBy({ top: view.topOf(anchor) - viewportTop(), behavior: 'instant' });
      view.top = viewportTop();
      const topItem = view.anchor();
      draw();
      // The reused elements still have the heights of other items, which could make another item the top one.
      for (const [index, height] of slots.measure()) view.offsets.setHeight(index, height);
      view.keepAt(topItem);
      draw();
      tidy();
    },
    snapshot() {
      if (view.items.count === 0) return undefined;
      return {
        ...view.anchor(),
        heights: view.heights(),
        width: box.clientWidth,
        scrollTop: (scroller ? scroller.scrollTop : window.scrollY) + view.pendingScroll,
      };
    },
    itemAround: (node) => slots.slotAround(node)?.item,
    destroy() {
      clearTimeout(scrollEnd);
      if (frame !== undefined) cancelAnimationFrame(frame);
      observer.disconnect();
      listening.abort();
      box.replaceChildren();
    },
  };
}
