import { describe, expect, test } from 'vitest';

import { longSentencesIn, looseSignsIn } from './text-faults.ts';

describe('French punctuation', () => {
  test.each([
    'Vous ne louez aucune machine : rien ne change.',
    'Reprendre ce texte ?',
    'Couvert à 100 %',
    'Le texte « de repli »',
    'Fin: demain',
  ])('after a normal space or none is found: %s', (text) => {
    expect(looseSignsIn(text, 'fr-FR')).toHaveLength(1);
    expect(looseSignsIn(text, 'es-ES')).toEqual([]);
  });

  test('after the right spaces is allowed, as are times and addresses', () => {
    const text =
      'Fin\u00a0: 14:35\u202f; voir https://example.org. Le texte «\u00a0de repli\u00a0» à 100\u202f%\u202f?';
    expect(looseSignsIn(text, 'fr-FR')).toEqual([]);
  });
});

test('an ending after a value is found, except after the currency, whose name is known', () => {
  expect(looseSignsIn('{{amount}}’yi alın', 'tr-TR')).toHaveLength(1);
  expect(looseSignsIn('{{name}}s Beitrag', 'de-DE')).toHaveLength(1);
  expect(looseSignsIn('Oyun {{currency}}’si olarak tutar', 'tr-TR')).toEqual([]);
  expect(looseSignsIn('Tutar: {{amount}}', 'tr-TR')).toEqual([]);
});

test('a sentence of more than 25 words, values included, is found, and two short ones are not', () => {
  const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');
  expect(longSentencesIn(`${words(25)}.`, 'en-US')).toEqual([]);
  expect(longSentencesIn(`${words(25)} {{amount}}.`, 'en-US')).toHaveLength(1);
  expect(longSentencesIn(`${words(20)}. ${words(20)}.`, 'en-US')).toEqual([]);
});
