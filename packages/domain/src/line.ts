import { err, ok, type Result } from './result.ts';

/** What breaks a line, or turns round what stands beside it. Joiners stay: Indic names and emoji need them. */
const UNFIT = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;
const VISIBLE = /[^\p{C}\p{Z}]/u;

/** Check a name or label that a person gives: one line, with something to see in it, no longer than this. */
export function checkLine(
  text: string,
  maxLength: number,
): Result<string, 'required' | 'malformed' | 'too_long'> {
  const line = text.trim();
  if (UNFIT.test(line)) return err('malformed');
  if (!VISIBLE.test(line)) return err('required');
  return line.length > maxLength ? err('too_long') : ok(line);
}
