import type { Key, MouseEvent } from 'react';

import type { RecordRowContent } from '../record-row/record-row.tsx';

/** The records of one day. Texts are already formatted. */
export interface RecordDay<T> {
  /** Unique in the list, such as "2026-11-21". */
  key: string;
  /** "Today", "Yesterday", "19 November". */
  label: string;
  /** The day's total, or the balance at its end. */
  figure?: string | undefined;
  records: readonly T[];
}

/** Content of a record's row. */
export interface RecordListRow extends RecordRowContent {
  key: Key;
  /** Address of the record. Without it the row is not a link. */
  href?: string | undefined;
  /** It is open beside the list. @default false */
  chosen?: boolean | undefined;
  /** Called on a press, before the link is followed. In a windowed list its `currentTarget` is the list. */
  onClick?: ((event: MouseEvent) => void) | undefined;
}

/** One item of the list: a day's heading or a record. */
export type RecordListItem<T> =
  | { readonly kind: 'day'; readonly day: RecordDay<T> }
  | { readonly kind: 'record'; readonly record: T };

/** Flatten days and their records into one sequence, with the indexes of the headings. */
export function itemsOf<T>(days: readonly RecordDay<T>[]): {
  readonly items: readonly RecordListItem<T>[];
  readonly headings: readonly number[];
} {
  const items: RecordListItem<T>[] = [];
  const headings: number[] = [];
  for (const day of days) {
    headings.push(items.length);
    items.push({ kind: 'day', day });
    for (const record of day.records) items.push({ kind: 'record', record });
  }
  return { items, headings };
}

/**
 * The last of `count` indexes whose offset is not beyond `at`; −1 if there is none. Offsets must be in ascending order.
 */
export function lastAtOrBefore(count: number, offsetOf: (index: number) => number, at: number): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (offsetOf(middle) <= at) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
