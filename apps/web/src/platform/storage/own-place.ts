import { type KeyValueStore, readJson, write } from './storage.ts';

/** Whose something is, and where it can be kept. */
export interface Owner {
  /** Null is a visitor. */
  readonly userId: string | null;
  readonly local: KeyValueStore;
  readonly perTab: KeyValueStore;
}

/** A place for one thing of one person: what they typed, or the key of what they sent. It must be JSON. */
export interface OwnPlace {
  /** Null when nothing is there. */
  readonly read: () => unknown;
  readonly keep: (value: unknown) => void;
  readonly forget: () => void;
}

const PREFIX = 'paydirt.own.';

/** What is being written for the community: of all places the only one that outlives a logout. */
export const POST_DRAFT = 'draft.post';

/** The key of one place of a member on this device. */
export function ownKey(userId: string, name: string): string {
  return `${prefixOf(userId)}${name}`;
}

function prefixOf(userId: string): string {
  return `${PREFIX}${userId}.`;
}

/**
 * Find the place of something that belongs to whoever uses the app. A member's is on the device under their name, so
 * that it is there after a crash, and when they log in again after their session expired. A visitor has no name, so
 * theirs stays in the tab.
 */
export function ownPlace(name: string, { userId, local, perTab }: Owner): OwnPlace {
  const store = userId === null ? perTab : local;
  const key = `${prefixOf(userId ?? '')}${name}`;
  return {
    read: () => readJson(store, key),
    keep: (value) => void write(store, key, JSON.stringify(value)),
    forget: () => store.removeItem(key),
  };
}

function keysOf(store: KeyValueStore): string[] {
  return Array.from({ length: store.length }, (_, index) => store.key(index) ?? '');
}

/** The keys of all places of a member on this device. */
export function ownKeys(local: KeyValueStore, userId: string): string[] {
  return keysOf(local).filter((key) => key.startsWith(prefixOf(userId)));
}

/** Empty the places of everybody else who used this device. */
export function dropOthersPlaces(local: KeyValueStore, userId: string): void {
  for (const key of keysOf(local))
    if (key.startsWith(PREFIX) && !key.startsWith(prefixOf(userId))) local.removeItem(key);
}
