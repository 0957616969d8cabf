import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { checkLine, checkText, cleanText } from './free-text.ts';

/** A text in each of the ten languages, with the joiners that some of them need, and emoji that are sequences. */
const LEGITIMATE = [
  'Where does the money come from? “Machines” – it’s 12 % …',
  'Müller & Söhne, Größe Äpfel, Straße 5',
  'Où ça ? L’été, cœur, naïve',
  '¿Cuánto cuesta? ¡Año nuevo, señor!',
  'Perché no? C’è più tempo',
  'Iğdır, İstanbul, şöyle güzel çığ',
  'क्‍ष, क्‌ष, र्‍य, मुझे यह मशीन पसंद है।',
  'க்‌ஷ, ஸ்ரீ, இந்த வாரம் மழை',
  'క్‌ష, ఈ వారం వర్షం',
  'ರ‍್ಯ, ಕ್‌ಷ, ವಿತ್‌ಡ್ರಾ, ಈ ವಾರ ಮಳೆ',
  'می‌خواهم',
  '👩‍🔧 👨‍👩‍👧‍👦 🏳️‍🌈 ❤️‍🔥 👍🏽 1️⃣ #️⃣ 🇮🇳 🏴󠁧󠁢󠁥󠁮󠁧󠁿 ☺︎ 🧑🏿‍🦰',
  '葛󠄀 𠮷 ≨︀',
  '=1+1',
  '<b>&amp;</b>',
];

const joined = (codes: readonly number[]) => String.fromCodePoint(...codes);
const HARMFUL = [
  ['an override of direction', [0x202e]],
  ['an embedding', [0x202a, 0x202b, 0x202c, 0x202d]],
  ['an isolate', [0x2066, 0x2067, 0x2068, 0x2069]],
  ['a mark of direction', [0x200e, 0x200f, 0x061c]],
  ['a space without width', [0x200b, 0x2060, 0xfeff, 0x180e]],
  ['joiners between Latin letters', [0x200c, 0x200d]],
  ['a variant of a letter that has none', [0xfe0f]],
  ['a soft hyphen', [0xad]],
  ['a filler', [0x3164, 0x115f, 0x1160, 0xffa0]],
  ['a zero byte', [0]],
  ['other controls', [1, 7, 8, 0x1b, 0x7f, 0x80, 0x9f]],
  ['a half of a pair', [0xd800]],
  ['the other half', [0xdfff]],
  ['a noncharacter', [0xfdd0, 0xffff, 0x10ffff]],
  ['an unassigned code point', [0x0378]],
  ['a private one', [0xe000, 0xf8ff]],
  ['tags of no flag', [0xe0041, 0xe007f]],
  ['a note between lines', [0xfff9, 0xfffa, 0xfffb]],
] as const;

/** Any string, including halves of surrogate pairs, and often characters that the rule is about. */
const anyText = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 4 }),
      fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)),
      fc.constantFrom(...LEGITIMATE),
      fc.constantFrom(...HARMFUL.map(([, codes]) => joined(codes))),
      fc.constantFrom('\r\n', '\t', '\u2028', '\u0301'.repeat(5), ' ', '\u200D', '\uFE0F', '\u{1F3F4}', 'क'),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));

describe('cleanText', () => {
  test.each(LEGITIMATE)('leaves %j unchanged', (text) => {
    expect(cleanText(text)).toBe(text);
  });

  test.each(HARMFUL)('removes %s', (_name, codes) => {
    const harm = joined(codes);
    expect(cleanText(`a${harm}b`)).toBe('ab');
    expect(cleanText(`${harm}ab${harm}`)).toBe('ab');
    expect(cleanText(harm)).toBe('');
  });

  test('is idempotent', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const cleaned = cleanText(text);
        expect(cleanText(cleaned)).toBe(cleaned);
      }),
      { numRuns: 2000 },
    );
  });

  test('leaves no control characters, direction marks or lone surrogates', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(cleanText(text)).not.toMatch(
          /[^\P{Cc}\n]|[\p{Cs}\p{Cn}\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF]/u,
        );
      }),
      { numRuns: 2000 },
    );
  });

  test('removes nothing visible', () => {
    // The fillers and the empty cell of Braille are letters and signs to Unicode, and blank to everybody.
    const seen = (text: string) =>
      text.replaceAll(/[^\p{L}\p{N}\p{P}\p{S}]|[\u115F\u1160\u2800\u3164\uFFA0]/gu, '');
    fc.assert(
      fc.property(anyText, (text) => {
        expect(seen(cleanText(text))).toBe(seen(text));
      }),
    );
  });

  test.each(['', '  ', '\n\n', '\u00A0', '\u2800 \u2800', '\u0301', '\u200D'])(
    'leaves nothing of %j',
    (text) => expect(cleanText(text)).toBe(''),
  );

  test('normalises line breaks, and writes a tab as a space', () => {
    expect(cleanText('a\r\nb\rc\u2028d\u2029e\u0085f\vg\fh')).toBe('a\nb\nc\nd\ne\nf\ng\nh');
    expect(cleanText('a\tb')).toBe('a b');
  });

  test('keeps up to eight marks on a letter', () => {
    expect(cleanText(`e${'\u0301'.repeat(500)}f`)).toBe(`e${'\u0301'.repeat(8)}f`);
  });
});

describe('checkText and checkLine', () => {
  test('a text may contain line breaks, a line may not', () => {
    expect(checkText(' a\r\nb ', 20)).toEqual({ ok: true, value: 'a\nb' });
    for (const broken of ['a\nb', 'a\r\nb', 'a\u2028b'])
      expect(checkLine(broken, 20)).toEqual({ ok: false, error: 'malformed' });
    expect(checkLine('a\tb\n', 20)).toEqual({ ok: true, value: 'a b' });
  });

  test('invisible characters do not count', () => {
    expect(checkLine('\u202Dab\u202C\u200B', 2)).toEqual({ ok: true, value: 'ab' });
    expect(checkLine('\u200B\u2060', 20)).toEqual({ ok: false, error: 'required' });
    expect(checkText('\u202E\u2066 \u00AD', 20)).toEqual({ ok: false, error: 'required' });
    expect(checkLine('abc', 2)).toEqual({ ok: false, error: 'too_long' });
  });
});
