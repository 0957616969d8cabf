import type { Call } from '@paydirt/contract';
import { CONSTANTS } from '@paydirt/domain';

/** Number of requests that one member, or one network, may send within a window of real time. */
export interface RateLimit {
  readonly name: string;
  readonly by: 'member' | 'address';
  readonly hits: number;
  /** Starts with the first request, and again with the first one after its end. */
  readonly windowSeconds: number;
  /** Requirement for a request beyond the limit: left out, it is refused. */
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
 * All limits of requests. A class of thirty behind one address, each pressing as fast as a person can, stays below
 * them; a script that guesses does not get far. Limits per account (wrong passwords, codes a minute, tries of a
 * code) are the services' own rules.
 */
export const RATE_LIMITS: RateLimits = {
  login: [{ name: 'login', by: 'address', hits: 120, windowSeconds: MINUTE }],
  code: [{ name: 'code', by: 'address', hits: 90, windowSeconds: MINUTE }],
  // A script that has codes sent pays for each with work; a person does not notice (SERVICES, auth/captcha).
  puzzle: [
    {
      name: 'puzzle',
      by: 'address',
      hits: CONSTANTS.CODES_WITHOUT_PUZZLE,
      windowSeconds: HOUR,
      beyond: 'puzzle',
    },
  ],
  // Reveals a name to anyone with a code: opening links stays below the limit, trying codes does not.
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
  // Reading is free, but each request creates a file; the queue limits their number at once (file-queue.ts).
  file: [
    { name: 'file', by: 'member', hits: 60, windowSeconds: MINUTE },
    { name: 'file', by: 'address', hits: 600, windowSeconds: MINUTE },
  ],
  // And some answers are sums over all that a member, or everybody, ever did.
  costly: [
    { name: 'costly', by: 'member', hits: 120, windowSeconds: MINUTE },
    { name: 'costly', by: 'address', hits: 1200, windowSeconds: MINUTE },
  ],
  // Open to anyone, and adds up the whole ledger.
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

/** The limits of a call; reads have none, except for files and costly calls. */
export function limitsOf(call: Call, limits: RateLimits): readonly RateLimit[] {
  if (call.limit === 'code') return [...limits.code, ...limits.puzzle];
  if (call.limit) return limits[call.limit];
  if (call.file) return limits.file;
  if (call.costly) return limits.costly;
  if (call.method === 'GET') return [];
  if (call.encoding === 'multipart') return limits.upload;
  return call.money ? limits.money : limits.write;
}
