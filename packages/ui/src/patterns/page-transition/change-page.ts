/** Direction of a page change: deeper, back out, or sideways at the same depth. */
export type PageDirection = 'deeper' | 'shallower' | 'beside';

/** Get the direction between the depths of two pages. */
export function pageDirection(from: number, to: number): PageDirection {
  return to > from ? 'deeper' : to < from ? 'shallower' : 'beside';
}

/** Tell whether {@link changePage} animates: the browser supports it, and motion is not reduced. */
export function canChangePage(): boolean {
  if (!('startViewTransition' in document)) return false;
  const duration = getComputedStyle(document.documentElement).getPropertyValue('--duration-page');
  return /[1-9]/u.test(duration);
}

/**
 * Animate a change of page over a snapshot of the old one, so that nothing is blank in between. `update` has
 * to draw the new page before it returns; it is called later while a pointer is down. Only where {@link
 * canChangePage}; the new page takes taps while it moves.
 */
export function changePage(update: () => void, direction: PageDirection): void {
  // Until the new page is drawn the browser gives whatever the pointer does to the root: a press that began before would
  // end there, and what was tapped would never hear of it.
  if (document.documentElement.matches(':active')) afterRelease(() => move(update, direction));
  else move(update, direction);
}

function move(update: () => void, direction: PageDirection): void {
  const { dataset } = document.documentElement;
  dataset['moving'] = direction;
  const transition = document.startViewTransition(update);
  // A next page that comes meanwhile ends this one's motion: that is no failure.
  transition.ready.catch(() => undefined);
  moving = transition;
  const ended = () => {
    if (moving !== transition) return;
    moving = null;
    delete dataset['moving'];
  };
  transition.finished.then(ended, ended);
}

let moving: ViewTransition | null = null;

/** Run a function once the pointer is released and its click was handled. */
function afterRelease(action: () => void): void {
  const over = new AbortController();
  const released = () => {
    over.abort();
    setTimeout(action);
  };
  // A key presses as well: Space on a button.
  for (const type of ['pointerup', 'pointercancel', 'keyup', 'blur', 'dragend'])
    addEventListener(type, released, { capture: true, signal: over.signal });
}
