import { expect, test } from 'vitest';

import { languageName } from './language-name.ts';

test.each([
  ['de-DE', 'en-US', 'German'],
  ['ta-IN', 'de-DE', 'Tamil'],
  ['en-US', 'ta-IN', 'ஆங்கிலம்'],
  ['nonsense-tag-', 'en-US', undefined],
  ['', 'en-US', undefined],
])('%j in %s is %j', (tag, locale, name) => {
  expect(languageName(tag, locale)).toBe(name);
});
