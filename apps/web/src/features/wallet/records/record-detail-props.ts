import type { CapitalRecord, RecordDetail } from '@paydirt/contract';
import { CURRENCY, isZero, sum } from '@paydirt/domain';
import type { Description } from '@paydirt/ui/description-list';

import { moneyOf, startOf, timeOf } from '../../../platform/data/wire.ts';
import { entryTitle } from './entry-title.ts';
import { isShort, recordTitle, type RecordTexts } from './record-row-props.ts';

/** One journal entry, laid out account by account. */
export interface EntryProps {
  readonly id: string;
  readonly title: string;
  readonly time: string;
  readonly postings: readonly Description[];
  /** Always zero; shown so that it can be seen. */
  readonly sum: string;
}

/** Lay out what a record says besides its amount: what, when, who paid, scheduled and paid, the balance before and after it. */
export function toRecordItems(
  { record, balanceBefore }: Pick<RecordDetail, 'record' | 'balanceBefore'>,
  texts: RecordTexts,
): Description[] {
  const { t, format } = texts;
  const items: Description[] = [
    { term: t('records.one.what'), value: recordTitle(record, texts), note: record.description },
    { term: t('records.one.paidBy'), value: paidBy(record, texts) },
    { term: t('records.one.when'), value: format.dateTime(timeOf(record.time)) },
  ];
  if (record.day !== null) items.push({ term: t('records.one.day'), value: format.day(startOf(record.day)) });
  if (record.scheduled !== null) {
    items.push({ term: t('records.one.scheduled'), value: format.money(moneyOf(record.scheduled), 'exact') });
  }
  if (record.coveragePermille !== null) {
    items.push({
      term: t('records.one.paidShare'),
      value: format.percent(record.coveragePermille),
      note: shortNote(record, texts),
    });
  }
  if (record.arrivesAt !== null) {
    const term = record.status === 'processing' ? t('records.one.arrives') : t('records.one.arrived');
    items.push({ term, value: format.dateTime(timeOf(record.arrivesAt)) });
  }
  if (balanceBefore !== null) {
    items.push({
      term: t('records.one.balanceBefore'),
      value: format.money(moneyOf(balanceBefore), 'exact'),
    });
  }
  if (record.balanceAfter !== null) {
    items.push({
      term: t('records.one.balanceAfter'),
      // With every digit, so that before, amount and after can be added up by eye.
      value: format.money(moneyOf(record.balanceAfter), 'exact'),
    });
  }
  return items;
}

/** Who paid; a top-up is play money of the test, and its way in says which. */
function paidBy({ kind, description, source }: CapitalRecord, { t }: RecordTexts): string {
  return kind === 'recharge' ? description : t(`record.source.${source}`);
}

function shortNote(record: CapitalRecord, { t }: RecordTexts): string | undefined {
  if (!isShort(record)) return undefined;
  return record.coveragePermille === 0 ? t('records.one.zeroWhy') : t('records.one.shortWhy');
}

/** Lay out the journal behind a record: every entry, account by account, with every digit (H6). */
export function toEntries({ entries }: RecordDetail, texts: RecordTexts): EntryProps[] {
  const { t, format } = texts;
  return entries.map(({ id, kind, time, postings }) => {
    const amounts = postings.map(({ amount }) => moneyOf(amount));
    return {
      id,
      title: entryTitle(kind, t),
      time: format.dateTime(timeOf(time)),
      postings: postings.map(({ account, detail, amount }, index) => {
        const money = moneyOf(amount);
        const bare = format.figure(money, 'exact');
        return {
          id: String(index),
          term: t(`account.${account}`),
          note: detail ?? undefined,
          value: money.minor > 0n ? `+${bare}` : bare,
        };
      }),
      sum: format.figure(sum(amounts, CURRENCY), 'exact'),
    };
  });
}

/** The operator's accounts that pay members, or are paid by them: where a record's money came from or went. */
const SOURCES = [
  'machine_revenue',
  'promotion_budget',
  'lease_escrow',
  'operator_sales',
  'operator_fees',
] as const;

/** An account on the page of where the money comes from, at the entry that stands behind a record. */
export interface RecordSourceAccount {
  readonly account: (typeof SOURCES)[number];
  readonly productId: string | null;
  readonly entryId: string;
}

/** Find the account that a record's money came from or went to (H6); null where it only changed pockets. */
export function sourceOf({ entries }: RecordDetail): RecordSourceAccount | null {
  for (const { id, postings } of entries) {
    for (const { account, productId } of postings) {
      const source = SOURCES.find((name) => name === account);
      if (source) return { account: source, productId, entryId: id };
    }
  }
  return null;
}

/** Whether a record moved nothing. */
export function movedNothing({ amount }: CapitalRecord): boolean {
  return isZero(moneyOf(amount));
}
