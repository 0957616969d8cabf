import { CONSTANTS } from '../constants.ts';
import { err, ok, type Result } from '../result.ts';
import { checkLine } from './free-text.ts';
import { isOperatorName } from './operator-names.ts';
import { isStandInName } from './public-name.ts';

/** Reason to refuse a name; only the services know whether it is taken. */
export type NameReason =
  | 'required'
  | 'malformed'
  | 'too_long'
  | 'name_without_letter'
  | 'name_of_operator'
  | 'name_of_mixed_scripts';

/** As {@link publicName} writes a name that is none: `…5678`, `m…`. */
const AS_IF_HIDDEN = /^(?:…|\.{2,})|^.(?:…|\.{2,})$/u;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
/** Alphabets with many lookalike letters: in a name of two of them, one hides the other. */
const ALIKE_SCRIPTS = [/\p{Script=Latin}/u, /\p{Script=Greek}/u, /\p{Script=Cyrillic}/u];

/**
 * Check the name that a member gives: one line of 1 to 40 visible characters with a letter or a digit among them,
 * not the operator's, not of alphabets that are mixed to look like another. A phone number or an e-mail address
 * passes, because others see next to nothing of it.
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
