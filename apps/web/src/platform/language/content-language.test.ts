import { expect, test } from 'vitest';

import { foreignLanguage } from './content-language.ts';

test.each([
  ['en-US', 'de-DE', 'en-US'],
  ['en', 'en-US', undefined],
  ['de', 'de-DE', undefined],
  ['', 'de-DE', undefined],
  ['<b>x</b>', 'de-DE', undefined],
  ['e'.repeat(1500), 'de-DE', undefined],
])('%j in an app in %s is marked as %s', (content, locale, language) => {
  expect(foreignLanguage(content, locale)).toBe(language);
});
