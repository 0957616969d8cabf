import { type CapitalRecord, recordsExport } from '@paydirt/contract/wallet/records';
import { CURRENCY, dayOf, isoDay, type Locale, ok } from '@paydirt/domain';
import type { Translate } from '@paydirt/i18n';

import type { Sql } from '../../../database/database.ts';
import { implement } from '../../../operation/operation.ts';
import { translatorOf } from '../../../platform/texts.ts';
import { csvParts } from '../../../documents/csv.ts';
import { fileReply } from '../../documents/file-reply.ts';
import { recordFilterOf } from './record-filter.ts';
import { type RecordFilter, readRecordRows, toRecords } from '../../records/record-rows.ts';
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

/** A record as a row: figures with a point and every digit, times in UTC, so that a spreadsheet can count with them. */
function rowOf(record: CapitalRecord, t: Translate): string[] {
  const cells: Record<(typeof COLUMNS)[number], string> = {
    time: record.time,
    code: record.code,
    kind: recordTitle(record, t),
    what: record.description,
    // Of a top-up its way in: faucet, deposit and card are all play money of the test.
    source: record.kind === 'recharge' ? record.description : t(`record.source.${record.source}`),
    amount: record.amount,
    currency: CURRENCY,
    balance: record.balanceAfter ?? '',
    status: t(`record.status.${record.status}`),
    day: record.day ?? '',
    scheduled: record.scheduled ?? '',
    share: record.coveragePermille === null ? '' : String(record.coveragePermille / 10),
    arrives: record.arrivesAt ?? '',
  };
  return COLUMNS.map((column) => cells[column]);
}

/** Read the records a few hundred at a time, each read going on where the last one ended. */
async function* readBatches(
  sql: Sql,
  filter: RecordFilter,
  texts: { readonly locale: Locale; readonly t: Translate },
): AsyncGenerator<string[][], void> {
  let after: RecordFilter['after'];
  for (;;) {
    const rows = await readRecordRows(sql, { ...filter, after }, ROWS_AT_ONCE);
    if (rows.length === 0) return;
    const records = await toRecords(sql, rows, texts.locale);
    yield records.map((record) => rowOf(record, texts.t));
    after = rows.at(-1);
  }
}

/** The member's records as a table, all that the filter lets through, newest first. */
export const recordsExportOperation = implement(
  recordsExport,
  async ({ sql, memberId, locale, now, ports, gone }, input) => {
    const filter = recordFilterOf(memberId, input);
    if (!filter.ok) return filter;
    const { t } = await translatorOf(locale);
    const head = COLUMNS.map((column) => t(`paper.columns.${column}`));
    const batches = readBatches(sql, filter.value, { locale, t });
    const name = `paydirt-records-${isoDay(dayOf(now))}.csv`;
    return fileReply({ memberId, gone }, ports.queues.written, {
      name,
      type: 'text/csv',
      make: async () => ok(csvParts(head, batches)),
    });
  },
);
