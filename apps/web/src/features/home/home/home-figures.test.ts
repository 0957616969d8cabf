import { aUser } from '@paydirt/contract/fixtures/member';
import { aBalance, anIncomeSummary } from '@paydirt/contract/fixtures/wallet';
import { createFormatters, createTranslator } from '@paydirt/i18n';
import { catalogue } from '@paydirt/i18n/catalogues/en-us';
import { expect, test } from 'vitest';

import { type HomeKnown, HOME_VIEWS, toHomeFigures } from './home-figures.ts';

const texts = {
  ...createTranslator({ locale: 'en-US', catalogue }),
  format: createFormatters('en-US', { dateFormat: 1 }),
};
const known: HomeKnown = { balance: aBalance(), income: anIncomeSummary(), member: aUser() };

test('today, wallet and person each show three figures', () => {
  expect(HOME_VIEWS.map((view) => toHomeFigures(view, known, texts).length)).toEqual([3, 3, 3]);
  expect(toHomeFigures('home', known, texts).map(({ value }) => value)).toEqual(['9.40', '9.40', '3']);
  expect(toHomeFigures('wallet', known, texts).map(({ value }) => value)).toEqual(['14.82', '0.00', '0.00']);
});

test('what is not known is a dash, never a zero (H3)', () => {
  const figures = toHomeFigures('home', { ...known, income: null }, texts);
  expect(figures.map(({ value }) => value)).toEqual(['–', '–', '–']);
});
