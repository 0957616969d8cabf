import { anOrder } from '@paydirt/contract/goods/orders.examples';
import { createFormatters, createTranslator } from '@paydirt/i18n';
import { catalogue } from '@paydirt/i18n/catalogues/en-us';
import { expect, test } from 'vitest';

import { toHoldingProps } from './holding-props.ts';

const texts = {
  ...createTranslator({ locale: 'en-US', catalogue }),
  format: createFormatters('en-US', { dateFormat: 0 }),
};

/** The note beside a full refund, after the lease earned and paid out the given amounts. */
function noteOf(accrued: string, received: string) {
  const order = anOrder({ accrued, received, fullReturnUntil: '2026-11-22T09:12:00.000Z' });
  const giveBack = { amount: '115.00', basis: 'full', remainingDays: 45 } as const;
  return toHoldingProps({ order, giveBack }, texts).items.at(-1)?.note;
}

test('a full refund with uncollected income says that returning takes the income back', () => {
  expect(noteOf('3.40', '0.00')).toContain(texts.t('orders.giveBack.unreceived'));
  expect(noteOf('3.40', '3.40')).not.toContain(texts.t('orders.giveBack.unreceived'));
  expect(noteOf('0.00', '0.00')).not.toContain(texts.t('orders.giveBack.unreceived'));
});
