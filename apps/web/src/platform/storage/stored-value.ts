import { observable } from '../observable.ts';
import { type KeyValueStore, readJson, write } from './storage.ts';

/** Owner of a stored value, and the storage that can keep it. */
export interface Owner {
  /** Null is a visitor. */
  readonly userId: string | null;
  readonly local: KeyValueStore;
  readonly perTab: KeyValueStore;
}

/** Storage for one value of one person: typed text, or the key of a request. It must be JSON. */
export interface StoredValue {
  /** A name that no other value and no other member has. */
  readonly key: string;
  /** Null when nothing is there. */
  readonly read: () => unknown;
  /** False when there is no room for it. */
  readonly set: (value: unknown) => boolean;
  readonly remove: () => void;
}

const PREFIX = 'paydirt.own.';
const ANYBODYS_INTENT = /^paydirt\.own\.[^.]*\.intent\./;

/** Beginning of the names of posts being written: of all typed text the only things that outlive a logout. */
export const POST_DRAFT = 'draft.post';

/** Prefix of the names of money intents, which stay until they are answered, also when another member logs in. */
export const INTENT = 'intent.';

/** The key of one place of a member on this device. */
export function memberKey(userId: string, name: string): string {
  return `${prefixOf(userId)}${name}`;
}

function prefixOf(userId: string): string {
  return `${PREFIX}${userId}.`;
}

/**
 * Get the stored value of a name for the app's user. A member's is on the device under their id, so that it is there
 * after a crash, and when they log in again after their session expired. A visitor has no id, so theirs stays in the
 * tab.
 */
export function storedValueOf(name: string, { userId, local, perTab }: Owner): StoredValue {
  return storedValue(userId === null ? perTab : local, `${prefixOf(userId ?? '')}${name}`);
}

function storedValue(store: KeyValueStore, key: string): StoredValue {
  return {
    key,
    read: () => readJson(store, key),
    set: (value) => write(store, key, JSON.stringify(value)),
    remove() {
      store.removeItem(key);
      removals.set({});
    },
  };
}

/** Notifies when a stored value was removed in this tab: what was typed is sent, or given up. */
export const removals = observable({});

function keysOf(store: KeyValueStore): string[] {
  return Array.from({ length: store.length }, (_, index) => store.key(index) ?? '');
}

/** The keys of a member's places on this device: of all, or of those whose names begin alike. */
export function memberKeys(local: KeyValueStore, userId: string, beginning = ''): string[] {
  return keysOf(local).filter((key) => key.startsWith(memberKey(userId, beginning)));
}

/** The members who have something in the place of this name on this device. */
export function ownersOf(local: KeyValueStore, name: string): string[] {
  return keysOf(local)
    .filter((key) => key.startsWith(PREFIX) && key.endsWith(`.${name}`))
    .map((key) => key.slice(PREFIX.length, -name.length - 1));
}

/** The keys of money intents of everybody who used this device, or, in a tab's store, of a visitor. */
export function intentKeys(store: KeyValueStore): string[] {
  return keysOf(store).filter((key) => ANYBODYS_INTENT.test(key));
}

/** The places of money intents of everybody who used this device, and of a visitor in this tab. */
export function allIntentValues({ local, perTab }: Omit<Owner, 'userId'>): StoredValue[] {
  return [local, perTab].flatMap((store) => intentKeys(store).map((key) => storedValue(store, key)));
}

/** Get the stored intents of the app's user. */
export function memberIntentValues({ userId, local, perTab }: Owner): StoredValue[] {
  const store = userId === null ? perTab : local;
  const own = `${prefixOf(userId ?? '')}${INTENT}`;
  return keysOf(store)
    .filter((key) => key.startsWith(own))
    .map((key) => storedValue(store, key));
}

/** Empty the places of everybody else who used this device, but not what they sent and had no answer to. */
export function removeOthersValues(local: KeyValueStore, userId: string): void {
  for (const key of keysOf(local))
    if (key.startsWith(PREFIX) && !key.startsWith(prefixOf(userId)) && !ANYBODYS_INTENT.test(key))
      local.removeItem(key);
}
