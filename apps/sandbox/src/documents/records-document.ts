import { CURRENCY, type EpochMs } from '@paydirt/domain';

import { documentFrame, type DocumentTexts, holderFact } from './document-texts.ts';
import type { WriteBytes } from './document-layout.ts';
import { DocumentWriter } from './document-writer.ts';

/** Contents of a table of records, except for its rows. */
export interface RecordsTable {
  readonly now: EpochMs;
  readonly holder: { readonly code: string; readonly name: string };
  /** Times within the first and the last requested day; null for no bound. */
  readonly from: EpochMs | null;
  readonly to: EpochMs | null;
  /** Number of records that match. */
  readonly total: number;
  /** Limit of records in the PDF; the CSV has none. */
  readonly listed: number;
}

/** Draw the listed records as PDF. Each row has the time, the kind, the payer, the amount and the status. */
export async function recordsPdf(
  { now, holder, from, to, total, listed }: RecordsTable,
  rows: AsyncIterable<readonly (readonly string[])[]>,
  texts: DocumentTexts,
  write: WriteBytes,
): Promise<void> {
  const { t, format } = texts;
  const title = t('records.list');
  const writer = new DocumentWriter(documentFrame(texts, { title, now }), write);
  writer.title(title);
  await writer.facts([
    holderFact(t, holder.name),
    [t('paper.statement.invitationCode'), holder.code],
    ...(from === null ? [] : [[t('records.filter.from'), format.day(from)] as const]),
    ...(to === null ? [] : [[t('records.filter.to'), format.day(to)] as const]),
    [t('paper.statement.count'), format.number(total)],
  ]);
  if (total > listed) {
    const figures = { listed: format.number(listed), all: format.number(total) };
    writer.paragraph(t('documents.firstOnly', figures), 'strong');
  }
  if (total > 0)
    await writer.longTable(
      [
        { label: t('paper.columns.time'), share: 2.5 },
        { label: t('paper.columns.what'), share: 3.6 },
        { label: t('paper.columns.source'), share: 2.2 },
        { label: `${t('paper.columns.amount')}, ${CURRENCY}`, share: 1.9, figures: true },
        { label: t('paper.columns.status'), share: 1.6 },
      ],
      rows,
    );
  writer.paragraph(t('paper.playMoney'), 'quiet');
  return writer.finish();
}
