/** Lines, letters, words and paragraphs as far apart as a reader may set them (WCAG 1.4.12). */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

interface Bounds {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The bounds of an element: beyond `cut` its text is lost, beyond `seen` it is out of sight and can be scrolled to. */
interface Frame {
  readonly cut: Bounds;
  readonly seen: Bounds;
  /** The fixed or sticky element that it is in, which covers what scrolls below it. */
  readonly layer: Element | null;
}

/** A line of a text, as far as it is seen and inked. */
interface Line extends Bounds {
  readonly text: Text;
  readonly layer: Element | null;
}

const everywhere: Bounds = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity };

function within(outer: Bounds, inner: Bounds): Bounds {
  return {
    left: Math.max(outer.left, inner.left),
    right: Math.min(outer.right, inner.right),
    top: Math.max(outer.top, inner.top),
    bottom: Math.min(outer.bottom, inner.bottom),
  };
}

/** Find what holds an element, asking once for each. */
function frameOf(element: Element, known: Map<Element, Frame>): Frame {
  const found = known.get(element);
  if (found) return found;
  const parent = element === document.body ? null : element.parentElement;
  const style = getComputedStyle(element);
  const outer =
    parent === null || style.position === 'fixed'
      ? { cut: everywhere, seen: everywhere, layer: null }
      : frameOf(parent, known);
  const layer = style.position === 'fixed' || style.position === 'sticky' ? element : outer.layer;
  const { overflowX, overflowY } = style;
  const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
  let { cut, seen } = outer;
  if (parent !== null && style.display !== 'inline' && (overflowX !== 'visible' || overflowY !== 'visible')) {
    const box = element.getBoundingClientRect();
    const across = overflowX === 'visible' ? {} : { left: box.left, right: box.right };
    const down = overflowY === 'visible' ? {} : { top: box.top, bottom: box.bottom };
    seen = within(seen, { ...everywhere, ...across, ...down });
    // Scrolled content can all be reached.
    cut = within(
      {
        ...(scrolls(overflowX) ? { left: -Infinity, right: Infinity } : { left: cut.left, right: cut.right }),
        ...(scrolls(overflowY) ? { top: -Infinity, bottom: Infinity } : { top: cut.top, bottom: cut.bottom }),
      },
      { ...everywhere, ...(scrolls(overflowX) ? {} : across), ...(scrolls(overflowY) ? {} : down) },
    );
  }
  const frame = { cut, seen, layer };
  known.set(element, frame);
  return frame;
}

/** Name a text by its words and its element. */
function nameOf(text: Text): string {
  const of = text.parentElement;
  // In a drawing, `className` is no text.
  const classes = of?.getAttribute('class') ?? '';
  return `"${text.data.trim().slice(0, 40)}" (${of?.tagName.toLowerCase()}.${classes.slice(0, 60)})`;
}

/** Find the texts that are cut off, and those that lie over others. */
function faults(): Map<Text, string> {
  const found = new Map<Text, string>();
  const known = new Map<Element, Frame>();
  const shown = new Map<Element, boolean>();
  const lines: Line[] = [];
  const range = document.createRange();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node as Text;
    const element = text.parentElement;
    if (element === null || text.data.trim() === '') continue;
    let visible = shown.get(element);
    if (visible === undefined) {
      visible =
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        element.closest('.sb-wrapper, #storybook-docs, .sr-only, script, style') === null;
      shown.set(element, visible);
    }
    if (!visible) continue;
    const { cut, seen, layer } = frameOf(element, known);
    range.selectNodeContents(text);
    for (const box of range.getClientRects()) {
      // A line's box is higher than its letters.
      const air = box.height * 0.2;
      const { left, right } = box;
      const [top, bottom] = [box.top + air, box.bottom - air];
      const lost = left < cut.left - 1.5 || right > cut.right + 1.5 || top < cut.top || bottom > cut.bottom;
      if (lost && box.width > 0.5) found.set(text, `${nameOf(text)} is cut off`);
      const line = { ...within(seen, { left, right, top, bottom }), text, layer };
      if (line.right - line.left > 2 && line.bottom > line.top) lines.push(line);
    }
  }
  lines.sort((a, b) => a.top - b.top);
  for (const [index, line] of lines.entries()) {
    for (let next = index + 1; (lines[next]?.top ?? Infinity) < line.bottom - 2; next += 1) {
      const other = lines[next];
      if (other === undefined || other.text === line.text || other.layer !== line.layer) continue;
      const meet = Math.min(line.right, other.right) - Math.max(line.left, other.left) > 2;
      if (meet) found.set(line.text, `${nameOf(line.text)} lies over ${nameOf(other.text)}`);
    }
  }
  return found;
}

/** Let components that measure themselves, such as charts, draw again. */
export function waitForRedraw(): Promise<void> {
  return new Promise((resolve) => {
    // After the frame, not within it, so that corrections by resize observers are included.
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
  });
}

/** Say which texts are lost once they are spaced out, and were not before; and whether the page is too wide then. */
export async function lostWhenSpacedOut(): Promise<string[]> {
  const style = document.createElement('style');
  style.textContent = SPACING;
  document.head.append(style);
  const root = document.documentElement;
  const tooWide = () => root.scrollWidth > root.clientWidth + 1;
  try {
    if (!tooWide() && faults().size === 0) return [];
    await waitForRedraw();
    const wide = tooWide() ? [`the page is ${root.scrollWidth} px wide`] : [];
    const spaced = faults();
    style.remove();
    await waitForRedraw();
    const before = faults();
    return [...wide, ...[...spaced].filter(([text]) => !before.has(text)).map(([, fault]) => fault)];
  } finally {
    style.remove();
  }
}
