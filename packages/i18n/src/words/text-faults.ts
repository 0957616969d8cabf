import { type Locale, scriptOf } from '@paydirt/domain';

/** Number of words that a sentence may have on a screen, a value counted as one. */
const WORDS_AT_MOST = 25;

/**
 * A sign of French without the space that belongs to it: a narrow no-break space before ; ? ! and %, a no-break
 * space before : and inside « ». At a plain space a line can break, and the sign begins the next one.
 */
const FRENCH_SIGN = /(?<!\u202f)[;?!%]|(?<!\u00a0):(?=\s|$)|«(?!\u00a0)|(?<!\u00a0)»/;

/** An ending joined to a value whose form is unknown; that of the currency is known. */
const ENDING = /(?<!\{\{currency)\}\}[-’']?\p{L}/u;

/** Find sentences that are too long to be read at a glance. For languages that set words apart as English does. */
export function longSentencesIn(text: string, locale: Locale): string[] {
  if (scriptOf(locale) !== 'latin') return [];
  return text
    .split(/(?<=[.?…])\s/u)
    .filter((sentence) => (sentence.match(/\{\{\w+\}\}|[\p{L}\p{N}][^\s]*/gu) ?? []).length > WORDS_AT_MOST);
}

/** Find what can only be right by luck: a space where a line may break before a sign, an ending after any value. */
export function looseSignsIn(text: string, locale: Locale): string[] {
  const faults = [];
  if (locale === 'fr-FR' && FRENCH_SIGN.test(text)) faults.push('a space of French is missing or can break');
  if (scriptOf(locale) === 'latin' && ENDING.test(text)) faults.push('an ending is joined to a value');
  return faults;
}
