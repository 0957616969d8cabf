import { CONSTANTS } from '../constants.ts';
import { err, ok, type Result } from '../result.ts';
import { checkLine } from './free-text.ts';
import { isOperatorName } from './operator-names.ts';
import { isStandInName } from './public-name.ts';

/** Reason to reject a name; only the services know whether it is taken. */
export type NameReason =
  | 'required'
  | 'malformed'
  | 'too_long'
  | 'name_without_letter'
  | 'name_of_operator'
  | 'name_of_mixed_scripts';

/** Placeholders that {@link publicName} writes for a missing name: `…5678`, `m…`. */
const AS_IF_HIDDEN = /^(?:…|\.{2,})|^.(?:…|\.{2,})$/u;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
/** Alphabets with many lookalike letters: in a name that mixes two of them, one can pass for the other. */
const ALIKE_SCRIPTS = [/\p{Script=Latin}/u, /\p{Script=Greek}/u, /\p{Script=Cyrillic}/u];

/**
 * Check the name that a member enters: one line of 1 to 40 visible characters, including a letter or a digit, not a
 * name of the operator, and without alphabets that are mixed to imitate another name. A phone number or an e-mail
 * address is accepted, because others see almost nothing of it.
 */
export function checkName(text: string): Result<string, NameReason> {
  const line = checkLine(text, CONSTANTS.NAME_MAX_LENGTH);
  if (!line.ok) return line;
  const name = line.value;
  if (isStandInName(name)) return ok(name);
  if (isOperatorName(name)) return err('name_of_operator');
  if (!LETTER_OR_DIGIT.test(name)) return err('name_without_letter');
  if (AS_IF_HIDDEN.test(name)) return err('malformed');
  return ALIKE_SCRIPTS.filter((script) => script.test(name)).length > 1
    ? err('name_of_mixed_scripts')
    : ok(name);
}
