import {
  type CapitalRecord,
  type RecordKind,
  type RecordStatus,
  statusWordOf,
} from '@paydirt/contract/wallet/records';
import { type EpochMs, isZero } from '@paydirt/domain';
import type { Formatters, Translate } from '@paydirt/i18n';
import type { IconName } from '@paydirt/ui/icon';
import type { RecordDay } from '@paydirt/ui/record-list';
import type { RecordRowContent } from '@paydirt/ui/record-row';

import { moneyOf, startOf, timeOf } from '../../../platform/data/wire.ts';

/** Translations and formatters that a record's texts are made with. */
export interface RecordTexts {
  readonly t: Translate;
  readonly format: Formatters;
}

const ICONS = {
  recharge: 'arrow-down',
  withdrawal: 'arrow-up',
  buy_machine: 'receipt',
  daily_income: 'arrow-up-right',
  team_benefits: 'team',
  bonus: 'gift',
  random_bonus: 'gift',
  referral_bonus: 'users',
  withdrawal_failed: 'close',
  subsidy: 'gift',
  refund: 'refresh',
} as const satisfies Record<RecordKind, IconName>;

const STATUS_KINDS = {
  pending: 'open',
  processing: 'open',
  not_credited: 'open',
  succeeded: 'settled',
  arrived: 'settled',
  credited: 'settled',
  failed: 'failed',
  cancelled: 'cancelled',
} as const satisfies Record<RecordStatus, RecordRowContent['statusKind']>;

/** Name the kind of a record; a purchase by its product, since the wire has one kind for all. */
export function recordTitle({ kind, goods }: CapitalRecord, { t }: RecordTexts): string {
  return kind === 'buy_machine' && goods !== null ? t(`record.bought.${goods}`) : t(`record.kind.${kind}`);
}

/** Name a record by the product that it belongs to, or by its kind. */
function nameOf(record: CapitalRecord, texts: RecordTexts): string {
  return record.goods === null ? recordTitle(record, texts) : record.description;
}

/** Get the text before the source: the time, or for a day's income, always booked at the day's end, its day. */
function leadOf(record: CapitalRecord, texts: RecordTexts): string {
  const { t, format } = texts;
  if (record.kind !== 'daily_income' || record.day === null) return format.time(timeOf(record.time));
  // Non-breaking spaces keep a date on one line.
  const day = format.day(startOf(record.day)).replaceAll(' ', '\u00a0');
  return t('record.row.machineDay', { what: recordTitle(record, texts), day });
}

/** Name the payer or the payee (H6), and the purpose where the title does not. */
function sourceOf(record: CapitalRecord, texts: RecordTexts): string {
  const { t } = texts;
  // Every recharge is play money, so it is named by its method: faucet, USDT or card.
  if (record.kind === 'recharge') return record.description;
  // A refund without a purchase behind it is a withdrawal that failed or was cancelled.
  const setAside = record.source === 'refund' && record.goods === null;
  const source = setAside ? t('record.row.fromSetAside') : t(`record.row.from.${record.source}`);
  // The row already names the kind of daily income.
  if (record.kind === 'daily_income') return source;
  const what = record.goods === null ? record.description : recordTitle(record, texts);
  return t('record.row.whatAndSource', { what, source });
}

/** Tell if a day's income was less than scheduled, or nothing (H6, H13). */
export function isShort({ kind, coveragePermille }: CapitalRecord): boolean {
  return kind === 'daily_income' && coveragePermille !== null && coveragePermille < 1000;
}

/** Format the paid share of the schedule, where that is less than all. */
export function shortfallOf(record: CapitalRecord, { t, format }: RecordTexts): string | undefined {
  if (!isShort(record) || record.coveragePermille === null) return undefined;
  return record.coveragePermille === 0
    ? t('record.row.standstill')
    : t('record.row.short', { share: format.percent(record.coveragePermille) });
}

/** Name the status of a record, as its filter and its files do; one on its way says until when. */
function statusOf(record: CapitalRecord, { t, format }: RecordTexts): string {
  const status = t(`record.status.${statusWordOf(record)}`);
  return record.status === 'processing' && record.arrivesAt !== null
    ? `${status} · ${format.time(timeOf(record.arrivesAt))}`
    : status;
}

/** Turn a record into the props of its row: kind, time, payer, amount, status (H6). */
export function toRecordRowContent(record: CapitalRecord, texts: RecordTexts): RecordRowContent {
  const { format } = texts;
  const amount = moneyOf(record.amount);
  return {
    icon: ICONS[record.kind],
    picture: record.productImage ?? undefined,
    title: nameOf(record, texts),
    time: leadOf(record, texts),
    source: sourceOf(record, texts),
    shortfall: shortfallOf(record, texts),
    amount: format.moneyParts(amount, isZero(amount) ? 'balance' : 'delta'),
    flow: flowOf(record),
    status: statusOf(record, texts),
    statusKind: STATUS_KINDS[record.status],
  };
}

function flowOf({ amount, kind, status }: CapitalRecord): RecordRowContent['flow'] {
  // A failed withdrawal did leave the balance; its refund is a separate record.
  if (status === 'failed' && kind !== 'withdrawal') return 'void';
  return amount.startsWith('-') || isZero(moneyOf(amount)) ? 'out' : 'income';
}

/** The clock day that a time on the wire falls on. */
function dayKey(iso: string): string {
  return iso.slice(0, iso.indexOf('T'));
}

/** Group of records that have not changed the balance yet. */
const WAITING = 'waiting';

interface RecordDays {
  readonly now: EpochMs;
  /** Show the balance at the end of each day, where one is known: of a list without gaps. */
  readonly balances: boolean;
}

/**
 * Group records, as they are listed, by the clock day on which they moved the balance, so that the rows of a day
 * explain the balance over them. Receivable income is before all days.
 */
export function toRecordDays(
  list: readonly CapitalRecord[],
  { t, format, now, balances }: RecordTexts & RecordDays,
): RecordDay<CapitalRecord>[] {
  const byDay = Map.groupBy(list, ({ movedAt }) => (movedAt === null ? WAITING : dayKey(movedAt)));
  return [...byDay].map(([key, records]) => {
    if (key === WAITING) return { key, label: t('record.row.waiting'), figure: undefined, records };
    // Records are newest first, so the first one with a balance has the day's last.
    const balance = records.find(({ balanceAfter }) => balanceAfter !== null)?.balanceAfter;
    return {
      key,
      label: format.headingDay(startOf(key), now),
      figure:
        !balances || typeof balance !== 'string'
          ? undefined
          : t('record.row.balanceThen', { amount: format.figure(moneyOf(balance), 'balance') }),
      records,
    };
  });
}

/** Group income that waits, newest first, by the clock day on which it was worked out. */
export function toWaitingDays(
  list: readonly CapitalRecord[],
  { format, now }: RecordTexts & Pick<RecordDays, 'now'>,
): RecordDay<CapitalRecord>[] {
  const byDay = Map.groupBy(list, ({ time }) => dayKey(time));
  return [...byDay].map(([key, records]) => ({ key, label: format.headingDay(startOf(key), now), records }));
}
