import { expect, test } from 'vitest';

import { wordsDocument } from '../../packages/i18n/src/words/words-document.ts';

test('the glossary in docs is the one that the catalogues follow', async () => {
  await expect(wordsDocument()).toMatchFileSnapshot('../../docs/words.md');
});
