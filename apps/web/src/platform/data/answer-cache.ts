import { type EpochMs, epochMs } from '@paydirt/domain';

import { type KeyValueStore, readJson, write } from '../storage/storage.ts';
import { isOf } from './key.ts';

/** An answer and when the service gave it. */
export interface Answered<T> {
  readonly value: T;
  readonly asOf: EpochMs;
}

/** Answers of the last visit, shown with their age when a call cannot be made (DESIGN 3). */
export interface AnswerCache {
  readonly read: (key: string) => Answered<unknown> | null;
  readonly set: (key: string, answered: Answered<unknown>) => void;
}

export interface AnswerCacheOptions {
  readonly local: KeyValueStore;
  /** Whose answers these are: nobody else's are read, and those that are found are thrown away. Empty for a visitor. */
  readonly userId: string;
  /** Tell if this member is still logged in, in this tab and on this device. */
  readonly mayStore: () => boolean;
}

const STORAGE_KEY = 'paydirt.answers';
/** Answers kept at most; the oldest go first. */
const COUNT = 40;
/** Characters kept at most, in all: well below what browsers allow one origin. */
const SIZE = 400_000;
const WRITE_AFTER_MS = 500;

type Entry = readonly [key: string, value: unknown, asOf: number];

function isEntry(entry: unknown): entry is Entry {
  return Array.isArray(entry) && typeof entry[0] === 'string' && Number.isSafeInteger(entry[2]);
}

/**
 * Keep answers in the local store. A session's end clears that store, and so these; from then on
 * `mayStore` is false, so that nothing is written late. What another member left there, whose session nobody
 * ended, goes as soon as this one begins.
 */
export function createAnswerCache({ local, userId, mayStore }: AnswerCacheOptions): AnswerCache {
  const entries = new Map<string, Answered<unknown>>();
  let waiting = false;

  function load(): void {
    const stored = readJson(local, STORAGE_KEY);
    if (stored === null) return;
    const own = (Array.isArray(stored) ? stored : []).filter(isEntry).filter(([key]) => isOf(userId, key));
    for (const [key, value, asOf] of own) entries.set(key, { value, asOf: epochMs(asOf) });
    if (!Array.isArray(stored) || own.length < stored.length) store();
  }

  function store(): void {
    if (!mayStore()) return;
    const newestFirst = [...entries].toReversed();
    const texts: string[] = [];
    let size = 0;
    for (const [key, { value, asOf }] of newestFirst) {
      const text = JSON.stringify([key, value, asOf] satisfies Entry);
      size += text.length;
      if (texts.length === COUNT || size > SIZE) break;
      texts.push(text);
    }
    write(local, STORAGE_KEY, `[${texts.toReversed().join(',')}]`);
  }

  load();
  return {
    read: (key) => entries.get(key) ?? null,
    set(key, answered) {
      entries.delete(key);
      entries.set(key, answered);
      if (waiting) return;
      waiting = true;
      setTimeout(() => {
        waiting = false;
        store();
      }, WRITE_AFTER_MS);
    },
  };
}
