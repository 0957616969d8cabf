/** A history for the navigation: `window.history`, or a list in memory. */
export interface HistoryPort {
  /** The address behind the `#`, with its leading slash. */
  readonly read: () => { readonly address: string; readonly state: unknown };
  readonly push: (address: string, state: unknown) => void;
  readonly replace: (address: string, state: unknown) => void;
  readonly go: (delta: number) => void;
  /** Called for moves that this port did not make itself: back, forward, a typed address. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Turn `/?type=5#/user/record` into `#/user/record?type=5`; a parameter of the hash wins. */
export function normalisedAddress(search: string, hash: string): string {
  const [path = '', inHash = ''] = hash.replace(/^#/, '').split(/\?(.*)/s);
  const query = new URLSearchParams(inHash);
  for (const [name, value] of new URLSearchParams(search)) if (!query.has(name)) query.append(name, value);
  const text = query.toString();
  const rooted = path.startsWith('/') ? path : `/${path}`;
  return text === '' ? rooted : `${rooted}?${text}`;
}

/** The browser's history, path and query both in the hash. Puts the cold form `/?type=5#/user/record` right. */
export function browserHistory(view: Window): HistoryPort {
  const { history, location } = view;
  if (location.search !== '' || !location.hash.startsWith('#/')) {
    history.replaceState(
      history.state,
      '',
      `${location.pathname}#${normalisedAddress(location.search, location.hash)}`,
    );
  }
  return {
    read: () => ({ address: location.hash.slice(1) || '/', state: history.state as unknown }),
    push: (address, state) => history.pushState(state, '', `#${address}`),
    replace: (address, state) => history.replaceState(state, '', `#${address}`),
    go: (delta) => history.go(delta),
    subscribe(listener) {
      // A typed hash and Back between two hashes fire both events, so listeners compare.
      view.addEventListener('popstate', listener);
      view.addEventListener('hashchange', listener);
      return () => {
        view.removeEventListener('popstate', listener);
        view.removeEventListener('hashchange', listener);
      };
    },
  };
}

/**
 * Make a history in memory, for stories and tests. Listeners are called in a microtask, as a browser calls them
 * later.
 */
export function memoryHistory(address: string): HistoryPort & { readonly entries: () => readonly string[] } {
  let entries: { address: string; state: unknown }[] = [{ address, state: null }];
  let index = 0;
  const listeners = new Set<() => void>();
  return {
    read: () => entries[index] ?? { address, state: null },
    push(next, state) {
      entries = [...entries.slice(0, index + 1), { address: next, state }];
      index += 1;
    },
    replace(next, state) {
      entries[index] = { address: next, state };
    },
    go(delta) {
      queueMicrotask(() => {
        if (entries[index + delta] === undefined) return;
        index += delta;
        for (const listener of listeners) listener();
      });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    entries: () => entries.map((entry) => entry.address),
  };
}
