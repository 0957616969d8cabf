import { type CallError, closesIntent, isErrorName, isSecretParameter } from '@paydirt/contract';
import { DAY_MS } from '@paydirt/domain';

import { INTENT, type StoredValue } from '../storage/stored-value.ts';

/** Parameters of a call, or figures that were shown, by name. */
export type Fields = Readonly<Record<string, unknown>>;

/** A request to confirm: one call that moves money. */
export interface Request {
  /** Service and path of the call. */
  readonly call: string;
  readonly input: Fields;
  /** Values shown with the request and no part of it, such as a price and a coupon's discount: decimal strings. */
  readonly shown: Readonly<Record<string, string>>;
  /** Address of the screen where it was confirmed, which shows it until it is answered. Older versions kept none. */
  readonly from?: string | undefined;
}

/** A confirmed request, frozen, under the key that makes it happen once. Its secrets are not kept. */
export interface Confirmed extends Request {
  readonly key: string;
  /** When, by this device's clock, in epoch milliseconds. */
  readonly at: number;
  /** The services' world that it was meant for; null where that was not known. */
  readonly world: string | null;
}

/**
 * An action that a member wants done once: `confirm` opens it, `close` ends it with the services' final answer, and
 * `lose` leaves it open where the connection, the page or a session was lost instead. While it is open, no other
 * takes its place.
 */
export interface Intent {
  /**
   * Get the confirmed request without a final answer, from here, another tab, or before a reload; the same object
   * while it stays.
   */
  readonly open: () => Confirmed | null;
  /** The same, but not while its first request is under way in this tab: its outcome has to be determined. */
  readonly lost: () => Confirmed | null;
  /** Freeze the request that is confirmed now. If one is open, that is returned instead. */
  readonly confirm: (request: Request) => Confirmed;
  /** Note that the request under this key got no final answer. */
  readonly lose: (key: string) => void;
  /** Note the final answer to the request under this key. */
  readonly close: (key: string) => void;
}

/** The current user's intents. */
export interface Intents {
  /** Take hold of an intent by its name: `lease:7`. */
  readonly of: (name: string) => Intent;
  /** Called when one was confirmed or closed. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Tell whether this page received the final answer to the request under a key. */
  readonly isClosedHere: (key: string) => boolean;
  /** Take over what another tab did. */
  readonly follow: () => void;
  /** Everything that the current member confirmed and has no final answer to. */
  readonly openOnes: () => readonly Confirmed[];
  /** Names of the current member's intents that are kept on this device. */
  readonly names: () => readonly string[];
  /** Tell if it was meant for the world that the services are in now. */
  readonly isOfThisWorld: (confirmed: Confirmed) => boolean;
  /** Forget everybody's on this device: the world that they were meant for is gone. */
  readonly forgetAll: () => void;
  /**
   * Note the services' world. Deletes the intents of another world, of any member, and tells whether there were
   * any.
   */
  readonly enterWorld: (world: string) => boolean;
}

export interface IntentsOptions {
  /** Get the current member's key of an intent. */
  readonly storedOf: (name: string) => StoredValue;
  /** Everybody's places on this device, and a visitor's in this tab. */
  readonly allValues: () => readonly StoredValue[];
  /** The current member's alone. */
  readonly memberValues: () => readonly StoredValue[];
  /** The services' world, kept as last reported. */
  readonly storedWorld: { readonly get: () => string | null; readonly set: (world: string) => void };
  /** This device's clock. */
  readonly now: () => number;
  readonly newKey?: () => string;
}

/** Name of the intent to delete one's account. */
export const LEAVING = 'leave';

/** The time for which an unanswered request is kept on a device (PRODUCT 3). */
export const KEPT_MS = 30 * DAY_MS;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Read a confirmed request that this app kept, if it is one and not too old. */
export function readConfirmed(kept: unknown, now: number): Confirmed | null {
  if (!isObject(kept) || !('key' in kept) || typeof kept.key !== 'string') return null;
  if (!('call' in kept) || typeof kept.call !== 'string') return null;
  if (!('input' in kept) || !isObject(kept.input) || !('shown' in kept) || !isObject(kept.shown)) return null;
  if (!('at' in kept) || typeof kept.at !== 'number' || now - kept.at > KEPT_MS) return null;
  const world = 'world' in kept && typeof kept.world === 'string' ? kept.world : null;
  return { ...(kept as Confirmed), world };
}

