import type { OwnPlace } from './own-place.ts';

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
   * A key that was sent and never answered is given out again, as long as what was typed beside it comes back: after
   * a reload, a crash, and another login of the same member. The service then answers what became of it, instead of
   * doing it twice.
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

/** Keep idempotency keys, each in the place that `placeOf` finds for its name. */
export function createIntents(
  placeOf: (name: string) => OwnPlace,
  newKey: () => string = () => crypto.randomUUID(),
): Intents {
  return {
    begin(name) {
      const place = placeOf(`intent.${name}`);
      const kept = place.read();
      let key = isKept(kept) && kept.sent ? kept.key : newKey();
      return {
        get key() {
          return key;
        },
        sent: () => place.keep({ key, sent: true } satisfies Kept),
        settled() {
          place.forget();
          key = newKey();
        },
      };
    },
  };
}
