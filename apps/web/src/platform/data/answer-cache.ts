import { CONSTANTS, type EpochMs, epochMs } from '@paydirt/domain';

import type { AnswerStore } from '../storage/answer-store.ts';
import { isOf } from './key.ts';

/** An answer and when the service gave it. */
export interface Answered<T> {
  readonly value: T;
  readonly asOf: EpochMs;
}

/** Answers of earlier visits, shown with their age when a call cannot be made (DESIGN 3). */
export interface AnswerCache {
  /** Read what the device keeps, once; settles also where that could not be. */
  readonly ready: () => Promise<void>;
  readonly read: (key: string) => Answered<unknown> | null;
  readonly set: (key: string, answered: Answered<unknown>) => void;
}

export interface AnswerCacheOptions {
  readonly store: AnswerStore;
  /** Owner of these answers: others' answers are never read, and are deleted when found. Empty for a visitor. */
  readonly userId: string;
  /** Tell if this member is still logged in, in this tab and on this device. */
  readonly mayStore: () => boolean;
}

/** Characters kept at most of one member, in all; the oldest answers go first. */
const SIZE = 5_000_000;
const WRITE_AFTER_MS = 500;

/** Entry of one answer. */
interface CachedAnswer extends Answered<unknown> {
  readonly size: number;
  /** The version of the app that parsed it. */
  readonly version: number;
}

function isKept(value: unknown): value is CachedAnswer {
  if (typeof value !== 'object' || value === null) return false;
  const { asOf, size, version } = value as Partial<CachedAnswer>;
  return Number.isSafeInteger(asOf) && Number.isSafeInteger(size) && version === CONSTANTS.VERSION_CODE;
}

/** Delete a member's answers from the device. */
export async function forgetAnswers(store: AnswerStore, userId: string): Promise<void> {
  const kept = await store.entries();
  await store.delMany(kept.flatMap(([key]) => (isOf(userId, key) ? key : [])));
}

/**
 * Keep a member's answers on the device. When their session ends they are deleted ({@link forgetAnswers}); from then on
 * `mayStore` is false, so that nothing is written late. Another user's cache throws away what is not its own.
 */
export function createAnswerCache({ store, userId, mayStore }: AnswerCacheOptions): AnswerCache {
  const known = new Map<string, CachedAnswer>();
  const unwritten = new Set<string>();
  let waiting = false;
  let loading: Promise<void> | null = null;

  async function load(): Promise<void> {
    const found = await store.entries();
    const others: string[] = [];
    const own: [string, CachedAnswer][] = [];
    for (const [key, value] of found)
      if (isOf(userId, key) && isKept(value)) own.push([key, value]);
      else others.push(key);
    if (others.length > 0) await store.delMany(others);
    own.sort(([, a], [, b]) => a.asOf - b.asOf);
    const newer = [...known];
    known.clear();
    for (const [key, value] of [...own, ...newer]) {
      known.delete(key);
      known.set(key, value);
    }
  }

  /** Forget the oldest beyond the limit, and tell which. */
  function trim(): string[] {
    let size = 0;
    for (const kept of known.values()) size += kept.size;
    const gone: string[] = [];
    for (const [key, kept] of known) {
      if (size <= SIZE) break;
      size -= kept.size;
      gone.push(key);
    }
    for (const key of gone) known.delete(key);
    return gone;
  }

  async function write(): Promise<void> {
    waiting = false;
    await ready();
    if (!mayStore()) return;
    const gone = trim();
    const entries = [...unwritten].flatMap((key) => {
      const kept = known.get(key);
      return kept === undefined ? [] : [[key, kept] as [string, unknown]];
    });
    unwritten.clear();
    await store.setMany(entries);
    if (gone.length > 0) await store.delMany(gone);
  }

  // If the browser's storage is unavailable, nothing is cached, and no call fails because of it.
  const ready = () => (loading ??= load().catch(() => undefined));
  // The first screen needs the store only if a call fails, so it is read later.
  setTimeout(() => void ready(), WRITE_AFTER_MS);
  return {
    ready,
    read: (key) => known.get(key) ?? null,
    set(key, { value, asOf }) {
      known.delete(key);
      const size = JSON.stringify(value)?.length ?? 0;
      known.set(key, { value, asOf: epochMs(asOf), size, version: CONSTANTS.VERSION_CODE });
      unwritten.add(key);
      if (waiting) return;
      waiting = true;
      setTimeout(() => void write().catch(() => undefined), WRITE_AFTER_MS);
    },
  };
}
