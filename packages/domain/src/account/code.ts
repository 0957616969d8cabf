import { CONSTANTS } from '../constants.ts';
import { err, ok, type Result } from '../result.ts';
import { addMs, type EpochMs } from '../time/time.ts';

/** Check the format of a verification code: 6 digits; spaces around and between them are ignored (PRODUCT 6). */
export function checkCodeFormat(text: string): Result<string, 'required' | 'malformed'> {
  const code = text.replace(/\s/g, '');
  if (code === '') return err('required');
  return code.length === CONSTANTS.CODE_LENGTH && /^[0-9]+$/.test(code) ? ok(code) : err('malformed');
}

/** Get the state of a code that was sent: it is valid for 10 minutes and 5 attempts (PRODUCT 6). */
export function codeState(
  { sentAt, triesLeft }: { readonly sentAt: EpochMs; readonly triesLeft: number },
  now: EpochMs,
): 'live' | 'expired' | 'exhausted' {
  if (triesLeft <= 0) return 'exhausted';
  return now < addMs(sentAt, CONSTANTS.CODE_TTL_MS) ? 'live' : 'expired';
}

/** The first time at which another code can be requested: one minute after the last (PRODUCT 6). */
export function nextCodeAllowedAt(sentAt: EpochMs): EpochMs {
  return addMs(sentAt, CONSTANTS.CODE_INTERVAL_MS);
}
