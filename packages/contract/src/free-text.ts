import {
  cleanText,
  COUNTRIES,
  isOneLine,
  UNITS_BEFORE_CLEANING,
  UNITS_OF_A_CHARACTER,
} from '@paydirt/domain';
import * as v from 'valibot';

// In a file of their own, because the first page of an app needs no text parameter.

/** Text of any number of lines, cleaned by the rule of the domain, with at least one visible character. */
// @__NO_SIDE_EFFECTS__
export const textParameter = (max: number) => v.pipe(noteParameter(max), v.nonEmpty());

/** The same, and it may be empty. Characters are counted as people count them; what is far too long is not cleaned first. */
// @__NO_SIDE_EFFECTS__
export const noteParameter = (max: number) =>
  v.pipe(
    v.string(),
    v.maxLength(max * UNITS_BEFORE_CLEANING),
    v.transform(cleanText),
    v.maxLength(max * UNITS_OF_A_CHARACTER),
    v.maxGraphemes(max),
  );

/** A name that a person gives: the same in one line. */
// @__NO_SIDE_EFFECTS__
export const lineParameter = (max: number) => v.pipe(textParameter(max), v.check(isOneLine));

/** A country that merchandise goes to: ISO 3166-1 alpha-2, of those that the phone picker has. */
export const countryParameter = v.pipe(
  v.string(),
  v.picklist(/* @__PURE__ */ COUNTRIES.map(({ country }) => country)),
);
