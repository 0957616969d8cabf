import { boxedLetter, LATIN_LOOKALIKES } from './confusable-letters.ts';

/** Letters for which a letter without a lookalike is still mistaken when it is alone. */
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

/** Normalize a name: no case, no width variants, accents apart from their letters, separators as they are. */
export function plainLetters(name: string): string {
  const characters = Array.from(name.normalize('NFKD'), (character) => boxedLetter(character) ?? character);
  return characters.join('').toUpperCase().toLowerCase().normalize('NFKD');
}

function looksLike(letter: string): string {
  const latin = LATIN_LOOKALIKES.get(letter) ?? letter;
  return TAKEN_FOR[latin] ?? latin;
}

/**
 * Reduce a name to how it looks, after UTS #39: two names with the same skeleton are easily mistaken for each
 * other. Case, width, accents, spaces and signs do not tell names apart, nor do lookalike letters: `Mara`,
 * `M-A-R-A` and `Маrа` with Cyrillic letters are one; so are small `l`, capital `I` and `1`, and with these `i`.
 * Empty where the name has no letter or digit. The skeleton of a skeleton is itself.
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
