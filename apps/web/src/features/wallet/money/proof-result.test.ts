import { aMoneyProof, aMoneyReport } from '@paydirt/contract/wallet/money.examples';
import { createFormatters, createTranslator } from '@paydirt/i18n';
import { catalogue } from '@paydirt/i18n/catalogues/en-us';
import { expect, test } from 'vitest';

import { moneyOf } from '../../../platform/data/wire.ts';
import { checkProof } from '../data/money.ts';
import { resultOf } from './proof-result.ts';

const texts = {
  ...createTranslator({ locale: 'en-US', catalogue }),
  format: createFormatters('en-US', { dateFormat: 1 }),
};
const proof = aMoneyProof();
const report = aMoneyReport();
const otherTotal = { ...report.deposits, total: '19500.00' };

const result = async (shown: typeof report, published = proof.root.sum) => {
  const known = { held: moneyOf(proof.leaf.balance).minor, published: moneyOf(published).minor };
  return resultOf(await checkProof(proof, proof.leaf.memberId, known), shown, texts);
};

test('a proof of the shown and published total is valid', async () => {
  expect(await result(report)).toEqual({ valid: true, text: 'Your balance is in the total.' });
});

test.each([
  ['published', report, '19500.00'],
  ['shown', { ...report, deposits: otherTotal }, undefined],
])('a proof of another total than the one %s is not', async (_what, shown, published) => {
  const { valid, text } = await result(shown, published);
  expect(valid).toBe(false);
  expect(text).toMatch(/gives 19,600\.00.*published total is 19,500\.00/);
});

test('a report of earlier days does not contradict a proof of now', async () => {
  const earlier = { ...report, to: '2026-11-20', heldAt: '2026-11-21T00:00:00.000Z', deposits: otherTotal };
  expect((await result(earlier)).valid).toBe(true);
});
