import { type CapitalRecord, recordsExport, statusWordOf } from '@paydirt/contract/wallet/records';
import {
  addMs,
  CONSTANTS,
  CURRENCY,
  dayOf,
  fromIso,
  isoDay,
  type Locale,
  ok,
  parseMoney,
  unwrap,
} from '@paydirt/domain';
import type { Translate } from '@paydirt/i18n';

import type { Sql } from '../../../database/database.ts';
import { implement } from '../../../operation/operation.ts';
import { translatorOf } from '../../../platform/texts.ts';
import { csvParts } from '../../../documents/csv.ts';
import { documentTexts, type DocumentTexts } from '../../../documents/document-texts.ts';
import { fileReply } from '../../documents/file-reply.ts';
import { findHolder } from '../statement/statement-holder.ts';
import { recordFilterOf } from './record-filter.ts';
import { listRecords, type RecordFilter, readRecordRows, toRecords } from '../../records/record-rows.ts';
import { recordTitle } from '../../records/record-title.ts';

const ROWS_AT_ONCE = 500;

const COLUMNS = [
  'time',
  'code',
  'kind',
  'what',
  'source',
  'amount',
  'currency',
  'balance',
  'status',
  'day',
  'scheduled',
  'share',
  'arrives',
] as const;

/**
 * Name the payer of a record; for a top-up its channel, because faucet, deposit and card all pay play money.
 */
function sourceOf(record: CapitalRecord, t: Translate): string {
  return record.kind === 'recharge' ? record.description : t(`record.source.${record.source}`);
}

/** Convert a record to a row for spreadsheets: amounts with a point and all digits, times in UTC. */
function rowOf(record: CapitalRecord, t: Translate): string[] {
  const cells: Record<(typeof COLUMNS)[number], string> = {
    time: record.time,
    code: record.code,
    kind: recordTitle(record, t),
    what: record.description,
    source: sourceOf(record, t),
    amount: record.amount,
    currency: CURRENCY,
    balance: record.balanceAfter ?? '',
    status: t(`record.status.${statusWordOf(record)}`),
    day: record.day ?? '',
    scheduled: record.scheduled ?? '',
    share: record.coveragePermille === null ? '' : String(record.coveragePermille / 10),
    arrives: record.arrivesAt ?? '',
  };
  return COLUMNS.map((column) => cells[column]);
}

/** Convert a record to a row of a document, for people. */
function printedRowOf(record: CapitalRecord, { t, format, exact }: DocumentTexts): string[] {
  return [
    format.dateTime(unwrap(fromIso(record.time))),
    [recordTitle(record, t), record.description, record.code].filter((part) => part !== '').join(' · '),
    sourceOf(record, t),
    exact(unwrap(parseMoney(record.amount, CURRENCY))),
    t(`record.status.${statusWordOf(record)}`),
  ];
}

/**
 * Read the records a few hundred at a time, each batch continuing after the last; at most `most` of them. One that was
 * pending and is settled meanwhile comes once more, further down: it stays as it was read first.
 */
async function* readBatches<Row>(
  sql: Sql,
  filter: RecordFilter,
  { locale, most = Infinity }: { readonly locale: Locale; readonly most?: number },
  toRow: (record: CapitalRecord) => Row,
): AsyncGenerator<Row[], void> {
  let after: RecordFilter['after'];
  const pending = new Set<string>();
  for (let left = most; left > 0;) {
    const rows = await readRecordRows(sql, { ...filter, after }, Math.min(ROWS_AT_ONCE, left));
    if (rows.length === 0) return;
    const fresh = rows.filter(({ id }) => !pending.has(id));
    for (const { id, moved_at: movedAt } of fresh) if (movedAt === null) pending.add(id);
    const records = await toRecords(sql, fresh, locale);
    yield records.map(toRow);
    after = rows.at(-1);
    left -= fresh.length;
  }
}

/** Table of all the member's records that match the filter, newest first: as CSV, or as PDF for reading. */
export const recordsExportOperation = implement(
  recordsExport,
  async ({ sql, tokenHash, memberId, locale, now, ports, gone }, input) => {
    const filter = recordFilterOf(memberId, input);
    if (!filter.ok) return filter;
    const day = isoDay(dayOf(now));
    const requester = { sql, tokenHash, memberId, gone };
    if (input.format === 'csv') {
      const { t } = await translatorOf(locale);
      const head = COLUMNS.map((column) => t(`paper.columns.${column}`));
      const rows = readBatches(sql, filter.value, { locale }, (record) => rowOf(record, t));
      return fileReply(requester, ports.queues.written, {
        name: `paydirt-records-${day}.csv`,
        type: 'text/csv',
        make: async () => ok(csvParts(head, rows)),
      });
    }
    return fileReply(requester, ports.queues.drawn, {
      name: `paydirt-records-${day}.pdf`,
      type: 'application/pdf',
      async make(signal) {
        const holder = await findHolder(sql, memberId);
        const dateFormat = holder.date_format;
        const texts = await documentTexts(locale, dateFormat);
        const { total } = await listRecords(sql, filter.value, { pageNum: 1, pageSize: 1 }, locale);
        const { from, until } = filter.value;
        const content = {
          now,
          holder,
          from: from ?? null,
          to: until === undefined ? null : addMs(until, -1),
          total,
          listed: CONSTANTS.STATEMENT_LISTED_RECORDS,
        };
        const most = content.listed;
        const rows = readBatches(sql, filter.value, { locale, most }, (record) =>
          printedRowOf(record, texts),
        );
        return ok(ports.drawer.draw({ kind: 'records', locale, dateFormat, content }, rows, signal));
      },
    });
  },
);
