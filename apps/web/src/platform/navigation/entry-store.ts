import { type KeyValueStore, readJson, write } from '../storage/storage.ts';

/** Values kept for each history entry, so that Back finds things as they were: scroll offset, list pages. */
export interface EntryStore {
  readonly read: (entryId: string, name: string) => unknown;
  readonly keep: (entryId: string, name: string, value: unknown) => void;
  /** Forget all of it, when another member comes. */
  readonly clear: () => void;
}

const STORAGE_KEY = 'paydirt.entries';
/** Entries further back than this start afresh. */
const ENTRIES = 50;

type StoredEntries = Map<string, Record<string, unknown>>;

function restore(perTab: KeyValueStore): StoredEntries {
  const stored = readJson(perTab, STORAGE_KEY);
  return Array.isArray(stored) ? new Map(stored as [string, Record<string, unknown>][]) : new Map();
}

/** Keep per-entry values for the life of the tab, reloads included. Values must be JSON. */
export function createEntryStore(perTab: KeyValueStore): EntryStore {
  const kept = restore(perTab);
  let writing = false;

  function persistSoon(): void {
    if (writing) return;
    writing = true;
    setTimeout(() => {
      writing = false;
      if (kept.size > 0) write(perTab, STORAGE_KEY, JSON.stringify([...kept]));
    }, 250);
  }

  return {
    read: (entryId, name) => kept.get(entryId)?.[name],
    keep(entryId, name, value) {
      const values = { ...kept.get(entryId), [name]: value };
      kept.delete(entryId);
      kept.set(entryId, values);
      for (const oldest of kept.keys()) {
        if (kept.size <= ENTRIES) break;
        kept.delete(oldest);
      }
      persistSoon();
    },
    clear() {
      kept.clear();
      perTab.removeItem(STORAGE_KEY);
    },
  };
}
