import type { Call } from '@paydirt/contract';
import { CONSTANTS } from '@paydirt/domain';

/** Limit of the requests that one member, or one network, may send within a window of real time. */
export interface RateLimit {
  readonly name: string;
  readonly by: 'member' | 'address';
  readonly hits: number;
  /**
   * Length of the window, which starts with the first request, and again with the first one after its end.
   */
  readonly windowSeconds: number;
  /** Requirement for requests beyond the limit; without it, they are refused. */
  readonly beyond?: 'puzzle';
}

/** The limits of each sort of call. */
export type RateLimits = Readonly<
  Record<
    'login' | 'code' | 'puzzle' | 'inviter' | 'money' | 'write' | 'upload' | 'file' | 'costly' | 'audit',
    readonly RateLimit[]
  >
>;

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * Limits of requests. A class of thirty behind one address, each pressing as fast as a person can, stays
 * below them; a script that guesses does not get far. Limits per account (wrong passwords, codes per minute,
 * tries of a code) are the services' own rules.
 */
export const RATE_LIMITS: RateLimits = {
  login: [{ name: 'login', by: 'address', hits: 120, windowSeconds: MINUTE }],
  code: [{ name: 'code', by: 'address', hits: 90, windowSeconds: MINUTE }],
  // A script that requests many codes pays for each with computation; a person does not notice (SERVICES,
  // auth/captcha).
  puzzle: [
    {
      name: 'puzzle',
      by: 'address',
      hits: CONSTANTS.CODES_WITHOUT_PUZZLE,
      windowSeconds: HOUR,
      beyond: 'puzzle',
    },
  ],
  // The call reveals a name to anyone with a code: opening links stays below the limit, trying codes does
  // not.
  inviter: [{ name: 'inviter', by: 'address', hits: 90, windowSeconds: MINUTE }],
  money: [
    { name: 'money', by: 'member', hits: 120, windowSeconds: MINUTE },
    { name: 'money', by: 'address', hits: 1800, windowSeconds: MINUTE },
  ],
  write: [
    { name: 'write', by: 'member', hits: 120, windowSeconds: MINUTE },
    { name: 'write', by: 'address', hits: 1800, windowSeconds: MINUTE },
  ],
  upload: [
    { name: 'upload', by: 'member', hits: 60, windowSeconds: MINUTE },
    { name: 'upload', by: 'address', hits: 600, windowSeconds: MINUTE },
  ],
  // Files change nothing, but each request creates one; the queue limits how many at once (file-queue.ts).
  file: [
    { name: 'file', by: 'member', hits: 60, windowSeconds: MINUTE },
    { name: 'file', by: 'address', hits: 600, windowSeconds: MINUTE },
  ],
  // These answers are sums over everything that a member, or everybody, ever did.
  costly: [
    { name: 'costly', by: 'member', hits: 120, windowSeconds: MINUTE },
    { name: 'costly', by: 'address', hits: 1200, windowSeconds: MINUTE },
  ],
  // The call needs no login, and adds up the whole ledger.
  audit: [{ name: 'audit', by: 'address', hits: 120, windowSeconds: MINUTE }],
};

/** Multiply the limits by a factor, for measuring the capacity of the services. */
export function scaledLimits(factor: number): RateLimits {
  const scaled = Object.entries(RATE_LIMITS).map(([sort, limits]) => [
    sort,
    limits.map((limit) => ({ ...limit, hits: Math.ceil(limit.hits * factor) })),
  ]);
  return Object.fromEntries(scaled) as RateLimits;
}

/** List the limits of a call; reads have none, except for files and costly calls. */
export function limitsOf(call: Call, limits: RateLimits): readonly RateLimit[] {
  if (call.limit === 'code') return [...limits.code, ...limits.puzzle];
  if (call.limit) return limits[call.limit];
  if (call.file) return limits.file;
  if (call.costly) return limits.costly;
  if (call.method === 'GET') return [];
  if (call.encoding === 'multipart') return limits.upload;
  return call.money ? limits.money : limits.write;
}
