import type { Locale } from '@paydirt/domain';

import type { StatementLine } from './statement-lines.ts';
import type { SignedAgreement } from './agreement-pdf.ts';
import type { RecordsTable } from './records-document.ts';
import type { MonthStatement } from './statement-csv.ts';

/** Document to be drawn; its contents can be posted to another thread. */
export type DocumentOrder = {
  readonly locale: Locale;
  /** The member's date format: `member.date_format`. */
  readonly dateFormat: number;
} & (
  | { readonly kind: 'statement'; readonly content: MonthStatement }
  | { readonly kind: 'agreement'; readonly content: SignedAgreement }
  | { readonly kind: 'records'; readonly content: RecordsTable }
);

/** Row of a document: a movement in a statement, or cells in a table of records. */
export type DocumentLine = StatementLine | readonly string[];

/** Rows of a document, a few hundred at a time. */
export type LinePortions = AsyncIterator<readonly DocumentLine[], unknown>;

/** Rows of a document without rows. */
export async function* noLines(): AsyncGenerator<readonly StatementLine[], void> {
  // The generator yields nothing.
}

/** Messages to the drawing thread: an order, and then a reply to each of its messages. */
export type ToThread =
  | { readonly kind: 'order'; readonly order: DocumentOrder }
  /** `lines` is null after the last batch. */
  | { readonly kind: 'lines'; readonly lines: readonly DocumentLine[] | null }
  | { readonly kind: 'taken' };

/**
 * Messages from the drawing thread: it needs rows, has bytes and waits until they are taken, or has finished.
 */
export type FromThread =
  | { readonly kind: 'wants_lines' }
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'drawn' }
  | { readonly kind: 'failed'; readonly failure: Error };
