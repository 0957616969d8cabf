import type * as Idb from 'idb-keyval';

/** Where answers are kept on the device, by their keys. A store that the browser refuses keeps nothing. */
export interface AnswerStore {
  readonly entries: () => Promise<readonly (readonly [key: string, value: unknown])[]>;
  readonly setMany: (entries: [key: string, value: unknown][]) => Promise<void>;
  readonly delMany: (keys: string[]) => Promise<void>;
}

/** The store of this browser. Every operation is refused where it has none, as in some private windows. */
export function browserAnswerStore(): AnswerStore {
  let opened: Promise<Opened> | null = null;
  const open = () => (opened ??= openStore());
  return {
    async entries() {
      const { idb, store } = await open();
      return idb.entries<string, unknown>(store);
    },
    async setMany(values) {
      const { idb, store } = await open();
      await idb.setMany(values, store);
    },
    async delMany(keys) {
      const { idb, store } = await open();
      await idb.delMany(keys, store);
    },
  };
}

interface Opened {
  readonly idb: typeof Idb;
  readonly store: Idb.UseStore;
}

// Loaded on demand, because no first screen needs it.
async function openStore(): Promise<Opened> {
  const idb = await import('idb-keyval');
  return { idb, store: idb.createStore('paydirt', 'answers') };
}

/** A store in memory, for stories and tests. */
export function memoryAnswerStore(
  initial: readonly (readonly [key: string, value: unknown])[] = [],
): AnswerStore {
  const values = new Map(initial);
  return {
    entries: () => Promise.resolve([...values]),
    setMany: (next) => {
      for (const [key, value] of next) values.set(key, value);
      return Promise.resolve();
    },
    delMany: (keys) => {
      for (const key of keys) values.delete(key);
      return Promise.resolve();
    },
  };
}
