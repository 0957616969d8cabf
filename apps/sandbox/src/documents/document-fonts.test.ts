import { loadCatalogue, type Message } from '@paydirt/i18n';
import { beforeAll, describe, expect, test } from 'vitest';

import { fontsOf, splitRuns } from './document-fonts.ts';
import { readFontFiles } from './font-files.ts';

beforeAll(readFontFiles);

interface Shaped {
  readonly glyphs: readonly { readonly id: number; readonly codePoints: readonly number[] }[];
}

/** Shape a text that one font has, as a document does. */
function shaped(text: string): readonly number[] {
  const runs = splitRuns(text, 400);
  expect(runs).toHaveLength(1);
  const run = runs[0]?.font.source.layout(text) as unknown as Shaped;
  return run.glyphs.map(({ id }) => id);
}

const glyphOf = (text: string, character: string) =>
  splitRuns(text, 400)[0]?.font.source.glyphForCodePoint(character.codePointAt(0) ?? 0).id;

function textsOf(node: unknown): string[] {
  if (typeof node === 'string') return [node];
  return typeof node === 'object' && node !== null ? Object.values(node as Message).flatMap(textsOf) : [];
}

describe('shaping', () => {
  test('places a vowel sign before its consonant although it is written after it', () => {
    const [first, second] = shaped('कि');
    expect([first, second]).not.toContain(undefined);
    expect(second).toBe(glyphOf('क', 'क'));
  });

  // Ligatures are shaped into fewer glyphs than characters.
  test.each([
    ['hi-IN', 'क्ष', 1],
    ['hi-IN', 'अंक', 3],
    ['ta-IN', 'ஸ்ரீ', 1],
    ['te-IN', 'ప్రతి', 3],
    ['te-IN', 'క్షే', 2],
    ['kn-IN', 'ಕ್ಷಾ', 2],
    ['kn-IN', 'ರಾಷ್ಟ್ರ', 4],
  ])('%s joins %s into at most %i glyphs', (_locale, text, most) => {
    expect(shaped(text).length).toBeLessThanOrEqual(most);
  });

  test.each(['hi-IN', 'ta-IN', 'te-IN', 'kn-IN', 'tr-TR', 'de-DE', 'fr-FR', 'es-ES', 'it-IT'] as const)(
    'has a glyph for every text of %s in a document',
    async (locale) => {
      const { paper, record, account, records } = (await loadCatalogue(locale)) as Record<string, unknown>;
      for (const text of textsOf([paper, record, account, records])) {
        for (const run of splitRuns(text, 700)) {
          const { glyphs } = run.font.source.layout(run.text) as unknown as Shaped;
          expect(
            glyphs.map(({ id }) => id),
            `${text}: ${run.text}`,
          ).not.toContain(0);
        }
      }
    },
  );

  test('assigns all characters to glyphs, once each and in order', () => {
    for (const text of ['ಪರೀಕ್ಷಾ', 'ప్రయత్నించండి', 'क्षत्रिय', 'ஸ்ரீ', 'Übergröße']) {
      const codePointsDrawn = splitRuns(text, 400)
        .flatMap((run) => (run.font.source.layout(run.text) as unknown as Shaped).glyphs)
        .flatMap(({ codePoints }) => codePoints);
      expect(String.fromCodePoint(...codePointsDrawn)).toBe(text);
    }
  });

  test('splits a line of several scripts between them, never within a syllable', () => {
    expect(splitRuns('ಪರೀಕ್ಷಾ 12.50 USDT · పూర్తి', 400).map(({ text }) => text)).toEqual([
      'ಪರೀಕ್ಷಾ ',
      '12.50 USDT · ',
      'పూర్తి',
    ]);
  });

  test('has a font for each weight and script', () => {
    expect(fontsOf(400)).toHaveLength(6);
    expect(fontsOf(700).map(({ name }) => name)).toContain('noto-sans-tamil-tamil-700');
  });
});
