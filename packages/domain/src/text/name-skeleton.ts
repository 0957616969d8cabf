import { boxedLetter, LATIN_LOOKALIKES } from './confusable-letters.ts';

/** Characters that are mistaken for other letters, in addition to the lookalikes. */
const TAKEN_FOR: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  '0': 'o',
  '1': 'l',
  '|': 'l',
  i: 'l',
};

/** Combining marks after letters of these scripts are accents; in other scripts they are vowels. */
const ACCENTED = /([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{M}+/gu;

/** Normalize a name: no case, no width variants, accents separated from their letters, separators unchanged. */
export function plainLetters(name: string): string {
  const characters = Array.from(name.normalize('NFKD'), (character) => boxedLetter(character) ?? character);
  return characters.join('').toUpperCase().toLowerCase().normalize('NFKD');
}

function looksLike(letter: string): string {
  const latin = LATIN_LOOKALIKES.get(letter) ?? letter;
  return TAKEN_FOR[latin] ?? latin;
}

/**
 * Reduce a name to how it looks, after UTS #39: two names with the same skeleton are easily mistaken for each other.
 * Case, width, accents, spaces and punctuation do not distinguish names, nor do lookalike letters: `Mara`, `M-A-R-A`
 * and `Маrа` with Cyrillic letters are the same; so are small `l`, capital `I`, `1` and `i`. Empty where the name has
 * no letter or digit. The skeleton of a skeleton is itself.
 */
export function nameSkeleton(name: string): string {
  const letters = plainLetters(name).replaceAll(/[^\p{L}\p{M}\p{N}|]/gu, '');
  return Array.from(letters, looksLike)
    .join('')
    .replaceAll(ACCENTED, '$1')
    .normalize('NFC')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
}
