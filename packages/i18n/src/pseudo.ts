import type { Catalogue, Message } from './messages.ts';

const ACCENTED: Readonly<Record<string, string>> = {
  a: 'á',
  b: 'ƀ',
  c: 'ç',
  d: 'ð',
  e: 'é',
  f: 'ƒ',
  g: 'ĝ',
  h: 'ĥ',
  i: 'í',
  j: 'ĵ',
  k: 'ķ',
  l: 'ļ',
  m: 'ɱ',
  n: 'ñ',
  o: 'ö',
  p: 'þ',
  q: 'ǫ',
  r: 'ŕ',
  s: 'š',
  t: 'ţ',
  u: 'ü',
  v: 'ṽ',
  w: 'ŵ',
  x: 'ẋ',
  y: 'ý',
  z: 'ž',
  A: 'Å',
  B: 'Ɓ',
  C: 'Ç',
  D: 'Ð',
  E: 'É',
  F: 'Ƒ',
  G: 'Ĝ',
  H: 'Ĥ',
  I: 'Î',
  J: 'Ĵ',
  K: 'Ķ',
  L: 'Ļ',
  M: 'Ṁ',
  N: 'Ñ',
  O: 'Ö',
  P: 'Þ',
  Q: 'Ǫ',
  R: 'Ŕ',
  S: 'Š',
  T: 'Ţ',
  U: 'Û',
  V: 'Ṽ',
  W: 'Ŵ',
  X: 'Ẋ',
  Y: 'Ý',
  Z: 'Ž',
};
const VOWELS = 'aeiouAEIOU';
/** Extra length of German and Tamil compared with English, in tenths. */
const LONGER_BY_TENTHS = 4;

/**
 * Turn an English text into the pseudo-locale's: accented, two fifths longer, in brackets. Reveals untranslated
 * texts (no accents), texts that do not fit, and texts glued together from pieces (brackets inside a sentence).
 * Parameters stay as they are.
 */
export function pseudoText(text: string): string {
  const letters = text.replace(/\{\{.*?\}\}/g, '').length;
  let owed = Math.ceil((letters * LONGER_BY_TENTHS) / 10);
  const body = text
    .split(/(\{\{.*?\}\})/)
    .map((piece) => {
      if (piece.startsWith('{{')) return piece;
      return Array.from(piece, (letter) => {
        const accented = ACCENTED[letter] ?? letter;
        if (owed === 0 || !VOWELS.includes(letter)) return accented;
        owed -= 1;
        return accented + accented;
      }).join('');
    })
    .join('');
  return `[${body}${'·'.repeat(owed)}]`;
}

/** Make the pseudo-locale of a catalogue, message by message. */
export function pseudoCatalogue(source: Catalogue): Catalogue {
  return Object.fromEntries(Object.entries(source).map(([key, node]) => [key, pseudoNode(node)]));
}

function pseudoNode(node: Message | Catalogue): Message | Catalogue {
  if (typeof node === 'string') return pseudoText(node);
  // A plural has the shape of a group of texts, and is made in the same way.
  return pseudoCatalogue(node);
}
