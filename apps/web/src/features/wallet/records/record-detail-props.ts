import type { CapitalRecord, RecordDetail } from '@paydirt/contract/wallet/records';
import { compare, CURRENCY, isNegative, isZero, type Money, negate, sum } from '@paydirt/domain';
import type { Description } from '@paydirt/ui/description-list';
import type { MoneyMove } from '@paydirt/ui/money-moves';

import { moneyOf, startOf, timeOf } from '../../../platform/data/wire.ts';
import { entryTitle } from './entry-title.ts';
import { movesOf, type MoveEnd } from './record-moves.ts';
import { isShort, recordTitle, type RecordTexts } from './record-row-props.ts';

/** One journal entry, account by account. */
export interface EntryProps {
  readonly id: string;
  readonly title: string;
  readonly time: string;
  /** Payer and payee of each movement, in amounts without a sign. */
  readonly moves: readonly MoneyMove[];
  /** The amount of this record, where the entry moved more than that; null where it is all of it. */
  readonly part: string | null;
  /** The accountant's view: every account with its sign. */
  readonly postings: readonly Description[];
  /** Always zero; shown so that it can be seen. */
  readonly sum: string;
}

/**
 * List a record's details besides its amount: kind, time, payer, scheduled and paid, the balance before and after
 * it.
 */
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

/** Name the payer; a top-up is play money of the test, and its channel says which. */
function paidBy({ kind, description, source }: CapitalRecord, { t }: RecordTexts): string {
  return kind === 'recharge' ? description : t(`record.source.${source}`);
}

function shortNote(record: CapitalRecord, { t }: RecordTexts): string | undefined {
  if (!isShort(record)) return undefined;
  return record.coveragePermille === 0 ? t('records.one.zeroWhy') : t('records.one.shortWhy');
}

/** Describe the journal behind a record, with every digit (H6): who paid whom, and the same account by account. */
export function toEntries({ entries, record }: RecordDetail, texts: RecordTexts): EntryProps[] {
  const { t, format } = texts;
  return entries.map(({ id, kind, time, postings }) => {
    const amounts = postings.map(({ amount }) => moneyOf(amount));
    return {
      id,
      title: entryTitle(kind, t),
      time: format.dateTime(timeOf(time)),
      moves: movesOf(postings).map(({ from, to, amount }) => ({
        from: endOf(from, record, texts),
        to: endOf(to, record, texts),
        amount: format.moneyParts(amount, 'exact'),
      })),
      part: partText(postings, record, texts),
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

/** Describe a record's part of an entry that moved more of the member's money: income is collected together. */
function partText(
  postings: readonly Posting[],
  { amount }: CapitalRecord,
  { t, format }: RecordTexts,
): string | null {
  const own = sizeOf(moneyOf(amount));
  const moved = postings
    .filter(({ account }) => account.startsWith('member_'))
    .map((posting) => sizeOf(moneyOf(posting.amount)));
  if (moved.every((size) => compare(size, own) <= 0)) return null;
  return t('records.one.part', { amount: format.money(own, 'exact') });
}

function sizeOf(money: Money): Money {
  return isNegative(money) ? negate(money) : money;
}

type Posting = RecordDetail['entries'][number]['postings'][number];

/** Name an end of a movement; play money from outside is named by its channel. */
function endOf(end: MoveEnd<Posting>, { kind, description }: CapitalRecord, { t }: RecordTexts) {
  if (end !== null) return { label: t(`account.${end.account}`), note: end.detail ?? undefined };
  return { label: kind === 'recharge' ? description : t('records.one.outside') };
}

/** The operator's accounts that pay members, or are paid by them: where a record's money came from or went. */
const SOURCES = [
  'machine_revenue',
  'promotion_budget',
  'lease_escrow',
  'operator_sales',
  'operator_fees',
] as const;

/** An account on the money report's page, at the entry behind a record. */
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

/** Tell if a record moved nothing. */
export function movedNothing({ amount }: CapitalRecord): boolean {
  return isZero(moneyOf(amount));
}
