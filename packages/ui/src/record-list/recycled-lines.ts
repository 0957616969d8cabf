import { createLineOffsets, type LineOffsets } from './line-offsets.ts';
import { createLineSlots, type LineFace, type LineSlot } from './line-slots.ts';

/** What is listed. */
export interface Lines<T> {
  readonly count: number;
  lineAt(place: number): T;
  /** Lines of a kind share their faces, and the height that is supposed before a line was seen. */
  kindOf(line: T): string;
  /** The same for the same line in other lists, so that what was measured stays. */
  identityOf(line: T): unknown;
}

/** Where a list stood: the heights it had measured, the line at the top and how far that was scrolled. */
export interface LinesSnapshot {
  readonly heights: Float64Array;
  readonly width: number;
  readonly scrollTop: number;
  readonly place: number;
  readonly within: number;
}

/** What is told whenever something moved, in offsets of the list. */
export interface LinesView {
  readonly offsets: LineOffsets;
  /** How far the lines are drawn above where they will come to stand. */
  readonly drift: number;
}

interface RecycledLinesOptions<T> {
  /** The list. Its height is kept, its children are made and removed here. */
  box: HTMLElement;
  /** The element that scrolls; the page without it. */
  scroller: HTMLElement | undefined;
  createFace: (kind: string) => LineFace<T>;
  /** Kinds and the heights supposed until lines of theirs are measured. */
  kinds: Readonly<Record<string, number>>;
  /** Called in the frame in which something moved, before anything is written. */
  onMove: (view: LinesView) => void;
  /** Called when scrolling has come to rest. */
  onRest: () => void;
}

/** A long list of which only what is near the screen is in the document. */
export interface RecycledLines<T> {
  /** Show other lines; the line at the top of the screen stays where it is. */
  update(lines: Lines<T>): void;
  /** Write what is shown again: its lines are the same, their texts may not be. */
  rewrite(): void;
  /** Go where the list stood. */
  restore(snapshot: LinesSnapshot): void;
  snapshot(): LinesSnapshot | undefined;
  /** The line that an element of the document belongs to. */
  lineOf(node: Node): T | undefined;
  leave(): void;
}

const BEHIND = 240;
const AHEAD = 480;
const REST_MS = 120;

/**
 * Draw lines into elements that are used again and again, with no render of React's while the finger moves.
 *
 * Heights are never asked for: a ResizeObserver tells, after layout and before paint, what changed. Where
 * lines above the screen turn out higher or lower than supposed, what is on screen stays (`drift`) and the
 * scroll offset is corrected at rest, so that a fling is never broken. The line that holds the focus keeps
 * its element, with its neighbours, however far it is; at rest the elements stand in the order of their lines.
 */
