import { addDays, CURRENCY, type EpochMs, type Money, startOfDay, toDecimal, toIso } from '@paydirt/domain';

import { csvParts } from './csv.ts';
import type { DocumentTexts } from './document-texts.ts';
import type { Month } from './months.ts';
import type { LinesSource, StatementData, StatementLine } from './statement-lines.ts';

/** Contents of a month's statement. */
export interface MonthStatement {
  readonly month: Month;
  /** True if the month is over. */
  readonly closed: boolean;
  readonly now: EpochMs;
  readonly holder: { readonly code: string; readonly name: string };
  /** Limit of movements in the PDF; the CSV has none. */
  readonly listed: number;
  readonly data: StatementData;
}

/** Kinds of entry that move the available balance; the catalogues have a name for each. */
const KINDS = [
  'lease_purchase',
  'merchandise_purchase',
  'lease_return',
  'recharge_credit',
  'redemption_credit',
  'withdrawal_request',
  'withdrawal_reversal',
  'income_arrival',
  'bonus_credit',
  'level_gift',
  'sign_in_bonus',
  'reward_credit',
  'subsidy_credit',
  'faucet_grant',
] as const;

/** Name a kind of entry. */
export function kindName(kind: string, { t }: DocumentTexts): string {
  return t(`records.one.entry.${KINDS.find((known) => known === kind) ?? 'other'}`);
}

/**
 * Name the payer of a movement; for a top-up its channel, because faucet, deposit and card all pay play
 * money.
 */
export function sourceOf({ sources, recordKind, what }: StatementLine, { t, format }: DocumentTexts): string {
  if (recordKind === 'recharge') return format.list(what);
  return format.list(sources.map((source) => t(`record.source.${source}`)));
}

/** Write a month's statement as a table: the opening balance, every movement, the closing balance. */
export function statementCsv(
  statement: MonthStatement,
  lines: LinesSource,
  texts: DocumentTexts,
): AsyncGenerator<Uint8Array, void> {
  const columns = ['time', 'code', 'kind', 'what', 'source', 'amount', 'balance', 'currency'] as const;
  return csvParts(
    columns.map((column) => texts.t(`paper.columns.${column}`)),
    statementRows(statement, lines, texts),
  );
}

async function* statementRows(
  { month, closed, now, data }: MonthStatement,
  lines: LinesSource,
  texts: DocumentTexts,
): AsyncGenerator<string[][], void> {
  const { t } = texts;
  const balanceAt = (at: EpochMs, name: string, balance: Money) => [
    [toIso(at), '', name, '', '', '', toDecimal(balance), CURRENCY],
  ];
  yield balanceAt(startOfDay(month.first), t('paper.statement.opening'), data.opening);
  for await (const portion of lines) {
    yield portion.map((line) => [
      toIso(line.at),
      line.codes.join(' '),
      kindName(line.kind, texts),
      texts.format.list(line.what),
      sourceOf(line, texts),
      toDecimal(line.amount),
      toDecimal(line.balance),
      CURRENCY,
    ]);
  }
  const ends = closed ? startOfDay(addDays(month.last, 1)) : now;
  yield balanceAt(ends, t('paper.statement.closing'), data.closing);
}
