import { err, ok, type Result } from '../result.ts';
import { isLongerThan, UNITS_BEFORE_CLEANING } from './text-length.ts';

/** Other forms of line breaks, which are replaced by a line feed. */
const BREAKS = /\r\n?|[\v\f\u0085\p{Zl}\p{Zp}]/gu;

/**
 * Characters that are invisible, or rendered differently by each reader: control characters, direction marks
 * and overrides, zero-width spaces, fillers, lone surrogates, private-use and unassigned code points,
 * interlinear annotations.
 */
const INVISIBLE = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]/u;

const MARK = /\p{M}/u;
/** No script has more combining marks on one letter; more of them would cover the lines around it. */
const MARKS_AT_MOST = 8;

const JOINER = /[\u200C\u200D]/u;
const LETTER_OR_MARK = /[\p{L}\p{M}]/u;
/** Letters of scripts without joined letters: between them, a joiner would only be an invisible character. */
const UNJOINED = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u;
/** A character that a joiner connects to the next, including its variant and skin colour. */
const PART_OF_PICTURE = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F]/u;

const VARIANT = /[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]/u;
/** Characters that have variants: emoji in colour, digits in keycaps, forms of Han characters and of signs. */
const VARIED = /[\p{Emoji}\p{Script=Han}\p{S}\p{P}]/u;

/** The flags of England, Scotland and Wales: a black flag, invisible letters, and an end mark. */
const BLACK_FLAG = '\u{1F3F4}';
const TAG = /[\u{E0020}-\u{E007E}]/u;
const TAGS_AT_MOST = 8;
const END_OF_TAGS = '\u{E007F}';

/**
 * Read a text character by character and keep the valid ones. The characters kept before an invisible one
 * decide whether it is valid, so that one pass in linear time is enough and a second one changes nothing.
 */
class Cleaner {
  kept = '';
  /** The character that was kept last. */
  #last = '';
  /** Number of marks at the end of the text kept so far. */
  #marks = 0;
  /** The marks, or the letter below them, are of a script without joined letters. */
  #unjoined = false;
  /** Tags after a black flag, which are kept once their end mark has been read. */
  #tags: string[] = [];

  take(character: string): void {
    if (this.#last === BLACK_FLAG && (TAG.test(character) || character === END_OF_TAGS)) {
      this.#takeTag(character);
      return;
    }
    if (MARK.test(character) && this.#marks >= MARKS_AT_MOST) return;
    if (character !== '\n' && INVISIBLE.test(character) && !this.#hasMeaning(character)) return;
    this.#keep(character);
  }

  /** Check that an invisible character has a meaning in its context. */
  #hasMeaning(character: string): boolean {
    if (VARIANT.test(character)) return VARIED.test(this.#last);
    if (!JOINER.test(character)) return false;
    // In Indic and Arabic scripts, a joiner changes the shape of the letter before it.
    if (LETTER_OR_MARK.test(this.#last) && !this.#unjoined) return true;
    return character === '\u200D' && PART_OF_PICTURE.test(this.#last);
  }

  #takeTag(character: string): void {
    if (character !== END_OF_TAGS) this.#tags.push(character);
    else if (this.#tags.length > 0 && this.#tags.length <= TAGS_AT_MOST)
      this.#keep(`${this.#tags.join('')}${character}`);
    else this.#tags = [];
  }

  #keep(characters: string): void {
    const isMark = MARK.test(characters);
    this.#marks = isMark ? this.#marks + 1 : 0;
    this.#unjoined = (isMark && this.#unjoined) || UNJOINED.test(characters);
    this.#tags = [];
    this.#last = characters;
    this.kept += characters;
  }
}

/** A visible character: not a space, joiner or mark, nor the empty Braille cell. */
const VISIBLE = /[^\p{C}\p{Z}\p{M}\u2800]/u;

/**
 * Clean a text that a person enters: the only rule for posts, comments, names, labels and addresses. Invisible
 * characters are removed silently, because they come with copied text (a phone number from a contact list is surrounded
 * by direction marks) and nobody could find and correct them; so are more marks on one letter than any script uses.
 * Visible text is unchanged, and so are invisible characters that shape it: the joiners of Indic scripts and of emoji.
 * Line breaks become `\n`, and tabs become spaces. A text without visible characters becomes empty. Cleaning twice
 * changes nothing. It takes linear time for any text.
 */
export function cleanText(text: string): string {
  const cleaner = new Cleaner();
  for (const character of text.replaceAll('\t', ' ').replaceAll(BREAKS, '\n')) cleaner.take(character);
  const cleaned = cleaner.kept.trim();
  return VISIBLE.test(cleaned) ? cleaned : '';
}

/** Tell whether a cleaned text has no line break. */
export function isOneLine(cleaned: string): boolean {
  return !cleaned.includes('\n');
}

/**
 * Check a text of any number of lines: it is cleaned, must have a visible character, and must not be longer than this
 * as people count characters. A text that would be too long even if half of it were invisible is rejected before
 * cleaning.
 */
export function checkText(text: string, maxLength: number): Result<string, 'required' | 'too_long'> {
  if (text.length > maxLength * UNITS_BEFORE_CLEANING) return err('too_long');
  const cleaned = cleanText(text);
  if (cleaned === '') return err('required');
  return isLongerThan(cleaned, maxLength) ? err('too_long') : ok(cleaned);
}

/** Check a name or a label: like {@link checkText}, but only one line. */
export function checkLine(
  text: string,
  maxLength: number,
): Result<string, 'required' | 'malformed' | 'too_long'> {
  const checked = checkText(text, maxLength);
  return checked.ok && !isOneLine(checked.value) ? err('malformed') : checked;
}
