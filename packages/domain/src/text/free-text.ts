import { err, ok, type Result } from '../result.ts';
import { isLongerThan } from './text-length.ts';

/** Line breaks of other forms, in place of which a line feed is kept. */
const BREAKS = /\r\n?|[\v\f\u0085\p{Zl}\p{Zp}]/gu;

/** Invisible characters that have a meaning in some positions: kept there, removed elsewhere. */
const KEPT = [
  String.raw`\n`,
  // Joiners give Indic and Arabic letters another shape. Between Latin ones they would only pass unseen.
  String.raw`[\u200C\u200D](?<=[\p{L}\p{M}].)(?<![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]\p{M}*.)`,
  // They make one picture of several, after the colour of skin and the variant of the one before.
  String.raw`\u200D(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F].)`,
  // Variants: emoji in colour, digits in keycaps, forms of Han characters and of signs.
  String.raw`[\uFE00-\uFE0F\u{E0100}-\u{E01EF}](?<=[\p{Emoji}\p{Script=Han}\p{S}\p{P}].)`,
  // The flags of England, Scotland and Wales.
  String.raw`(?<=\u{1F3F4})[\u{E0020}-\u{E007E}]{1,8}\u{E007F}`,
].join('|');

/**
 * What nobody sees, or what no two readers see alike: controls, marks and overrides of direction, spaces without
 * width, fillers, halves of surrogate pairs, private and unassigned code points, notes between lines; and marks
 * piled up on one letter beyond what any script writes.
 */
const UNSEEN = String.raw`[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]|(?<=\p{M}{8})\p{M}`;
const KEPT_OR_UNSEEN = new RegExp(`(${KEPT})|(?:${UNSEEN})`, 'gu');

/** Something to see: not spaces, joiners and marks alone, nor the empty cell of Braille. */
const VISIBLE = /[^\p{C}\p{Z}\p{M}\u2800]/u;

/**
 * Clean a text that a person gives: the one rule for posts, comments, names, labels and addresses.
 *
 * What is unseen is taken out in silence, for it comes with what was copied (a phone number out of a list of contacts
 * has marks of direction around it) and nobody could find it to correct it. What is seen stays as it was typed, and so
 * does what is unseen and shapes what is seen: the joiners of Indic scripts and of emoji. Breaks become `\n`, tabs
 * spaces. Nothing to see is the empty text. Cleaned twice, a text is as if cleaned once.
 */
export function cleanText(text: string): string {
  let cleaned = text;
  // What goes may have stood between two others that are unseen only now.
  for (let before = ''; before !== cleaned;) {
    before = cleaned;
    cleaned = before.replaceAll('\t', ' ').replaceAll(BREAKS, '\n').replaceAll(KEPT_OR_UNSEEN, '$1').trim();
  }
  return VISIBLE.test(cleaned) ? cleaned : '';
}

/** Tell whether a cleaned text has no line break. */
export function isOneLine(cleaned: string): boolean {
  return !cleaned.includes('\n');
}

/** Check a text of any number of lines: cleaned, with something to see, no longer than this as people count characters. */
export function checkText(text: string, maxLength: number): Result<string, 'required' | 'too_long'> {
  const cleaned = cleanText(text);
  if (cleaned === '') return err('required');
  return isLongerThan(cleaned, maxLength) ? err('too_long') : ok(cleaned);
}

/** Check a name or a label: as {@link checkText}, and one line. */
export function checkLine(
  text: string,
  maxLength: number,
): Result<string, 'required' | 'malformed' | 'too_long'> {
  const checked = checkText(text, maxLength);
  return checked.ok && !isOneLine(checked.value) ? err('malformed') : checked;
}
