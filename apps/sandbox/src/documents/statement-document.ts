import { CURRENCY, type Money, negate, startOfDay } from '@paydirt/domain';

import { kindName, type MonthStatement, sourceOf } from './statement-csv.ts';
import type { LinesSource, StatementLine } from './statement-lines.ts';
import { documentFrame, type DocumentTexts, holderFact } from './document-texts.ts';
import type { WriteBytes } from './document-layout.ts';
import { DocumentWriter } from './document-writer.ts';

/** Describe a movement: its kind, its subjects, and its record's number or the number of its records. */
function whatOf(line: StatementLine, texts: DocumentTexts): string {
  const what = texts.format.list(line.what);
  const [code] = line.codes;
  const records =
    line.codes.length === 1 && code !== undefined
      ? code
      : texts.t('paper.records', { count: line.codes.length });
  return [kindName(line.kind, texts), what, records].filter((part) => part !== '').join(' · ');
}

/** Yield the lines as rows of the document, up to its limit. */
async function* listedRows(
  lines: LinesSource,
  most: number,
  texts: DocumentTexts,
): AsyncGenerator<string[][], void> {
  const { format, exact } = texts;
  let left = most;
  for await (const portion of lines) {
    const listed = portion.slice(0, left);
    left -= listed.length;
    yield listed.map((line) => [
      format.dateTime(line.at),
      whatOf(line, texts),
      sourceOf(line, texts),
      exact(line.amount),
      exact(line.balance),
    ]);
    if (left === 0) return;
  }
}

/**
 * Draw a month's statement as PDF: opening balance, movements, closing balance. If there are too many
 * movements, it lists the first ones and says so; its sums include all of them.
 */
export async function statementPdf(
  { month, closed, now, holder, listed, data }: MonthStatement,
  lines: LinesSource,
  texts: DocumentTexts,
  write: WriteBytes,
): Promise<void> {
  const { t, format, exact } = texts;
  const begins = startOfDay(month.first);
  const title = t('paper.statement.title', { month: texts.month(begins) });
  const amount = (held: Money) => format.money(held, 'exact');
  const writer = new DocumentWriter(documentFrame(texts, { title, now }), write);
  writer.title(title);
  if (!closed) writer.paragraph(t('paper.statement.open', { time: format.dateTime(now) }), 'strong');
  await writer.facts([
    holderFact(t, holder.name),
    [t('paper.statement.invitationCode'), holder.code],
    [
      t('paper.statement.period'),
      t('paper.statement.days', {
        from: format.day(begins),
        to: format.day(closed ? startOfDay(month.last) : now),
      }),
    ],
  ]);

  writer.heading(t('paper.statement.balance'));
  await writer.table(
    [
      { label: t('paper.statement.available'), share: 3 },
      { label: CURRENCY, share: 2, figures: true },
    ],
    [
      [t('paper.statement.opening'), exact(data.opening)],
      [t('paper.statement.moneyIn'), exact(data.moneyIn)],
      [t('paper.statement.moneyOut'), exact(negate(data.moneyOut))],
      [t('paper.statement.closing'), exact(data.closing)],
    ],
    { totals: 1 },
  );

  if (data.movements === 0) {
    writer.paragraph(t('paper.statement.none'));
  } else {
    writer.heading(t('paper.statement.byKind'));
    await writer.table(
      [
        { label: t('paper.columns.kind'), share: 3 },
        { label: t('paper.statement.count'), share: 1, figures: true },
        { label: CURRENCY, share: 2, figures: true },
      ],
      data.kinds.map((row) => [kindName(row.kind, texts), format.number(row.count), exact(row.amount)]),
    );
    writer.heading(t('paper.statement.movements'));
    if (data.movements > listed) {
      const figures = { listed: format.number(listed), all: format.number(data.movements) };
      writer.paragraph(t('documents.firstOnly', figures), 'strong');
    }
    await writer.longTable(
      [
        { label: t('paper.columns.time'), share: 2.5 },
        { label: t('paper.columns.what'), share: 3.8 },
        { label: t('paper.columns.source'), share: 2.2 },
        { label: t('paper.columns.amount'), share: 1.6, figures: true },
        { label: t('paper.columns.balance'), share: 1.7, figures: true },
      ],
      listedRows(lines, listed, texts),
    );
  }

  writer.heading(t('paper.statement.held'));
  await writer.facts([
    [t('account.member_receivable'), amount(data.held.receivable)],
    [t('account.member_arriving'), amount(data.held.arriving)],
    [t('account.member_withdrawing'), amount(data.held.withdrawing)],
  ]);
  writer.paragraph(t('paper.playMoney'), 'quiet');
  return writer.finish();
}
