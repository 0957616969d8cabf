// The floor: the least that a list of lines of one height can do by hand.
interface FloorLine<T> {
  readonly element: HTMLElement;
  readonly write: (item: T, index: number) => void;
}

interface FloorOptions<T> {
  readonly box: HTMLElement;
  readonly items: readonly T[];
  readonly create: () => FloorLine<T>;
}

/** Draw lines of one height, measured at the first, into elements that are used again. */
export function floorWindow<T>({
  box,
  items,
  create,
}: FloorOptions<T>): (each: (line: HTMLElement, item: T) => void) => void {
  const pool: (FloorLine<T> & { index: number })[] = [];
  const probe = add();
  const height = probe.element.getBoundingClientRect().height;
  box.style.cssText = `position:relative;height:${height * items.length}px`;
  const count = Math.min(items.length, Math.ceil(innerHeight / height) + 12);
  while (pool.length < count) add();

  function add() {
    const line = { ...create(), index: -1 };
    line.element.style.cssText = 'position:absolute;inset-inline:0;top:0;contain:layout style';
    pool.push(line);
    const item = items[pool.length - 1];
    if (item !== undefined) line.write(item, pool.length - 1);
    box.append(line.element);
    return line;
  }

  function draw() {
    const first = Math.max(0, Math.min(items.length - count, Math.floor(scrollY / height) - 6));
    for (let index = first; index < first + count; index += 1) {
      const line = pool[index % count];
      const item = items[index];
      if (!line || item === undefined || line.index === index) continue;
      line.index = index;
      line.write(item, index);
      line.element.style.transform = `translateY(${index * height}px)`;
    }
  }
  draw();
  addEventListener('scroll', draw, { passive: true });
  return (each) => {
    for (const { element, index } of pool) {
      const item = items[index];
      if (item !== undefined) each(element, item);
    }
  };
}

/** Make an element of markup. */
export function parse(markup: string): HTMLElement {
  const template = document.createElement('template');
  template.innerHTML = markup;
  const element = template.content.firstElementChild;
  if (!(element instanceof HTMLElement)) throw new Error('bench: no element in the markup');
  return element;
}

/** Find the parts of an element by their `data-p`. */
export function partsOf(element: HTMLElement): (name: string) => HTMLElement {
  return (name) => {
    const part = element.querySelector<HTMLElement>(`[data-p="${name}"]`);
    if (!part) throw new Error(`bench: no part ${name}`);
    return part;
  };
}
