import { anIncomeSummary } from '@paydirt/contract/wallet/income.examples';
import { createFormatters, createTranslator } from '@paydirt/i18n';
import { catalogue } from '@paydirt/i18n/catalogues/en-us';
import { expect, test } from 'vitest';

import { toIncomePanelProps } from './income-panel-props.ts';

const texts = {
  ...createTranslator({ locale: 'en-US', catalogue }),
  format: createFormatters('en-US', { dateFormat: 1 }),
};
const receiving = { receive: () => Promise.resolve(), receiving: false };
const panel = (changes: Parameters<typeof anIncomeSummary>[0]) =>
  toIncomePanelProps(anIncomeSummary(changes), receiving, texts);

test('uncollected income is offered with its composition', () => {
  expect(panel({})).toMatchObject({
    label: texts.t('income.toReceive'),
    state: { kind: 'receivable', amount: { sign: '+', integer: '14', decimals: '82' } },
    note: '5 entries: income and bonuses',
  });
});

test('uncollected income comes before income on its way, because it needs a tap', () => {
  expect(panel({ arriving: '3.40', arrivesAt: '2026-11-21T14:35:00.000Z' }).state.kind).toBe('receivable');
});

test('income on its way shows its time of arrival, to the minute', () => {
  expect(
    panel({ receivable: '0.00', arriving: '3.40', arrivesAt: '2026-11-21T14:35:00.000Z' }),
  ).toMatchObject({
    label: 'On its way',
    state: { kind: 'arriving' },
    note: 'Arrives by 14:35',
  });
});

test('without income to collect it says so, and when there will be some', () => {
  expect(panel({ receivable: '0.00' })).toEqual({
    label: texts.t('income.nothing'),
    state: { kind: 'nothing' },
    note: 'Income is calculated at the end of each day.',
  });
  expect(panel({ receivable: '0.00', machines: 0 }).note).toBe('Income comes from machines you lease.');
});
