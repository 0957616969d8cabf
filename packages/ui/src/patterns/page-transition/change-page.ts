/** Direction of a page change: deeper, shallower, or sideways at the same depth. */
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
 * Animate a change of page over a snapshot of the old one, without a blank frame in between. `update` must draw the new
 * page before it returns; while a pointer is down, the call is delayed. Use it only where {@link canChangePage} is
 * true; the new page responds to taps while it moves.
 */
export function changePage(update: () => void, direction: PageDirection): void {
  // During the transition the browser sends pointer events to the root: a press that began before it would
  // end there, and the tapped element would get no click.
  if (isPressed()) afterRelease(() => move(update, direction));
  else move(update, direction);
}

function move(update: () => void, direction: PageDirection): void {
  const { dataset } = document.documentElement;
  dataset['moving'] = direction;
  const transition = document.startViewTransition(update);
  // `ready` is rejected when a further page change skips this animation, which is no failure.
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

/** Pointers and keys that are down. */
const down = new Set<number | string>();
if (typeof window !== 'undefined') {
  const press = (id: number | string) => down.add(id);
  const release = (id: number | string) => down.delete(id);
  addEventListener('pointerdown', ({ pointerId }) => press(pointerId), true);
  for (const type of ['pointerup', 'pointercancel'] as const)
    addEventListener(type, ({ pointerId }) => release(pointerId), true);
  // Space presses a button as well.
  addEventListener('keydown', ({ code }) => code === 'Space' && press(code), true);
  addEventListener('keyup', ({ code }) => release(code), true);
}

/**
 * Tell whether something is pressed. A tapped element stays active for a moment after the finger is lifted; an element
 * released outside the window is not active, although no event reported the release.
 */
function isPressed(): boolean {
  return down.size > 0 && document.documentElement.matches(':active');
}

/** Run a function once the pressed element has been released and its click handled. */
function afterRelease(action: () => void): void {
  const look = () => {
    if (isPressed()) requestAnimationFrame(look);
    else setTimeout(action);
  };
  requestAnimationFrame(look);
}
