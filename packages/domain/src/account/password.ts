import { CONSTANTS } from '../constants.ts';
import { err, ok, type Result } from '../result.ts';

/** Reason to refuse a login password. */
export type PasswordError = 'required' | 'too_short' | 'too_long' | 'malformed';

/**
 * Check a new login password: 8 to 64 characters of any kind, including spaces and symbols, but no control characters.
 * They are counted in the form in which they are hashed, Unicode's NFKC. No mixture of kinds is required (NIST SP
 * 800-63B); the services also reject common passwords.
 */
export function checkPassword(text: string): Result<string, PasswordError> {
  if (text === '') return err('required');
  if (/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u.test(text)) return err('malformed');
  const { length } = Array.from(text.normalize('NFKC'));
  if (length < CONSTANTS.PASSWORD_MIN_LENGTH) return err('too_short');
  if (length > CONSTANTS.PASSWORD_MAX_LENGTH) return err('too_long');
  return ok(text);
}

/** Check that the same password was typed twice. */
export function checkSame(text: string, again: string): Result<string, 'mismatch'> {
  return text === again ? ok(text) : err('mismatch');
}

/**
 * Check a new fund password: 6 digits, not a run up or down ("123456", "654321", "567890"), not one
 * digit six times (PRODUCT 6).
 */
export function checkFundPassword(
  text: string,
): Result<string, 'required' | 'six_digits' | 'run' | 'repeat'> {
  if (text === '') return err('required');
  if (text.length !== CONSTANTS.FUND_PASSWORD_LENGTH || !/^[0-9]+$/.test(text)) return err('six_digits');
  const digits = Array.from(text, Number);
  const steps = digits.slice(1).map((digit, index) => (digit - (digits[index] ?? 0) + 10) % 10);
  if (steps.every((step) => step === 0)) return err('repeat');
  if (steps.every((step) => step === 1) || steps.every((step) => step === 9)) return err('run');
  return ok(text);
}
