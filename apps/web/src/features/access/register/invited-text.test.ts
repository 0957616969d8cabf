import { createTranslator } from '@paydirt/i18n';
import { catalogue } from '@paydirt/i18n/catalogues/en-us';
import { expect, test } from 'vitest';

import { invitedText } from './invited-text.ts';
import { linkedCode } from './linked-code.ts';

const { t } = createTranslator({ locale: 'en-US', catalogue });

test.each([
  ['Mara', 'Mara invited you.'],
  ['…4567', 'A member whose number ends in 4567 invited you.'],
  [null, 'This is a public code.'],
])('a newcomer reads who invited them: %s', (name, text) => {
  expect(invitedText({ code: 'MARA2746', name }, t)).toBe(text);
});

test.each([
  ['mara2 746 ', 'MARA2746'],
  ['MARA77', 'MARA77'],
  [' what? ', 'what?'],
  ['', ''],
  [null, ''],
])('fills in the code %j of a link as %j', (parameter, code) => {
  expect(linkedCode(parameter)).toBe(code);
});