export function createRecycledLines<T>({
  box,
  scroller,
  createFace,
  kinds,
  onMove,
  onRest,
}: RecycledLinesOptions<T>): RecycledLines<T> {
  const supposed: Record<string, number> = { ...kinds };
  const slots = createLineSlots<T>({
    box,
    createFace,
    supposed,
    onCreate: (element) => observer.observe(element),
  });
  const { shown } = slots;
  const target: HTMLElement | Window = scroller ?? window;
  let lines: Lines<T> = { count: 0, lineAt: nothing, kindOf: nothing, identityOf: nothing };
  let offsets = createLineOffsets(0, () => 0);
  let first = 0;
  let last = -1;
  let drift = 0;
  let start = 0;
  let focused = -1;
  let boxHeight = -1;
  let boxWidth = -1;
  let restTimer: ReturnType<typeof setTimeout> | undefined;
  let viewHeight = 0;

  const observer = new ResizeObserver(measured);

  /** How far the top of what can be seen is below the list's beginning. */
  function scrolledNow(): number {
    const edge = scroller ? scroller.getBoundingClientRect().top : 0;
    return edge - box.getBoundingClientRect().top + drift;
  }

  function draw() {
    if (lines.count === 0) return;
    const from = start;
    start = scrolledNow();
    viewHeight = scroller ? scroller.clientHeight : window.innerHeight;
    const moved = start - from;
    onMove({ offsets, drift });
    // What the next frame will need: a slow frame lets more pass than a fast one. Bounded, since what is
    // written ahead makes frames slow itself.
    const ahead = Math.min(viewHeight, Math.max(AHEAD, Math.abs(moved) * 1.5));
    first = offsets.placeAt(start - (moved < 0 ? ahead : BEHIND));
    last = offsets.placeAt(start + viewHeight + (moved < 0 ? BEHIND : ahead));
    const top = offsets.placeAt(start);
    for (const place of shown.keys()) if (!isWanted(place)) slots.park(place);
    const above = offsets.offsetOf(top);
    for (let place = first; place <= last; place += 1) if (!shown.has(place)) show(place);
    if (focused >= 0)
      for (const place of [focused - 1, focused, focused + 1])
        if (place >= 0 && place < lines.count && !shown.has(place)) show(place);
    shift(offsets.offsetOf(top) - above);
    // Lines that are lower than they were taken for leave room for the next ones.
    while (hasRoomBelow()) {
      last += 1;
      if (!shown.has(last)) show(last);
    }
    arrange();
    if (start + viewHeight * 2 > boxHeight || (drift !== 0 && start < viewHeight)) settle();
  }

  /** Lines above the top came out higher than they were taken for: the same lines are on screen, further down the list. */
  function shift(by: number) {
    drift += by;
    start += by;
  }

  function hasRoomBelow(): boolean {
    return last < lines.count - 1 && offsets.offsetOf(last + 1) < start + viewHeight;
  }

  function isWanted(place: number): boolean {
    return (place >= first && place <= last) || (focused >= 0 && Math.abs(place - focused) <= 1);
  }

  function show(place: number) {
    const line = lines.lineAt(place);
    const slot = slots.show(place, line, lines.kindOf(line));
    offsets.setHeight(place, slot.height);
  }

  /** Put every element where its line stands. Writes no more than what moved, and nothing that needs layout. */
  function arrange() {
    let next = offsets.offsetOf(first) - drift;
    for (let place = first; place <= last; place += 1) {
      const slot = shown.get(place);
      if (slot) slots.move(slot, next);
      next += offsets.heightOf(place);
    }
    if (focused < 0) return;
    for (const [place, slot] of shown)
      if (place < first || place > last) slots.move(slot, offsets.offsetOf(place) - drift);
  }

  /** Let the scroll offset and the list's height say what is drawn already. */
  function settle() {
    const height = offsets.total();
    if (boxHeight !== height) {
      boxHeight = height;
      box.style.height = `${height}px`;
    }
    if (drift === 0) return;
    const by = drift;
    drift = 0;
    arrange();
    target.scrollBy({ top: by, behavior: 'instant' });
  }

  function measured(entries: readonly ResizeObserverEntry[]) {
    const top = offsets.placeAt(start);
    const above = offsets.offsetOf(top);
    let changed = false;
    for (const { target: element, borderBoxSize, contentRect } of entries) {
      const slot = slots.slotWith(element);
      if (!slot) {
        if (element === box && contentRect.width !== boxWidth) {
          boxWidth = contentRect.width;
          scheduleDraw();
        }
        continue;
      }
      const height = borderBoxSize[0]?.blockSize ?? 0;
      // A list that is not displayed has no heights to tell.
      if (height === 0 || Math.abs(height - slot.height) < 0.05) continue;
      slot.height = height;
      if (shown.get(slot.place) !== slot) continue;
      offsets.setHeight(slot.place, height);
      changed = true;
    }
    if (!changed) return;
    shift(offsets.offsetOf(top) - above);
    arrange();
    if (restTimer === undefined || hasRoomBelow()) scheduleDraw();
  }

  let drawing: number | undefined;
  function scheduleDraw() {
    drawing ??= requestAnimationFrame(() => {
      drawing = undefined;
      draw();
      if (restTimer === undefined) rest();
      // While it scrolls on: what shows no line any more would stand among those that moved.
      else slots.hideParked();
    });
  }

  function scrolled() {
    clearTimeout(restTimer);
    restTimer = setTimeout(rested, REST_MS);
    draw();
  }

  function rested() {
    restTimer = undefined;
    rest();
    onRest();
  }

  function rest() {
    settle();
    slots.hideParked();
    slots.sort(focused);
  }

  function focusMoved(event: FocusEvent) {
    // When only the window lost it, the row is still the one to come back to.
    const to = event.type === 'focusin' ? event.target : (event.relatedTarget ?? document.activeElement);
    focused = to instanceof Node && to !== box ? (slots.slotAround(to)?.place ?? -1) : -1;
  }

  function keyPressed(event: KeyboardEvent) {
    if (event.key !== 'Tab') return;
    if (focused >= 0) draw();
    rest();
  }

  /** The heights of what is drawn, asked for before the first paint alone. Nothing is told of a list that is not displayed. */
  function measureShown(): readonly LineSlot<T>[] {
    const drawn = [...shown.values()];
    for (const slot of drawn) {
      const { height } = slot.face.element.getBoundingClientRect();
      if (height === 0) return [];
      slot.height = height;
    }
    return drawn;
  }

  function measureFirst() {
    const sums: Record<string, { height: number; count: number }> = {};
    const drawn = measureShown();
    for (const { kind, height } of drawn) {
      const sum = (sums[kind] ??= { height: 0, count: 0 });
      sum.height += height;
      sum.count += 1;
    }
    for (const [kind, { height, count }] of Object.entries(sums)) supposed[kind] = height / count;
    const known = new Map(drawn.map((slot) => [slot.place, slot.height]));
    offsets = createLineOffsets(lines.count, (place) => known.get(place) ?? supposedOf(place));
  }

  function supposedOf(place: number): number {
    return supposed[lines.kindOf(lines.lineAt(place))] ?? 0;
  }

  observer.observe(box);
  target.addEventListener('scroll', scrolled, { passive: true });
  window.addEventListener('resize', scheduleDraw);
  box.addEventListener('focusin', focusMoved);
  box.addEventListener('focusout', focusMoved);
  window.addEventListener('keydown', keyPressed, true);

  return {
    update(next) {
      const before = lines;
      const anchor = before.count === 0 ? undefined : before.lineAt(offsets.placeAt(start));
      const within = start - offsets.offsetOf(offsets.placeAt(start));
      const known = new Map<unknown, number>();
      for (let place = 0; place < before.count; place += 1)
        known.set(before.identityOf(before.lineAt(place)), offsets.heightOf(place));
      const heldSlot = shown.get(focused);
      const held = heldSlot && before.identityOf(heldSlot.line);
      slots.parkAll();
      lines = next;
      let anchorPlace = -1;
      focused = -1;
      offsets = createLineOffsets(next.count, (place) => {
        const line = next.lineAt(place);
        const identity = next.identityOf(line);
        if (anchor !== undefined && identity === before.identityOf(anchor)) anchorPlace = place;
        if (held !== undefined && identity === held) focused = place;
        return known.get(identity) ?? supposed[next.kindOf(line)] ?? 0;
      });
      slots.outdateParked();
      if (heldSlot && focused >= 0) {
        slots.keep(heldSlot, focused, next.lineAt(focused));
        offsets.setHeight(focused, heldSlot.height);
      }
      if (anchorPlace >= 0 && start > 0) drift += offsets.offsetOf(anchorPlace) + within - start;
      draw();
      if (before.count === 0) {
        measureFirst();
        draw();
      }
      rest();
    },
    rewrite() {
      slots.rewrite();
      slots.outdateParked();
    },
    restore({ heights, width, scrollTop, place, within }) {
      if (lines.count === 0) return;
      const same = width === box.clientWidth;
      if (same) {
        for (let each = 0; each < Math.min(lines.count, heights.length); each += 1)
          offsets.setHeight(each, heights[each] ?? 0);
      }
      settle();
      if (same) target.scrollTo({ top: scrollTop, behavior: 'instant' });
      else target.scrollBy({ top: offsets.offsetOf(place) + within - scrolledNow(), behavior: 'instant' });
      start = scrolledNow();
      const top = offsets.placeAt(start);
      const inside = start - offsets.offsetOf(top);
      draw();
      // Elements come from other lines, with their heights; by these the line at the top might be another.
      for (const slot of measureShown()) offsets.setHeight(slot.place, slot.height);
      shift(offsets.offsetOf(top) + inside - start);
      draw();
      rest();
    },
    snapshot() {
      if (lines.count === 0) return undefined;
      const place = offsets.placeAt(start);
      return {
        heights: Float64Array.from({ length: lines.count }, (_, each) => offsets.heightOf(each)),
        width: box.clientWidth,
        scrollTop: (scroller ? scroller.scrollTop : window.scrollY) + drift,
        place,
        within: start - offsets.offsetOf(place),
      };
    },
    lineOf: (node) => {
      const slot = slots.slotAround(node);
      return slot && shown.get(slot.place) === slot ? slot.line : undefined;
    },
    leave() {
      clearTimeout(restTimer);
      if (drawing !== undefined) cancelAnimationFrame(drawing);
      observer.disconnect();
      target.removeEventListener('scroll', scrolled);
      window.removeEventListener('resize', scheduleDraw);
      box.removeEventListener('focusin', focusMoved);
      box.removeEventListener('focusout', focusMoved);
      window.removeEventListener('keydown', keyPressed, true);
      box.replaceChildren();
    },
  };
}

function nothing(): never {
  throw new Error('ui: an empty list has no lines');
}
