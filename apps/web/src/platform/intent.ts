import { type KeyValueStore, readJson, write } from './storage.ts';

/** One thing that a member wants done once: a lease, a reception of income. */
export interface Intent {
  /** The idempotency key. After a final answer it is another one: the next try is a new intent. */
  readonly key: string;
  /** Note that the request leaves now: from here on, only a final answer makes a new key. */
  readonly sent: () => void;
  /** Note the final answer: done, or refused for good. */
  readonly settled: () => void;
}

export interface Intents {
  /**
   * Begin an intent, when its form or confirmation opens.
   *
   * A key that was sent and never answered is given out again, in this tab even after a reload: the
   * service then answers what became of it, instead of doing it twice.
   */
  readonly begin: (name: string) => Intent;
}

interface Kept {
  readonly key: string;
  readonly sent: boolean;
}

function isKept(value: unknown): value is Kept {
  return (
    typeof value === 'object' &&
    value !== null &&
    'key' in value &&
    typeof value.key === 'string' &&
    'sent' in value
  );
}

/** Keep idempotency keys in the tab's store. */
export function createIntents(
  perTab: KeyValueStore,
  newKey: () => string = () => crypto.randomUUID(),
): Intents {
  return {
    begin(name) {
      const place = `paydirt.intent.${name}`;
      const kept = readJson(perTab, place);
      let key = isKept(kept) && kept.sent ? kept.key : newKey();
      return {
        get key() {
          return key;
        },
        sent: () => void write(perTab, place, JSON.stringify({ key, sent: true } satisfies Kept)),
        settled() {
          perTab.removeItem(place);
          key = newKey();
        },
      };
    },
  };
}
