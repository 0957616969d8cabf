import {
  cleanText,
  COUNTRIES,
  isOneLine,
  UNITS_BEFORE_CLEANING,
  UNITS_OF_A_CHARACTER,
} from '@paydirt/domain';
import * as v from 'valibot';

// These schemas have a file of their own, because an app's first page needs none of them and need not load
// them.

/** Text of any number of lines, cleaned by the rule of the domain, with at least one visible character. */
// @__NO_SIDE_EFFECTS__
export const textParameter = (max: number) => v.pipe(noteParameter(max), v.nonEmpty());

/**
 * The same, but it may be empty. Characters are counted as people count them; a text that is far too long is rejected
 * before cleaning.
 */
// @__NO_SIDE_EFFECTS__
export const noteParameter = (max: number) =>
  v.pipe(
    v.string(),
    v.maxLength(max * UNITS_BEFORE_CLEANING),
    v.transform(cleanText),
    v.maxLength(max * UNITS_OF_A_CHARACTER),
    v.maxGraphemes(max),
  );

/** A name that a person enters: the same in one line. */
// @__NO_SIDE_EFFECTS__
export const lineParameter = (max: number) => v.pipe(textParameter(max), v.check(isOneLine));

/** A country to which merchandise is delivered: ISO 3166-1 alpha-2, one of those in the phone picker. */
export const countryParameter = v.pipe(
  v.string(),
  v.picklist(/* @__PURE__ */ COUNTRIES.map(({ country }) => country)),
);
