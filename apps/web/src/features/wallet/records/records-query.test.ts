import { RECORD_KINDS, RECORD_STATUSES, statusWordOf } from '@paydirt/contract/wallet/records';
import { LOCALES } from '@paydirt/domain';
import { createTranslator, loadCatalogue } from '@paydirt/i18n';
import { expect, test } from 'vitest';

import {
  FILTER_STATUSES,
  filtersInUse,
  GROUPS,
  readRecordsQuery,
  type RecordGroup,
  statusLabel,
  toRecordFilter,
  writeRecordsQuery,
} from './records-query.ts';

const readAll = (search: string, fixed: RecordGroup | null = null) => {
  const parameters = new URLSearchParams(search);
  return readRecordsQuery((name) => parameters.get(name), fixed);
};
const read = (search: string, fixed: RecordGroup | null = null) => readAll(search, fixed).query;

test.each([
  ['type=1', ['recharge']],
  ['type=2', ['withdrawal', 'withdrawal_failed']],
  ['type=3', ['buy_machine']],
  ['type=4', ['bonus', 'random_bonus', 'referral_bonus', 'team_benefits', 'subsidy']],
  ['type=5', ['daily_income', 'bonus']],
  ['type=9', []],
  ['', []],
])('the address ?%s lists %j', (search, kinds) => {
  expect(toRecordFilter(read(search)).kinds).toEqual(kinds);
});

test('collected income is on its way or has arrived', () => {
  expect(toRecordFilter(read('type=5')).statuses).toEqual(['processing', 'arrived']);
  expect(toRecordFilter(read('type=5&status=processing')).statuses).toEqual(['processing']);
});

test('all arrivals are one choice, and an older address of a part of it still works', () => {
  expect(toRecordFilter(read('status=arrived')).statuses).toEqual(['arrived', 'credited']);
  expect(toRecordFilter(read('type=5&status=arrived')).statuses).toEqual(['arrived']);
  expect(read('status=credited').status).toBe('arrived');
});

test.each(LOCALES)('each status appears once among the choices: %s', async (locale) => {
  const { t } = createTranslator({ locale, catalogue: await loadCatalogue(locale) });
  const shown = RECORD_KINDS.flatMap((kind) =>
    RECORD_STATUSES.map((status) => t(`record.status.${statusWordOf({ kind, status })}`)),
  );
  const choices = FILTER_STATUSES.flatMap((one) => statusLabel(one, 'all', t).split(' · '));
  expect(new Set(choices).size).toBe(choices.length);
  expect(choices.toSorted()).toEqual([...new Set(shown)].toSorted());
});

test.each(LOCALES)(
  'a withdrawal that is done has one word in its records and on its card: %s',
  async (locale) => {
    const { t } = createTranslator({ locale, catalogue: await loadCatalogue(locale) });
    const paidOut = t('withdraw.status.succeeded');
    expect(statusLabel('succeeded', 'withdrawal', t)).toBe(paidOut);
    expect(statusLabel('succeeded', 'purchase', t)).not.toBe(paidOut);
  },
);

test('every kind of record belongs to a group', () => {
  const grouped: readonly string[] = Object.values(GROUPS).flatMap(({ kinds }) => kinds);
  expect(RECORD_KINDS.filter((kind) => !grouped.includes(kind))).toEqual([]);
});

const EVERYTHING = { group: 'all', status: null, from: null, to: null };

test('invalid parts of the address are ignored, and reported', () => {
  expect(readAll('kind=x&type=__proto__&status=lost&from=2026-02-30&to=tomorrow')).toEqual({
    query: EVERYTHING,
    misread: ['kind=x', 'type=__proto__', 'status=lost', 'from=2026-02-30', 'to=tomorrow'],
  });
  expect(readAll(`status=${'x'.repeat(500)}`).misread).toEqual([`status=${'x'.repeat(24)}…`]);
});

test('a period that ends before it begins is ignored', () => {
  expect(readAll('from=2026-11-20&to=2026-11-01')).toEqual({
    query: EVERYTHING,
    misread: ['from=2026-11-20', 'to=2026-11-01'],
  });
  expect(readAll('from=2026-11-20&to=2026-11-20').misread).toEqual([]);
});

test('a route for one kind shows that kind, whatever the address says', () => {
  expect(read('kind=bonus&type=5', 'recharge').group).toBe('recharge');
});

test('a written address is read back', () => {
  const query = { group: 'income', status: 'arrived', from: '2026-11-01', to: '2026-11-09' } as const;
  const written = new URLSearchParams();
  for (const [name, value] of Object.entries(writeRecordsQuery(query)))
    if (value !== null) written.set(name, value);
  expect(read(written.toString())).toEqual(query);
  expect(filtersInUse(query)).toBe(2);
  expect(filtersInUse(read(''))).toBe(0);
});
