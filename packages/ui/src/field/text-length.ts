const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** How many characters a text has as people count them: a letter of an Indic script or an emoji is one. */
export function lengthOf(text: string): number {
  return [...letters.segment(text)].length;
}
