/** A word of 1,500 letters: anyone can post one, and no line is long enough. */
export const LONG_WORD = 'x'.repeat(1500);

/** The part of the page's width in which a text is visible: inside all ancestors that clip overflow. */
function room(text: Text): { readonly left: number; readonly right: number } {
  let [left, right] = [-Infinity, Infinity];
  for (let at = text.parentElement; at !== null; at = at.parentElement) {
    const { contain, display, overflowX } = getComputedStyle(at);
    // A scroll container can show all its content; only the page must not scroll sideways.
    if (overflowX === 'auto' || overflowX === 'scroll') return { left, right };
    if (display === 'inline' || (overflowX === 'visible' && !/paint|content|strict/.test(contain))) continue;
    const box = at.getBoundingClientRect();
    [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
  }
  return { left: Math.max(left, 0), right: Math.min(right, document.documentElement.clientWidth) };
}

/** Visible texts on the page that contain the long word. */
function longTexts(): Text[] {
  const found: Text[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node as Text;
    const hidden = text.parentElement?.closest(
      '.sb-wrapper, #storybook-docs, .sr-only, script, style, textarea',
    );
    if (hidden === null && text.data.includes(LONG_WORD.slice(0, 100))) found.push(text);
  }
  return found;
}

/**
 * Play a story of a component with the long word in it: it breaks where it must, so that nothing of it is cut off
 * at the side and the page does not scroll sideways. Throws otherwise, and where the word is not visible at all.
 */
export function holdsLongWords(): void {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth + 1)
    throw new Error(`The page is ${scrollWidth} px wide on ${clientWidth} px.`);
  const texts = longTexts();
  if (texts.length === 0) throw new Error('No long word is on the page.');
  const range = document.createRange();
  const cut = texts.filter((text) => {
    const { left, right } = room(text);
    range.selectNodeContents(text);
    return [...range.getClientRects()].some((line) => line.left < left - 1 || line.right > right + 1);
  });
  if (cut.length === 0) return;
  const names = cut.map((text) => `${text.parentElement?.tagName}.${text.parentElement?.className}`);
  throw new Error(`A long word is cut off at the side:\n${names.join('\n')}`);
}
