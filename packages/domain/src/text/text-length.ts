/** Created once, because it is expensive. */
let letters: Intl.Segmenter | undefined;

/** Count the characters of a text as people do: a letter of an Indic script or an emoji is one. */
export function lengthOf(text: string): number {
  letters ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  let count = 0;
  for (const _ of letters.segment(text)) count += 1;
  return count;
}

/**
 * Maximum number of UTF-16 units per character, those of the longest emoji; endlessly joined characters would otherwise
 * fill a table.
 */
export const UNITS_OF_A_CHARACTER = 24;

/** Maximum number of UTF-16 units per character in an uncleaned text, half of which may be invisible. */
export const UNITS_BEFORE_CLEANING = 2 * UNITS_OF_A_CHARACTER;

/** Tell whether a text has more characters than this, as people count them, or far too many UTF-16 units. */
export function isLongerThan(text: string, most: number): boolean {
  if (text.length <= most) return false;
  return text.length > most * UNITS_OF_A_CHARACTER || lengthOf(text) > most;
}
