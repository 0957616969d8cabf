import { expect, test } from 'vitest';
import { checkFeedback, countWords } from './feedback.ts';

test.each([
  ['', 'required'],
  [' \n', 'required'],
  ['one two three four five six seven eight nine ten', 'too_few_words'],
  ['a b c d e f g h i j - … !', 'too_few_words'],
])('refuses %j as %s', (text, error) => {
  expect(checkFeedback(text)).toEqual({ ok: false, error });
});

test('accepts eleven words, in any script', () => {
  expect(checkFeedback(' a b c d e f g h i j k ')).toEqual({ ok: true, value: 'a b c d e f g h i j k' });
  expect(countWords('मुझे यह मशीन पसंद है, धन्यवाद 3')).toBe(7);
});
