/** A text that can be found: its id, and the words by which somebody asks for it. */
export interface Searchable<T extends string> {
  readonly id: T;
  readonly words: string;
}

/** Two words are one when they begin alike for so many letters, and for so much of the longer one. */
const STEM_LETTERS = 4;
const STEM_SHARE = 0.6;

function wordsOf(text: string, locale: string): string[] {
  const plain = text.normalize('NFKC').toLocaleLowerCase(locale);
  const parts = new Intl.Segmenter(locale, { granularity: 'word' }).segment(plain);
  return [...new Set(Array.from(parts, ({ segment, isWordLike }) => (isWordLike ? segment : '')))].filter(
    (word) => word.length > 1,
  );
}

/** Check that two words are forms of one, in languages that add endings. */
function areAlike(one: string, other: string): boolean {
  if (one === other) return true;
  let alike = 0;
  while (alike < one.length && one[alike] === other[alike]) alike += 1;
  return alike >= STEM_LETTERS && alike >= Math.max(one.length, other.length) * STEM_SHARE;
}

/**
 * Find the text that fits a question best, by the words that they share; null when they share none. A word that
 * several texts have counts for less. Of two that fit alike, the earlier one.
 */
export function findArticle<T extends string>(
  question: string,
  articles: readonly Searchable<T>[],
  locale: string,
): T | null {
  const known = articles.map(({ id, words }) => ({ id, words: wordsOf(words, locale) }));
  const scores = known.map(() => 0);
  for (const questionWord of wordsOf(question, locale)) {
    const hits = known.map(({ words }) => words.some((word) => areAlike(questionWord, word)));
    const count = hits.filter(Boolean).length;
    hits.forEach((hit, index) => {
      if (hit) scores[index] = (scores[index] ?? 0) + 1 / count;
    });
  }
  const best = Math.max(0, ...scores);
  return best === 0 ? null : (known[scores.indexOf(best)]?.id ?? null);
}
