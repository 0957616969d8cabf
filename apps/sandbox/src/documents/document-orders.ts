import type { Locale } from '@paydirt/domain';

import type { StatementLine } from './statement-lines.ts';
import type { SignedAgreement } from './agreement-pdf.ts';
import type { RecordsTable } from './records-document.ts';
import type { MonthStatement } from './statement-csv.ts';

/** A document that is to be drawn; everything in it can be handed to another thread. */
export type DocumentOrder = {
  readonly locale: Locale;
  /** The member's date format: `member.date_format`. */
  readonly dateFormat: number;
} & (
  | { readonly kind: 'statement'; readonly content: MonthStatement }
  | { readonly kind: 'agreement'; readonly content: SignedAgreement }
  | { readonly kind: 'records'; readonly content: RecordsTable }
);

/** Data of a document's row: a movement in a statement, cells in a table of records. */
export type DocumentLine = StatementLine | readonly string[];

/** Rows of a document, a few hundred at a time. */
export type LinePortions = AsyncIterator<readonly DocumentLine[], unknown>;

/** The lines of a document that has none. */
export async function* noLines(): AsyncGenerator<readonly StatementLine[], void> {
  // Nothing is in it.
}

/** Messages to the drawing thread: an order, and then an answer to each of its messages. */
export type ToThread =
  | { readonly kind: 'order'; readonly order: DocumentOrder }
  /** Null after the last portion. */
  | { readonly kind: 'lines'; readonly lines: readonly DocumentLine[] | null }
  | { readonly kind: 'taken' };

/** Messages of the drawing thread: it wants lines, has bytes and waits until they are taken, or has ended. */
export type FromThread =
  | { readonly kind: 'wants_lines' }
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'drawn' }
  | { readonly kind: 'failed'; readonly failure: Error };
