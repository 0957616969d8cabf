/** The part of `localStorage` and `sessionStorage` that the app uses. */
export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear' | 'key' | 'length'>;

/** A store in memory: for stories and tests, and where the browser refuses its own. */
export function memoryStore(initial: Readonly<Record<string, string>> = {}): KeyValueStore {
  const values = new Map(Object.entries(initial));
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
    key: (index) => [...values.keys()][index] ?? null,
    get length() {
      return values.size;
    },
  };
}

/**
 * Take a store of the browser, or one in memory where it is blocked (private windows, full disks). One that holds
 * values is used even if it is full, because they are read and deleted there.
 */
export function browserStore(read: () => KeyValueStore): KeyValueStore {
  try {
    const store = read();
    if (store.length === 0) {
      store.setItem('paydirt.probe', '1');
      store.removeItem('paydirt.probe');
    }
    return store;
  } catch {
    return memoryStore();
  }
}

/** Read JSON that the app itself wrote; anything else is null. */
export function readJson(store: KeyValueStore, key: string): unknown {
  const text = store.getItem(key);
  if (text === null) return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

/** Write a value; false when the store is full, which is never worth failing for. */
export function write(store: KeyValueStore, key: string, value: string): boolean {
  try {
    store.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
