import type { Locale } from '@paydirt/domain';

import type { SignedAgreement } from './agreement-pdf.ts';
import type { MonthStatement } from './statement-document.ts';

/** A document that is to be drawn; everything in it can be handed to another thread. */
export type DocumentOrder = {
  readonly locale: Locale;
  /** How the member writes dates, as `member.date_format` has it. */
  readonly dateFormat: number;
} & (
  | { readonly kind: 'statement'; readonly content: MonthStatement }
  | { readonly kind: 'agreement'; readonly content: SignedAgreement }
);

/** An order on its way to the thread that draws. */
export interface SentOrder {
  readonly id: number;
  readonly order: DocumentOrder;
}

/** Result of an order: the file, or the reason why there is none. */
export type DrawnDocument = { readonly id: number } & (
  | { readonly file: Uint8Array<ArrayBuffer> }
  | { readonly failure: Error }
);
