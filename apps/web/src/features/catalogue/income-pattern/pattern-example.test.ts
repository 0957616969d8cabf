import { anIncomePattern } from '@paydirt/contract/wallet/income.examples';
import { createFormatters, createTranslator } from '@paydirt/i18n';
import { catalogue } from '@paydirt/i18n/catalogues/en-us';
import { expect, test } from 'vitest';

import { bandEarns, bandName, exampleDay, exampleText } from './pattern-example.ts';

const texts = {
  ...createTranslator({ locale: 'en-US', catalogue }),
  format: createFormatters('en-US', { dateFormat: 1 }),
};
const { days } = anIncomePattern();

test('the example is the last day that was paid pro rata, which explains most', () => {
  expect(exampleDay({ days })?.day).toBe('2026-11-18');
  expect(exampleText(anIncomePattern(), texts)).toEqual([
    '18.11.2026, one machine: scheduled 3.40\u00a0USDT, earned 2.99\u00a0USDT.',
    'Together, machines of its kind earned too little: every lease was paid 87.9%.',
  ]);
});

test('without such a day it is the last day, good or bad', () => {
  const full = days.filter(({ coveragePermille }) => coveragePermille === 1000);
  expect(exampleText(anIncomePattern({ days: full }), texts)[1]).toMatch(/paid in full/);
});

test('a short day that was paid in full names the savings of better days', () => {
  const reserve = { ...days[3]!, coveragePermille: 1000 };
  expect(exampleText(anIncomePattern({ days: [reserve] }), texts)[1]).toMatch(/kept from better days/);
});

test('a day without output is reported as one (H13)', () => {
  expect(exampleText(anIncomePattern({ days: days.slice(0, 7) }), texts)[1]).toBe(
    texts.t('products.pattern.exampleNone'),
  );
});

test('a day without leases says so', () => {
  const nobody = { ...days[0]!, coveragePermille: null };
  expect(exampleText(anIncomePattern({ days: [nobody] }), texts)[1]).toMatch(/Nobody had leased one/);
});

test('a machine without a finished day has no example', () => {
  expect(exampleText(anIncomePattern({ days: [] }), texts)).toEqual([]);
});

test('each band has a name and says what it earns', () => {
  const { rule } = anIncomePattern();
  expect(rule.map((band) => `${bandName(band, texts)}: ${bandEarns(band, texts)}`)).toEqual([
    `${texts.t('products.pattern.standstill')}: ${texts.t('income.ofSchedule', { share: '0%' })}`,
    `${texts.t('products.pattern.short')}: ${texts.t('products.pattern.ofScheduleRange', { from: '60%', to: '94.9%' })}`,
    `${texts.t('products.pattern.full')}: ${texts.t('products.pattern.ofScheduleRange', { from: '95%', to: '125%' })}`,
  ]);
});
