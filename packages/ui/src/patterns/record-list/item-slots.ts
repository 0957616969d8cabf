/** An element that shows one item after another of its kind. */
export interface ItemView<T> {
  /** A list item, which is positioned from the start of its list. */
  readonly element: HTMLElement;
  write(item: T, index: number): void;
}

/** An element of the list with the item that it shows, or showed last. */
export interface ItemSlot<T> {
  readonly view: ItemView<T>;
  readonly kind: string;
  item: T;
  /** −1 when the whole slot has to be written before it is shown. */
  index: number;
  /** Height as last measured; new content has this height until it is measured. */
  height: number;
  top: number;
}

interface ItemSlotsOptions<T> {
  /** The list, in which elements are made. */
  box: HTMLElement;
  createView: (kind: string) => ItemView<T>;
  /** The height of a new slot, until it is measured. */
  estimateOf: (kind: string) => number;
  onCreate: (element: HTMLElement) => void;
}

/** The recycled elements of a list: those that show an item, and those that are free for another. */
export interface ItemSlots<T> {
  /** By the indexes of their items. */
  readonly shown: ReadonlyMap<number, ItemSlot<T>>;
  /** Show an item in a free slot, or in a new one. */
  show(index: number, item: T, kind: string): ItemSlot<T>;
  /** Show an item in the free slot that has focus. */
  showIn(slot: ItemSlot<T>, index: number, item: T): void;
  /** Free the slot of an item. Its element stays in place until {@link hideFree}. */
  release(index: number): void;
  releaseAll(): void;
  hideFree(): void;
  /**
   * Write shown items again, and free elements before they are next shown: their texts have changed, the items have
   * not.
   */
  rewrite(): void;
  /** Mark free elements to be written completely before they are shown. */
  outdateFree(): void;
  /** Move a slot to its item's position. Forces no layout, and writes nothing if the slot is already there. */
  move(slot: ItemSlot<T>, top: number): void;
  /** Put the elements in the order of their items; the one at index `focused` is not moved. */
  sort(focused: number): void;
  /** Record an element's new height. Returns its slot if it shows an item and its height has really changed. */
  resize(element: Element, height: number): ItemSlot<T> | undefined;
  /** Measure the heights of shown items, by index. Empty where the list is not displayed. */
  measure(): ReadonlyMap<number, number>;
  /** Find the slot that a node of the document belongs to. */
  slotAround(node: Node): ItemSlot<T> | undefined;
}

/** Create the recycled elements of a list. */
export function createItemSlots<T>({
  box,
  createView,
  estimateOf,
  onCreate,
}: ItemSlotsOptions<T>): ItemSlots<T> {
  const shown = new Map<number, ItemSlot<T>>();
  const free = new Map<string, ItemSlot<T>[]>();
  const slots = new Map<Element, ItemSlot<T>>();

  function freeOf(kind: string): ItemSlot<T>[] {
    const known = free.get(kind);
    if (known) return known;
    const none: ItemSlot<T>[] = [];
    free.set(kind, none);
    return none;
  }

  function createSlot(kind: string, item: T): ItemSlot<T> {
    const view = createView(kind);
    const slot = { view, kind, item, index: -1, height: estimateOf(kind), top: Number.NaN };
    view.element.style.cssText = 'position:absolute;inset-inline:0;top:0;contain:layout style';
    slots.set(view.element, slot);
    box.append(view.element);
    onCreate(view.element);
    return slot;
  }

  function release(index: number) {
    const slot = shown.get(index);
    if (!slot) return;
    shown.delete(index);
    freeOf(slot.kind).push(slot);
  }

  function outdateFree() {
    for (const unused of free.values()) for (const slot of unused) slot.index = -1;
  }

  return {
    shown,
    show(index, item, kind) {
      const unused = freeOf(kind);
      // Prefer the slot that still shows this item; otherwise take the one freed first.
      const same = unused.findIndex((slot) => slot.index === index && slot.item === item);
      const slot = unused.splice(Math.max(0, same), 1)[0] ?? createSlot(kind, item);
      if (same < 0) slot.view.write(item, index);
      if (slot.view.element.hidden) slot.view.element.hidden = false;
      slot.item = item;
      slot.index = index;
      shown.set(index, slot);
      return slot;
    },
    showIn(slot, index, item) {
      const unused = freeOf(slot.kind);
      unused.splice(unused.indexOf(slot), 1);
      slot.item = item;
      slot.index = index;
      slot.view.write(item, index);
      shown.set(index, slot);
    },
    release,
    releaseAll() {
      for (const index of shown.keys()) release(index);
    },
    hideFree() {
      for (const unused of free.values())
        for (const { view } of unused) if (!view.element.hidden) view.element.hidden = true;
    },
    rewrite() {
      for (const [index, { view, item }] of shown) view.write(item, index);
      outdateFree();
    },
    outdateFree,
    move(slot, top) {
      if (slot.top === top) return;
      slot.top = top;
      slot.view.element.style.transform = `translateY(${top}px)`;
    },
    sort(focused) {
      const inOrder = [...shown.values()].toSorted((one, other) => one.index - other.index);
      const elements = inOrder.map(({ view }) => view.element);
      // Moving an element loses its focus, so the others are moved around the focused one.
      const fixed = Math.max(
        0,
        inOrder.findIndex(({ index }) => index === focused),
      );
      for (let each = fixed - 1; each >= 0; each -= 1) {
        const [here, after] = [elements[each], elements[each + 1]];
        if (here && after && here.nextElementSibling !== after) box.insertBefore(here, after);
      }
      for (let each = fixed + 1; each < elements.length; each += 1) {
        const [before, here] = [elements[each - 1], elements[each]];
        if (here && before && before.nextElementSibling !== here) before.after(here);
      }
    },
    resize(element, height) {
      const slot = slots.get(element);
      // An element that is not displayed has no height to report.
      if (!slot || height === 0 || Math.abs(height - slot.height) < 0.05) return undefined;
      slot.height = height;
      return shown.get(slot.index) === slot ? slot : undefined;
    },
    measure() {
      const heights = new Map<number, number>();
      for (const [index, slot] of shown) {
        const { height } = slot.view.element.getBoundingClientRect();
        if (height === 0) return new Map();
        slot.height = height;
        heights.set(index, height);
      }
      return heights;
    },
    slotAround(node) {
      let element = node instanceof Element ? node : node.parentElement;
      while (element && element.parentElement !== box) element = element.parentElement;
      const slot = element ? slots.get(element) : undefined;
      return slot && shown.get(slot.index) === slot ? slot : undefined;
    },
  };
}
