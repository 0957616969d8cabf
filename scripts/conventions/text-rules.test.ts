import { expect, test } from 'vitest';

import { TEXT_RULES } from './text-rules.mjs';

const ruleOf = (start: string) => TEXT_RULES.find(({ name }) => name.startsWith(start))!;
const rule = ruleOf('a docblock');
const faultsOf = (text: string) => text.match(rule.pattern) ?? [];

test.each(['What', 'How', 'Whether', 'Which', 'Who', 'Whom', 'Whose', 'Why'])(
  'refuses a docblock that begins with %s, on one line or on several',
  (word) => {
    expect(faultsOf(['/**', `${word} it is. */`].join(' '))).toHaveLength(1);
    expect(faultsOf(['/**', ` * ${word} it is.`, ' */'].join('\n'))).toHaveLength(1);
  },
);

test.each([
  '/** Read the sum, and why it differs. */',
  '/** Whole cents. */',
  '// Why this stands here.',
  '/**\n * Add up.\n *\n * What is not whole is left out.\n */',
])('takes %j', (text) => {
  expect(faultsOf(text)).toEqual([]);
});

test('finds a colour outside custom properties and their initial values in the sheets of tokens', () => {
  const { pattern } = ruleOf('a raw colour outside a token');
  const sheet = `@property --gold {
  initial-value: oklch(0.76 0.14 82);
}
:root {
  --gold: #d4a017;
  color: oklch(0.2 0 0);
  background-color: #fff;
}`;
  expect(sheet.match(pattern)).toEqual(['  color: oklch(0.2 0 0);', '  background-color: #fff;']);
});
