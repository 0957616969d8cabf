import { useMemo, type ComponentProps, type RefObject } from 'react';

import { ListEnd, type ListEnding } from '../../primitives/list-end/list-end.tsx';
import { RecordRow, RecordRowSkeleton } from '../record-row/record-row.tsx';
import { SkeletonLine } from '../../primitives/skeleton/index.ts';
import { RecordListDay } from './record-list-day.tsx';
import { itemsOf, type RecordDay, type RecordListRow } from './record-list-items.ts';
import { RecordListWindowed, type RecordListSnapshot } from './record-list-windowed.tsx';

export interface RecordListProps<T> extends Omit<ComponentProps<'div'>, 'children'> {
  /** Name of the list for screen readers ("Records"). */
  label: string;
  /** Newest first. Keep its identity while nothing has changed. */
  days: readonly RecordDay<T>[];
  /**
   * Turn a record into the props of its row. Called only for records near the viewport, so it may do the formatting.
   * Keep its identity while texts and formats stay the same.
   */
  row: (record: T) => RecordListRow;
  /** Content below the last record. */
  ending: ListEnding;
  /** Loads more: called once per change of `ending` to `more`, and again when retry is pressed. */
  onEndReached?: (() => void) | undefined;
  /** Distance from the end at which more is loaded, in CSS pixels (PRODUCT 10). @default 20 */
  endThreshold?: number;
  /** The element that scrolls. @default the page */
  scrollRef?: RefObject<HTMLElement | null> | undefined;
  /** Scroll state to restore. Read at mount only. */
  snapshot?: RecordListSnapshot | undefined;
  /** Called with the scroll state when scrolling ends and on unmount, for windowed lists only. */
  onSnapshot?: ((snapshot: RecordListSnapshot) => void) | undefined;
}

/** From this many items on, only what is near the viewport is in the document. */
const WINDOWED_FROM = 100;

/**
 * List records by day, in any number.
 *
 * Renders a list whose items are headings of days and `RecordRow`s. The heading of the current day stays below the
 * ribbon and the header.
 *
 * @when A very large number of payments by day, which can be scrolled to the end.
 * @instead Use `CardList` for cards, and `ListRow` for a handful of rows.
 */
export function RecordList<T>({
  label,
  days,
  row,
  ending,
  onEndReached = nothing,
  endThreshold = 20,
  scrollRef,
  snapshot,
  onSnapshot,
  ...props
}: RecordListProps<T>) {
  const { items, headings } = useMemo(() => itemsOf(days), [days]);

  return (
    <div {...props}>
      {items.length > WINDOWED_FROM ? (
        <RecordListWindowed
          label={label}
          items={items}
          headings={headings}
          openEnded={ending.kind !== 'complete'}
          row={row}
          scrollRef={scrollRef}
          snapshot={snapshot}
          onSnapshot={onSnapshot}
        />
      ) : (
        <div role="list" aria-label={label}>
          {days.map((day) => (
            <DayInFull key={day.key} day={day} row={row} />
          ))}
        </div>
      )}
      <ListEnd ending={ending} onEndReached={onEndReached} threshold={endThreshold} scrollRef={scrollRef} />
    </div>
  );
}

function nothing() {}

export interface RecordListSkeletonProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Rows that are drawn. @default 6 */
  rows?: number;
}

/** Placeholder for a list that is loading: a heading and rows with the same boxes. */
export function RecordListSkeleton({ rows = 6, ...props }: RecordListSkeletonProps) {
  return (
    <div {...props} aria-hidden="true">
      <div className="border-b border-line px-4 pb-2 pt-4 text-13">
        <SkeletonLine size="13" extent="short" className="animate-breathe" />
      </div>
      {Array.from({ length: rows }, (_, index) => (
        <RecordRowSkeleton key={index} />
      ))}
    </div>
  );
}

function DayInFull<T>({ day, row }: { day: RecordDay<T>; row: RecordListProps<T>['row'] }) {
  return (
    <>
      <div role="listitem" className="sticky top-(--under-bars) z-10">
        <RecordListDay label={day.label} figure={day.figure} />
      </div>
      {day.records.map((record) => {
        const { key, ...content } = row(record);
        return (
          <div key={key} role="listitem">
            <RecordRow {...content} />
          </div>
        );
      })}
    </>
  );
}
