import { CONSTANTS } from '../constants.ts';
import { cleanText } from './free-text.ts';
import { err, ok, type Result } from '../result.ts';

/** Count the words of a text: runs without spaces that contain a letter or a digit of any script. */
export function countWords(text: string): number {
  return text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** Check a feedback text: more than ten words (PRODUCT 6). Returns it cleaned. */
export function checkFeedback(text: string): Result<string, 'required' | 'too_few_words'> {
  const cleaned = cleanText(text);
  if (cleaned === '') return err('required');
  return countWords(cleaned) > CONSTANTS.FEEDBACK_WORDS_ABOVE ? ok(cleaned) : err('too_few_words');
}
