import { expect, test } from 'vitest';
import { isLocale, languageHeader, LOCALES, localeFromHeader, OWN_NAMES, scriptOf } from './locale.ts';

test('the header of every locale maps back to that locale', () => {
  for (const locale of LOCALES) expect(localeFromHeader(languageHeader(locale))).toBe(locale);
  expect(languageHeader('hi-IN')).toBe('hi_IN');
});

test.each([
  ['de', 'de-DE'],
  ['DE_at', 'de-DE'],
  ['es-419', 'es-ES'],
  ['zh_CN', 'en-US'],
  ['', 'en-US'],
  ['-', 'en-US'],
  [null, 'en-US'],
  [undefined, 'en-US'],
])('%j is %s', (text, locale) => {
  expect(localeFromHeader(text)).toBe(locale);
});

test('every language has its own name, in its own script', () => {
  const letters = {
    latin: /\p{Script=Latin}/u,
    devanagari: /\p{Script=Devanagari}/u,
    tamil: /\p{Script=Tamil}/u,
    telugu: /\p{Script=Telugu}/u,
    kannada: /\p{Script=Kannada}/u,
  };
  for (const locale of LOCALES) expect(OWN_NAMES[locale]).toMatch(letters[scriptOf(locale)]);
  expect(new Set(Object.values(OWN_NAMES)).size).toBe(10);
});

test('only the ten tags are locales', () => {
  expect(['en-US', 'en_US', 'en', 'pt-BR'].map(isLocale)).toEqual([true, false, false, false]);
});
