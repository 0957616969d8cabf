import { CONSTANTS } from '../constants.ts';
import { err, ok, type Result } from '../result.ts';

/** Why a login password is refused. */
export type PasswordError =
  | 'required'
  | 'too_short'
  | 'too_long'
  | 'must_start_with_letter'
  | 'letters_and_digits_only';

/** Check a new login password: a letter, then letters or digits, 8 to 24 characters in all, ASCII (PRODUCT 6). */
export function checkPassword(text: string): Result<string, PasswordError> {
  if (text === '') return err('required');
  if (!/^[A-Za-z0-9]+$/.test(text)) return err('letters_and_digits_only');
  if (!/^[A-Za-z]/.test(text)) return err('must_start_with_letter');
  if (text.length < CONSTANTS.PASSWORD_MIN_LENGTH) return err('too_short');
  if (text.length > CONSTANTS.PASSWORD_MAX_LENGTH) return err('too_long');
  return ok(text);
}

/** Check that a password was typed the same twice. */
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
