/** Load something that may be needed; it may be called again when that failed. */
export type Load = () => Promise<unknown>;

export interface LoadAhead {
  /** Load something in idle time, once {@link begin} was called. What is loaded already costs nothing. */
  readonly add: (load: Load) => void;
  /** The first screen stands: begin. */
  readonly begin: () => void;
}

/** Load what was asked for when the browser has nothing better to do. */
export function createLoadAhead(whenIdle: (action: () => void) => void): LoadAhead {
  const queue: Load[] = [];
  let begun = false;

  function loadSoon(): void {
    if (!begun || queue.length === 0) return;
    whenIdle(() => {
      // Whoever needs what did not come asks for it again, and tells when that fails.
      for (const load of queue.splice(0)) load().catch(() => undefined);
    });
  }

  return {
    add(load) {
      queue.push(load);
      loadSoon();
    },
    begin() {
      begun = true;
      loadSoon();
    },
  };
}

/** A page that is never idle gets it all the same; and Safari, which tells of no idle time. */
const AT_LATEST_MS = 1000;

/** What this page loads ahead. */
export const ahead = createLoadAhead((action) => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(action, { timeout: AT_LATEST_MS });
  else setTimeout(action, AT_LATEST_MS);
});
