import type { Call } from '@paydirt/contract';
import { sendBindEmailCode, sendFundPasswordCode } from '@paydirt/contract/calls/fund-password';
import {
  login,
  register,
  registerByEmail,
  resetPassword,
  sendRegisterCode,
  sendRegisterEmailCode,
  sendResetCode,
} from '@paydirt/contract/calls/user';

/** How many requests one member, or one address, may send within a window of the test clock. */
export interface RateLimit {
  readonly name: string;
  readonly by: 'member' | 'address';
  readonly hits: number;
  readonly windowSeconds: number;
}

const MINUTE = 60;

/**
 * All limits of requests. A class of thirty behind one address, each pressing as fast as a person
 * can, stays below them; a script that guesses does not get far. What one account bears (wrong
 * passwords, codes a minute, tries of a code) is the services' own rule.
 */
export const RATE_LIMITS = {
  login: [{ name: 'login', by: 'address', hits: 120, windowSeconds: MINUTE }],
  code: [{ name: 'code', by: 'address', hits: 90, windowSeconds: MINUTE }],
  money: [
    { name: 'money', by: 'member', hits: 120, windowSeconds: MINUTE },
    { name: 'money', by: 'address', hits: 1800, windowSeconds: MINUTE },
  ],
  write: [
    { name: 'write', by: 'member', hits: 120, windowSeconds: MINUTE },
    { name: 'write', by: 'address', hits: 1800, windowSeconds: MINUTE },
  ],
  // Reading is free, but a document is drawn for each request.
  file: [
    { name: 'file', by: 'member', hits: 60, windowSeconds: MINUTE },
    { name: 'file', by: 'address', hits: 600, windowSeconds: MINUTE },
  ],
} as const satisfies Record<string, readonly RateLimit[]>;

const LOGIN_CALLS: readonly Call[] = [login, register, registerByEmail, resetPassword];
const CODE_CALLS: readonly Call[] = [
  sendRegisterCode,
  sendRegisterEmailCode,
  sendResetCode,
  sendFundPasswordCode,
  sendBindEmailCode,
];

/** The limits of a call; reading has none, but for files. */
export function limitsOf(call: Call): readonly RateLimit[] {
  if (call.file) return RATE_LIMITS.file;
  if (call.method === 'GET') return [];
  if (LOGIN_CALLS.includes(call)) return RATE_LIMITS.login;
  if (CODE_CALLS.includes(call)) return RATE_LIMITS.code;
  return call.money ? RATE_LIMITS.money : RATE_LIMITS.write;
}