/** The secret parameters, or those that are not and may be stored, in a fixed order. */
function parametersOf(input: Fields, { secret }: { readonly secret: boolean }): Fields {
  const wanted = Object.entries(input).filter(
    ([name, value]) => value !== undefined && isSecretParameter(name) === secret,
  );
  return Object.fromEntries(wanted.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

const withoutSecrets = (input: Fields) => parametersOf(input, { secret: false });

/** The secrets of a request, which a page holds until its answer. */
export const secretsOf = (input: Fields) => parametersOf(input, { secret: true });

/** Tell if two requests ask the same, their secrets aside. */
export function isSameRequest(confirmed: Request, { call, input }: Omit<Request, 'shown'>): boolean {
  return (
    confirmed.call === call &&
    JSON.stringify(withoutSecrets(confirmed.input)) === JSON.stringify(withoutSecrets(input))
  );
}

/**
 * Tell whether a failure closes an intent. Any refusal closes the first request under a key. After an answer was
 * lost, only a failure that the services keep under the key does, because that reports the outcome of the first.
 */
export function isClosedBy(
  { name, retryable }: Pick<CallError, 'name' | 'retryable'>,
  first: boolean,
): boolean {
  return first ? isErrorName(name) && !retryable : closesIntent(name);
}

/** Keep intents, each in the store that `placeOf` names for it, or until the page closes if that is full. */
export function createIntents({
  storedOf,
  allValues,
  memberValues,
  storedWorld,
  now,
  newKey = () => crypto.randomUUID(),
}: IntentsOptions): Intents {
  const listeners = new Set<() => void>();
  /** Keys of first requests that are under way. */
  const fresh = new Set<string>();
  const closedHere = new Set<string>();
  /** Confirmed requests that the store had no room for, by key. */
  const unkept = new Map<string, Confirmed>();
  let world = storedWorld.get();
  const isOfThisWorld = (confirmed: Confirmed) => confirmed.world === null || confirmed.world === world;
  const notify = () => {
    for (const listener of [...listeners]) listener();
  };
  const openIn = (stored: StoredValue) => unkept.get(stored.key) ?? readConfirmed(stored.read(), now());
  return {
    of(name) {
      const stored = storedOf(`${INTENT}${name}`);
      let last: Confirmed | null = null;
      const open = () => {
        const kept = openIn(stored);
        if (kept?.key !== last?.key) last = kept;
        return last;
      };
      return {
        open,
        lost() {
          const confirmed = open();
          return confirmed !== null && fresh.has(confirmed.key) ? null : confirmed;
        },
        confirm({ call, input, shown, from }) {
          const before = open();
          if (before !== null) return before;
          last = { key: newKey(), call, input: withoutSecrets(input), shown, from, at: now(), world };
          if (!stored.set(last)) unkept.set(stored.key, last);
          fresh.add(last.key);
          notify();
          return last;
        },
        lose(key) {
          fresh.delete(key);
          notify();
        },
        close(key) {
          fresh.delete(key);
          closedHere.add(key);
          if (open()?.key !== key) return;
          last = null;
          unkept.delete(stored.key);
          stored.remove();
          notify();
        },
      };
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isClosedHere: (key) => closedHere.has(key),
    follow: notify,
    openOnes: () =>
      memberValues()
        .map(openIn)
        .filter((confirmed) => confirmed !== null),
    names: () => memberValues().map(({ key }) => key.slice(key.indexOf(INTENT) + INTENT.length)),
    isOfThisWorld,
    forgetAll() {
      fresh.clear();
      unkept.clear();
      for (const stored of allValues()) stored.remove();
      notify();
    },
    enterWorld(next) {
      if (next === world) return false;
      world = next;
      storedWorld.set(next);
      const isOfAnother = (confirmed: Confirmed | null) => confirmed !== null && !isOfThisWorld(confirmed);
      const obsolete = allValues().filter((stored) => isOfAnother(readConfirmed(stored.read(), now())));
      const others = [...unkept].filter(([, confirmed]) => isOfAnother(confirmed));
      for (const stored of obsolete) stored.remove();
      for (const [key] of others) unkept.delete(key);
      if (obsolete.length + others.length === 0) return false;
      notify();
      return true;
    },
  };
}
