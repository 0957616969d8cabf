import { expect, test } from 'vitest';

import { TEXT_RULES } from './text-rules.mjs';

const rule = TEXT_RULES.find(({ name }) => name.startsWith('a docblock'))!;
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
