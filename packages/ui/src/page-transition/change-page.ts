/** How one page follows another: deeper, back out, or beside at the same depth. */
export type PageDirection = 'deeper' | 'shallower' | 'beside';

/** Tell how a page of one depth follows one of another. */
export function pageDirection(from: number, to: number): PageDirection {
  return to > from ? 'deeper' : to < from ? 'shallower' : 'beside';
}

/** Whether {@link changePage} can move pages here: the browser knows how, and motion is not reduced. */
export function canChangePage(): boolean {
  if (!('startViewTransition' in document)) return false;
  const duration = getComputedStyle(document.documentElement).getPropertyValue('--duration-page');
  return /[1-9]/u.test(duration);
}

/**
 * Change to another page while a picture of the one that leaves stays below it, so that nothing is blank in between.
 * `update` has to draw the new page before it returns. Only where {@link canChangePage}; the page that comes takes
 * taps while it moves.
 */
export function changePage(update: () => void, direction: PageDirection): void {
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
