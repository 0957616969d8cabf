import type { EpochMs } from '@paydirt/domain';

/** The page's visibility, and its changes. */
export interface PageVisibility {
  visible(): boolean;
  /** Listen for moments at which the page may be stale: visible again, or restored by Back. */
  onChange(listener: () => void): () => void;
}

/** The one timer of a page: it ticks at each full second of the service's clock. */
export interface Ticker {
  /** The service's time; null before it is known. */
  now(): EpochMs | null;
  /**
   * Listen to every tick, starting when the time is known, until the returned function is called. Without listeners
   * there is no timer.
   */
  subscribe(listener: (now: EpochMs) => void): () => void;
}

const SECOND_MS = 1000;

/**
 * Create a ticker on the service's clock. It ticks while it has listeners and the page is visible, and immediately when
 * the page becomes visible again: times from before a sleep are corrected in the first frame (H4).
 */
export function createTicker(now: () => EpochMs | null, page: PageVisibility = documentVisibility): Ticker {
  const listeners = new Set<(now: EpochMs) => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let leavePage: (() => void) | undefined;

  function schedule() {
    clearTimeout(timer);
    if (listeners.size === 0 || !page.visible()) return;
    timer = setTimeout(tick, untilNextSecond(now() ?? 0));
  }

  function tick() {
    // Schedule first, so that a listener that throws does not stop the ticker.
    schedule();
    const at = now();
    if (at === null) return;
    for (const listener of listeners) listener(at);
  }

  function pageChanged() {
    if (page.visible()) tick();
    else clearTimeout(timer);
  }

  return {
    now,
    subscribe(listener) {
      listeners.add(listener);
      if (listeners.size === 1) {
        leavePage = page.onChange(pageChanged);
        schedule();
      }
      return () => {
        if (!listeners.delete(listener) || listeners.size > 0) return;
        clearTimeout(timer);
        leavePage?.();
      };
    },
  };
}

const documentVisibility: PageVisibility = {
  visible: () => document.visibilityState === 'visible',
  onChange(listener) {
    document.addEventListener('visibilitychange', listener);
    window.addEventListener('pageshow', listener);
    return () => {
      document.removeEventListener('visibilitychange', listener);
      window.removeEventListener('pageshow', listener);
    };
  },
};

/** From 1 to 1000 ms, before 1970 too. */
function untilNextSecond(now: number): number {
  return SECOND_MS - (((now % SECOND_MS) + SECOND_MS) % SECOND_MS);
}
