/** Made once: it is dear to make. */
let letters: Intl.Segmenter | undefined;

/** Count the characters of a text as people do: a letter of an Indic script or an emoji is one. */
export function lengthOf(text: string): number {
  letters ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  let count = 0;
  for (const _ of letters.segment(text)) count += 1;
  return count;
}

/** The UTF-16 units of the longest emoji; more of one character, joined without end, would fill a table. */
export const UNITS_OF_A_CHARACTER = 24;

/** The UTF-16 units that an uncleaned text may have per character: half of it may be invisible. */
export const UNITS_BEFORE_CLEANING = 2 * UNITS_OF_A_CHARACTER;

/** Tell whether a text has more characters than this, as people count them; one that is long by bytes alone, too. */
export function isLongerThan(text: string, most: number): boolean {
  if (text.length <= most) return false;
  return text.length > most * UNITS_OF_A_CHARACTER || lengthOf(text) > most;
}
