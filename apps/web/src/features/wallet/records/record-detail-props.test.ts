import { aRecord, aRecordDetail } from '@paydirt/contract/wallet/records.examples';
import { createFormatters, createTranslator } from '@paydirt/i18n';
import { catalogue } from '@paydirt/i18n/catalogues/en-us';
import { expect, test } from 'vitest';

import { toEntries, toRecordItems } from './record-detail-props.ts';

const texts = {
  ...createTranslator({ locale: 'en-US', catalogue }),
  format: createFormatters('en-US', { dateFormat: 1 }),
};
const valueOf = (record: ReturnType<typeof aRecord>, term: string) =>
  toRecordItems({ record, balanceBefore: '2415.41' }, texts).find((item) => item.term === term);

test('a record shows who paid, for which day, what was scheduled and what share was paid (H6)', () => {
  const record = aRecord({ amount: '3.19', coveragePermille: 938 });
  expect(valueOf(record, 'Who paid')?.value).toBe('Machine revenue');
  expect(valueOf(record, 'For the day')?.value).toBe('20.11.2026');
  expect(valueOf(record, 'Scheduled')?.value).toBe('3.40\u00a0USDT');
  expect(valueOf(record, 'Paid share')).toMatchObject({
    value: '93.8%',
    note: texts.t('records.one.shortWhy'),
  });
  expect(valueOf(record, 'Balance before')?.value).toBe('2,415.41\u00a0USDT');
  expect(valueOf(record, 'Balance afterwards')?.value).toBe('2,418.60\u00a0USDT');
});

test('a day paid in full has no explanation', () => {
  expect(valueOf(aRecord(), 'Paid share')?.note).toBeUndefined();
});

test('income on its way shows when it arrives, and arrived income when it did', () => {
  expect(valueOf(aRecord({ status: 'processing' }), 'Arrives')?.value).toBe('21.11.2026 13:40');
  expect(valueOf(aRecord(), 'Arrived')?.value).toBe('21.11.2026 13:40');
});

test('the journal is shown account by account, with every digit and its sum', () => {
  const [first] = toEntries(aRecordDetail(), texts);
  expect(first?.title).toBe(texts.t('records.one.entry.income_accrual'));
  expect(first?.postings[0]).toEqual({
    id: '0',
    term: 'Machine revenue',
    note: 'Trommel TR-4',
    value: '−3.19',
  });
  expect(first?.postings.at(-1)).toMatchObject({
    term: texts.t('account.member_receivable'),
    value: '+3.19',
  });
  expect(first?.sum).toBe('0.00');
});

test('an entry that moved more than the record’s amount says which part belongs to the record', () => {
  const together = aRecordDetail().entries.map((entry) =>
    entry.kind === 'income_takeout'
      ? {
          ...entry,
          postings: [
            { account: 'member_receivable' as const, detail: null, productId: null, amount: '-4.09' },
            { account: 'member_arriving' as const, detail: null, productId: null, amount: '4.09' },
          ],
        }
      : entry,
  );
  expect(toEntries(aRecordDetail({ entries: together }), texts).map(({ part }) => part)).toEqual([
    null,
    'This record’s part: 3.19\u00a0USDT.',
  ]);
  expect(toEntries(aRecordDetail(), texts).map(({ part }) => part)).toEqual([null, null]);
});

test('an entry of an unknown kind is shown too', () => {
  const [first] = toEntries(
    aRecordDetail({ entries: [{ ...aRecordDetail().entries[0]!, kind: 'from_the_future' }] }),
    texts,
  );
  expect(first?.title).toBe('Ledger entry');
});

test('a purchase is labelled by what was bought', () => {
  const purchase = { kind: 'buy_machine' } as const;
  expect(valueOf(aRecord({ ...purchase, goods: 'machine' }), 'What')?.value).toBe('Machine lease');
  expect(valueOf(aRecord({ ...purchase, goods: 'merchandise' }), 'What')?.value).toBe('Merchandise purchase');
});
