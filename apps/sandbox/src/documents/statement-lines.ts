import type { RecordKind, RecordSource } from '@paydirt/contract/wallet/records';
import type { EpochMs, Money } from '@paydirt/domain';

/** Posting to the available balance, with its records. */
export interface StatementLine {
  readonly at: EpochMs;
  /** Kind of the journal entry. */
  readonly kind: string;
  /** Kind of its records, if all have the same. */
  readonly recordKind: RecordKind | null;
  /** Names of its subjects, in the requested language. */
  readonly what: readonly string[];
  readonly sources: readonly RecordSource[];
  /** Numbers of its records; a takeout of income has many. */
  readonly codes: readonly string[];
  readonly amount: Money;
  /** Available balance after the posting. */
  readonly balance: Money;
}

/** Sums over the movements of the available balance in a period: opening + in - out = closing, to the last digit. */
export interface StatementData {
  readonly opening: Money;
  readonly movements: number;
  /** Sums by kind of the journal entry, in the order in which the kinds first occur. */
  readonly kinds: readonly { readonly kind: string; readonly count: number; readonly amount: Money }[];
  readonly moneyIn: Money;
  readonly moneyOut: Money;
  readonly closing: Money;
  /** Other balances at the end of the period. */
  readonly held: { readonly receivable: Money; readonly arriving: Money; readonly withdrawing: Money };
}

/** Lines of a statement, in order, a few hundred at a time. */
export type LinesSource = AsyncIterable<readonly StatementLine[]>;
