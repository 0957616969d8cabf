import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { checkCodeFormat } from '../account/code.ts';
import { checkEmail } from '../account/email.ts';
import { checkInvitationCode } from '../account/invitation.ts';
import { checkPhone } from '../account/phone.ts';
import { cleanAmountInput, parseAmountInput } from '../money/amount-input.ts';
import { parseMoney } from '../money/money.ts';
import { checkSharedVideo } from '../reward/shared-video.ts';
import { findArticle } from '../support/find-article.ts';
import { parseIsoDay } from '../time/time.ts';
import { checkAddress } from '../withdrawal/address.ts';
import { checkIfsc } from '../withdrawal/bank.ts';
import { cleanAlphanumeric, isAlphanumeric } from './alphanumeric.ts';
import { checkFeedback, countWords } from './feedback.ts';
import { checkLine, checkText, cleanText } from './free-text.ts';
import { growthOf, LINEAR_BELOW, repeated } from './growth.fixture.ts';
import { guessLanguage } from './guess-language.ts';
import { localeFromHeader } from './locale.ts';
import { publicName } from './public-name.ts';
import { isLongerThan, lengthOf, UNITS_BEFORE_CLEANING } from './text-length.ts';
import { readVideoLink } from './video-link.ts';

const ARTICLES = [{ id: 'fee', words: 'what does a withdrawal cost, and when is it paid out' }];

/** Every function that parses untrusted text. */
const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  cleanText,
  checkText: (text) => checkText(text, 4000),
  checkLine: (text) => checkLine(text, 40),
  checkFeedback,
  countWords,
  lengthOf,
  isLongerThan: (text) => isLongerThan(text, 40),
  guessLanguage,
  publicName,
  localeFromHeader,
  isAlphanumeric,
  cleanAlphanumeric,
  readVideoLink,
  checkSharedVideo,
  checkEmail,
  checkPhone: (text) => checkPhone(text, 'IN'),
  checkCodeFormat,
  checkInvitationCode,
  checkIfsc,
  checkAddress: (text) => checkAddress(text, 'TRC20'),
  parseMoney: (text) => parseMoney(text, 'USDT'),
  parseAmountInput: (text) => parseAmountInput(text, 'de-DE'),
  cleanAmountInput: (text) => cleanAmountInput(text, { decimalMark: ',' }),
  parseIsoDay,
  findArticle: (text) => findArticle(text, ARTICLES, 'en-US'),
};

/** Parts of a text that is meant to be slow: joiners, marks, variants, tags, halves of pairs, breaks, separators. */
const PIECES = [
  '\u200D',
  '\u200C',
  '\u0301',
  '\uFE0F',
  '\u{1F3F4}',
  '\u{E0067}',
  '\u{E007F}',
  '\uD83D',
  '\uDC69',
  '👩',
  '🇮',
  'क',
  '\u094D',
  'a',
  '0',
  ' ',
  '\u00A0',
  '\r',
  '\n',
  '\u2028',
  '\u200B',
  '.',
  '-',
  '@',
  '/',
  ',',
  '+',
  '’',
] as const;

const anyPiece = fc.oneof(fc.constantFrom(...PIECES), fc.string({ unit: 'binary', maxLength: 2 }));
const anyPattern = fc.array(anyPiece, { minLength: 1, maxLength: 4 }).map((pieces) => pieces.join(''));

describe.each(Object.entries(READERS))('%s', (_name, read) => {
  test('takes linear time, whatever the text consists of', async () => {
    await fc.assert(
      fc.asyncProperty(anyPiece, anyPattern, anyPiece, async (begin, pattern, end) => {
        const make = (size: number) => `${begin}${repeated(pattern)(size)}${end}`;
        expect(await growthOf(read, make)).toBeLessThan(LINEAR_BELOW);
      }),
      { seed: 20, numRuns: 40, endOnFailure: true },
    );
  });

  test('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.array(anyPiece), (text, pieces) => {
        expect(() => read(text)).not.toThrow();
        expect(() => read(pieces.join(''))).not.toThrow();
      }),
      { seed: 20, numRuns: 200 },
    );
  });
});

test.each(['\u200D\u0301', '\u200C\u0301', '\u0301\uFE0F', '\u{1F3F4}\u{E0067}'])(
  'a letter followed by many %j is cleaned in linear time',
  async (pattern) => {
    const make = (size: number) => `a${repeated(pattern)(size)}`;
    expect(await growthOf(cleanText, make, 256)).toBeLessThan(LINEAR_BELOW);
  },
);

describe('an overlong text', () => {
  test('is refused by its length before it is cleaned', () => {
    const unseen = '\u200B'.repeat(40 * UNITS_BEFORE_CLEANING);
    expect(checkLine(`Ida${unseen}`, 40)).toEqual({ ok: false, error: 'too_long' });
  });

  test('is accepted when only invisible characters make it long', () => {
    const unseen = '\u200B'.repeat(40 * UNITS_BEFORE_CLEANING - 3);
    expect(checkLine(`Ida${unseen}`, 40)).toEqual({ ok: true, value: 'Ida' });
  });
});
