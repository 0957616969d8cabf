import type { Locale } from './locale.ts';

/** Languages with their own script, each with a pattern for everything in other scripts. */
const SCRIPTS: readonly (readonly [others: RegExp, locale: Locale])[] = [
  [/\P{Script=Devanagari}+/gu, 'hi-IN'],
  [/\P{Script=Tamil}+/gu, 'ta-IN'],
  [/\P{Script=Telugu}+/gu, 'te-IN'],
  [/\P{Script=Kannada}+/gu, 'kn-IN'],
];

/** Words that occur in nearly every sentence of a language. A word that two languages share counts for both. */
const COMMON_WORDS = {
  'en-US':
    'the and is are was it its that this my your you with for of to in on not have has had at be by they we what from so as than then there here do does did',
  'de-DE':
    'der die das und ist sind war ich nicht mit ein eine einen für auf von zu den dem im es wie was auch noch nur aber sich wir sie hat habe bei nach wird mir mein meine',
  'fr-FR':
    'le la les et est sont une des pas je ne que qui pour dans sur avec ce cette mon ma mes il elle nous vous du au aux plus mais était ça y en',
  'es-ES':
    'el la los las y es son una no que para con por mi mis de del en lo se su como más pero ya está me al hay muy esto qué alguien sabe si',
  'it-IT':
    'il la lo gli le e è sono una non che per con mi di del della nel si come più ma già ho ha questo questa al anche quando dei c’è alla',
  'tr-TR':
    've bir bu için ile de da mi mı ne çok var yok ben benim o ama daha gibi kadar olarak sonra şu her değil nasıl iki',
} as const satisfies Partial<Record<Locale, string>>;

/**
 * Words with a letter that only one of these languages has; they count like common words. Capitalized words do not
 * count, because a name does not indicate the language.
 */
const OWN_WORDS: Partial<Record<Locale, RegExp>> = {
  'de-DE': /^\p{Ll}.*ß/u,
  'es-ES': /^\p{Ll}.*ñ/u,
  'tr-TR': /^(?:[ış]|\p{Ll}.*[ğış])/u,
};

const WORDS = (Object.entries(COMMON_WORDS) as [Locale, string][]).map(
  ([locale, words]) => [locale, new Set(words.split(' '))] as const,
);

/** Number of common words required for a guess, and the lead that it must have over every other language. */
const LEAST_WORDS = 2;
const LEAST_LEAD = 1;

function byWords(text: string): Locale | null {
  const words = text.match(/[\p{L}\p{M}]+(?:’\p{L}+)?/gu) ?? [];
  const tells = (word: string, locale: Locale, common: ReadonlySet<string>) =>
    common.has(word.toLowerCase()) || OWN_WORDS[locale]?.test(word) === true;
  const found = WORDS.map(
    ([locale, common]) => [locale, words.filter((word) => tells(word, locale, common)).length] as const,
  ).toSorted(([, one], [, other]) => other - one);
  const [first, second] = found;
  if (!first || first[1] < LEAST_WORDS) return null;
  return first[1] - (second?.[1] ?? 0) >= LEAST_LEAD ? first[0] : null;
}

/**
 * Guess which of the ten languages a text is written in, by its script, or by the commonest words of those in Latin
 * letters and the letters that are theirs alone. Null where it is uncertain, as with two words: then no language is
 * shown.
 */
export function guessLanguage(text: string): Locale | null {
  // Removing everything but letters is far faster than collecting the letters of a long text.
  const letters = text.replaceAll(/\P{L}+/gu, '').length;
  for (const [others, locale] of SCRIPTS)
    if (text.replaceAll(others, '').length * 2 > letters && letters > 0) return locale;
  return byWords(text);
}
