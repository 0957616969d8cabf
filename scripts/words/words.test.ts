import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { wordsDocument } from '../../packages/i18n/src/words-document.ts';

test('the glossary in docs is the one that the catalogues are held to', () => {
  expect(readFileSync(new URL('../../docs/words.md', import.meta.url), 'utf8')).toBe(wordsDocument());
});
