/** An element that shows one line after another of its kind. */
export interface LineFace<T> {
  /** A list item. It is placed from the start of its list. */
  readonly element: HTMLElement;
  write(line: T, place: number): void;
}

/** A face, with what it shows and where. */
export interface LineSlot<T> {
  readonly face: LineFace<T>;
  readonly kind: string;
  line: T;
  place: number;
  /** As last measured; what is written into it has this height until the observer says otherwise. */
  height: number;
  top: number;
}

interface LineSlotsOptions<T> {
  /** The list; elements are made in it. */
  box: HTMLElement;
  createFace: (kind: string) => LineFace<T>;
  /** Heights by kind, as supposed when a slot is made. */
  supposed: Readonly<Record<string, number>>;
  onCreate: (element: HTMLElement) => void;
}

/** The elements of a list whose lines come and go: those that show one, and those that wait for another. */
export interface LineSlots<T> {
  /** By the places of their lines. */
  readonly shown: ReadonlyMap<number, LineSlot<T>>;
  /** Show a line in a slot that waits, or in a new one. */
  show(place: number, line: T, kind: string): LineSlot<T>;
  /** Show a line in the very slot that waits, which holds the focus. */
  keep(slot: LineSlot<T>, place: number, line: T): void;
  /** Let the slot at a place wait. It stands where it is until {@link hideParked}. */
  park(place: number): void;
  parkAll(): void;
  hideParked(): void;
  /** Have what waits written whole before it is shown: texts may have changed where lines have not. */
  outdateParked(): void;
  /** Write what is shown again. */
  rewrite(): void;
  /** Put a slot where its line stands. Writes nothing that needs layout, and nothing where it stands there. */
  move(slot: LineSlot<T>, top: number): void;
  /** Put the elements in the order of their lines; the one at `focused` is not moved. */
  sort(focused: number): void;
  /** The slot of a list item. */
  slotWith(element: Element): LineSlot<T> | undefined;
  /** The slot that an element of the document is in. */
  slotAround(node: Node): LineSlot<T> | undefined;
}

/** Keep the elements of a list, to be written again and again. */
export function createLineSlots<T>({
  box,
  createFace,
  supposed,
  onCreate,
}: LineSlotsOptions<T>): LineSlots<T> {
  const shown = new Map<number, LineSlot<T>>();
  const parked = new Map<string, LineSlot<T>[]>(Object.keys(supposed).map((kind) => [kind, []]));
  const slots = new Map<Element, LineSlot<T>>();

  function createSlot(kind: string, line: T): LineSlot<T> {
    const face = createFace(kind);
    const slot = { face, kind, line, place: -1, height: supposed[kind] ?? 0, top: Number.NaN };
    face.element.style.cssText = 'position:absolute;inset-inline:0;top:0;contain:layout style';
    slots.set(face.element, slot);
    box.append(face.element);
    onCreate(face.element);
    return slot;
  }

  function park(place: number) {
    const slot = shown.get(place);
    if (!slot) return;
    shown.delete(place);
    parked.get(slot.kind)?.push(slot);
  }

  return {
    shown,
    show(place, line, kind) {
      const waiting = parked.get(kind) ?? [];
      // One that shows this very line still, if it went just now; else the one that went first.
      const same = waiting.findIndex((slot) => slot.place === place && slot.line === line);
      const slot = waiting.splice(Math.max(0, same), 1)[0] ?? createSlot(kind, line);
      if (same < 0) slot.face.write(line, place);
      if (slot.face.element.hidden) slot.face.element.hidden = false;
      slot.line = line;
      slot.place = place;
      shown.set(place, slot);
      return slot;
    },
    keep(slot, place, line) {
      const waiting = parked.get(slot.kind) ?? [];
      waiting.splice(waiting.indexOf(slot), 1);
      slot.line = line;
      slot.place = place;
      slot.face.write(line, place);
      shown.set(place, slot);
    },
    park,
    parkAll() {
      for (const place of shown.keys()) park(place);
    },
    hideParked() {
      for (const waiting of parked.values())
        for (const { face } of waiting) if (!face.element.hidden) face.element.hidden = true;
    },
    outdateParked() {
      for (const waiting of parked.values()) for (const slot of waiting) slot.place = -1;
    },
    rewrite() {
      for (const [place, { face, line }] of shown) face.write(line, place);
    },
    move(slot, top) {
      if (slot.top === top) return;
      slot.top = top;
      slot.face.element.style.transform = `translateY(${top}px)`;
    },
    sort(focused) {
      const inOrder = [...shown.values()].toSorted((one, other) => one.place - other.place);
      // An element that is moved loses the focus, so the others are moved around it.
      const fixed = Math.max(
        0,
        inOrder.findIndex(({ place }) => place === focused),
      );
      for (let index = fixed - 1; index >= 0; index -= 1) {
        const here = inOrder[index]?.face.element;
        const after = inOrder[index + 1]?.face.element;
        if (here && after && here.nextElementSibling !== after) box.insertBefore(here, after);
      }
      for (let index = fixed + 1; index < inOrder.length; index += 1) {
        const here = inOrder[index]?.face.element;
        const before = inOrder[index - 1]?.face.element;
        if (here && before && before.nextElementSibling !== here) before.after(here);
      }
    },
    slotWith: (element) => slots.get(element),
    slotAround(node) {
      let element = node instanceof Element ? node : node.parentElement;
      while (element && element.parentElement !== box) element = element.parentElement;
      return element ? slots.get(element) : undefined;
    },
  };
}
