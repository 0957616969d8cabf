/**
 * A link that was in view, and its position. Links identify entries of lists, and are the same when rendered again.
 */
export interface ScrollAnchor {
  readonly href: string;
  /** The distance of the first link to there from the top of the window, in CSS pixels. */
  readonly top: number;
}

/** Get the position of the first link to an address; null while it is not drawn. */
function topOf(href: string): number | null {
  const link = document.querySelector(`#content a[href=${JSON.stringify(href)}]`);
  return link && Math.round(link.getBoundingClientRect().top);
}

function anchorAt(element: Element | null): ScrollAnchor | null {
  const entry = element?.closest('a[href], li, [role="listitem"], article');
  const href = (entry?.matches('a') ? entry : entry?.querySelector('a[href]'))?.getAttribute('href');
  const top = href ? topOf(href) : null;
  return href && top !== null ? { href, top } : null;
}

/**
 * Find the link that the member looks at: the one they pressed, else the one in the middle of the screen. Only one
 * point is queried, so that it costs no layout of the rest.
 */
export function findAnchor(pressed: EventTarget | null = null): ScrollAnchor | null {
  return (
    (pressed instanceof Element ? anchorAt(pressed) : null) ??
    anchorAt(document.elementFromPoint(innerWidth / 2, innerHeight / 2))
  );
}

/** Get the distance that the link has moved down; 0 while it is not drawn. */
export function movedBy({ href, top }: ScrollAnchor): number {
  return (topOf(href) ?? top) - top;
}
