import { expect, test } from 'vitest';

import { scriptLanguage } from './script-language.ts';

test.each([
  ['இந்த வாரம்', 'ta'],
  ['ఈ వారం', 'te'],
  ['ಈ ವಾರ', 'kn'],
  ['इस सप्ताह', 'hi'],
  ['Selin Aydın, für C’è', undefined],
  ['', undefined],
])('the language of %j is %s', (text, language) => {
  expect(scriptLanguage(text)).toBe(language);
});
