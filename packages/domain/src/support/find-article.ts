/** A searchable text: its id, and the words and phrases that lead to it, separated by commas. */
export interface Searchable<T extends string> {
  readonly id: T;
  readonly words: string;
}

/** Two words match when they share a prefix of this many letters, and of this share of the longer one. */
const STEM_LETTERS = 4;
const STEM_SHARE = 0.6;

/** Characters that join separate words (an article, an ending), and invisible characters. */
const JOINTS = /['’]/gu;
const INVISIBLE = /[\u200B-\u200D]/gu;

function wordsOf(text: string, locale: string): string[] {
  const plain = text
    .normalize('NFKC')
    .replaceAll(JOINTS, ' ')
    .replaceAll(INVISIBLE, '')
    .toLocaleLowerCase(locale);
  const parts = new Intl.Segmenter(locale, { granularity: 'word' }).segment(plain);
  return [...new Set(Array.from(parts, ({ segment, isWordLike }) => (isWordLike ? segment : '')))].filter(
    (word) => word.length > 1,
  );
}

/** Check that two words are forms of the same word, in languages that add endings. */
function areAlike(one: string, other: string): boolean {
  if (one === other) return true;
  let alike = 0;
  while (alike < one.length && one[alike] === other[alike]) alike += 1;
  return alike >= STEM_LETTERS && alike >= Math.max(one.length, other.length) * STEM_SHARE;
}

/**
 * Find the text that fits a question best: the one that shares most words with the question, where a phrase counts only
 * if the question contains all of it ("add money" does not match "money back"). Null when nothing fits. Of two that fit
 * equally well, the earlier one.
 */
export function findArticle<T extends string>(
  question: string,
  articles: readonly Searchable<T>[],
  locale: string,
): T | null {
  const asked = wordsOf(question, locale);
  const isAsked = (word: string) => asked.some((one) => areAlike(one, word));
  let found: { readonly id: T; readonly fit: number } | null = null;
  for (const { id, words } of articles) {
    const groups = words.split(',').map((group) => wordsOf(group, locale));
    const met = groups.filter((group) => group.length > 0 && group.every(isAsked));
    const fit = new Set(met.flat()).size;
    if (fit > (found?.fit ?? 0)) found = { id, fit };
  }
  return found?.id ?? null;
}
