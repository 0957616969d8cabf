import * as v from 'valibot';

import type { FieldReason } from './field-reasons.ts';

/** Header of every answer (H1); a client rejects an answer without it. */
export const MODE_HEADER = 'X-Paydirt-Mode';
/** Its only value. */
export const MODE = 'test';
/** Header with the services' clock, ISO 8601, so that countdowns run on it (H4). */
export const CLOCK_HEADER = 'X-Paydirt-Clock';
/**
 * Header with the id of the services' world, which changes with a reset: a request confirmed in one world is not
 * sent in the next.
 */
export const WORLD_HEADER = 'X-Paydirt-World';
/** Header that is `true` when an answer was stored for an earlier request with the same key. */
export const REPLAY_HEADER = 'Idempotency-Hit';
/** Request header with the class key, where the call accepts one. */
export const CLASS_KEY_HEADER = 'X-Class-Key';

/** Shape of every answer, before its `data` is checked against the call's own schema. */
export const envelopeSchema = v.object({
  /** HTTP status, repeated. */
  status: v.number(),
  /** `ok`, or the name of the error. */
  message: v.string(),
  /** 200, or the error's number. */
  code: v.number(),
  /** A text for people in the requested language; the token at login. */
  msg: v.string(),
  data: v.unknown(),
});

/** Every answer of every service. */
export interface Envelope<T> {
  readonly status: number;
  readonly message: string;
  readonly code: number;
  readonly msg: string;
  readonly data: T;
}

/** `data` of an answer that is an error. */
export interface ErrorData {
  /** The error of each field, by parameter name. */
  readonly fields?: Readonly<Record<string, FieldReason>>;
  /** Seconds until another attempt makes sense. */
  readonly retryAfterSeconds?: number;
  /** Attempts left before a code or an account is blocked. */
  readonly triesLeft?: number;
  /** The limit that was exceeded or not reached, as a decimal string. */
  readonly limit?: string;
  /**
   * With `key_reused`: the outcome of the first request under the key, sent only to the member who owns the key.
   */
  readonly earlier?: EarlierOutcome;
}

/** Outcome of an earlier request: its result, or the name of the error that refused it. */
export type EarlierOutcome =
  | { readonly outcome: 'done'; readonly result: unknown }
  | { readonly outcome: 'refused'; readonly error: string };

/** Schema of {@link EarlierOutcome}. */
export const earlierOutcomeSchema = v.variant('outcome', [
  v.object({ outcome: v.literal('done'), result: v.unknown() }),
  v.object({ outcome: v.literal('refused'), error: v.string() }),
]);

/** Schema of {@link ErrorData}; unknown parts are dropped. */
export const errorDataSchema = v.object({
  fields: v.optional(v.record(v.string(), v.string())),
  retryAfterSeconds: v.optional(v.number()),
  triesLeft: v.optional(v.number()),
  limit: v.optional(v.string()),
  earlier: v.optional(earlierOutcomeSchema),
});
