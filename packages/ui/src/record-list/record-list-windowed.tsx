import { useEffectEvent, useLayoutEffect, useRef, useState, type MouseEvent, type RefObject } from 'react';

import { createRecordRowWriter, RECORD_ROW_TEMPLATE } from '../record-row/record-row-writer.ts';
import { RecordRow } from '../record-row/index.ts';
import { RecordListDay, RecordListPinnedDay, writeDay, writePinnedDay } from './record-list-day.tsx';
import type { LineFace } from './line-slots.ts';
import { lastAtOrBefore, type RecordListItem } from './record-list-items.ts';
import type { RecordListRow } from './record-list.tsx';
import {
  createRecycledLines,
  type LinesSnapshot,
  type LinesView,
  type RecycledLines,
} from './recycled-lines.ts';

/** Where a long list stood: the heights that it had measured, and how far it was scrolled. Lives in memory only. */
export type RecordListSnapshot = LinesSnapshot;

interface RecordListWindowedProps<T> {
  label: string;
  items: readonly RecordListItem<T>[];
  /** Places of the headings among the items. */
  headings: readonly number[];
  /** True while more records may follow: then no count is told. */
  openEnded: boolean;
  row: (record: T) => RecordListRow;
  scrollRef?: RefObject<HTMLElement | null> | undefined;
  snapshot?: RecordListSnapshot | undefined;
  onSnapshot?: ((snapshot: RecordListSnapshot) => void) | undefined;
}

/** Heights at the default text size, until the first lines are measured: before they are painted. */
const SUPPOSED_HEIGHTS = { day: 40, record: 68 };

/**
 * The list when it is long: only what is near the screen is in the document, in rows that are written
 * again as the list scrolls. React renders the rows' pattern; what is shown is copied from it.
 */
export function RecordListWindowed<T>({
  label,
  items,
  headings,
  openEnded,
  row,
  scrollRef,
  snapshot,
  onSnapshot,
}: RecordListWindowedProps<T>) {
  const box = useRef<HTMLDivElement>(null);
  const pinned = useRef<HTMLDivElement>(null);
  const pattern = useRef<HTMLDivElement>(null);
  const recycled = useRef<RecycledLines<RecordListItem<T>>>(null);
  const [restored] = useState(snapshot);

  /** Pin the heading of the day being read, pushed up by the next one. Writes text, sets no state. */
  const pinHeading = useEffectEvent(({ offsets, drift }: LinesView) => {
    const bar = pinned.current;
    const line = bar?.firstElementChild;
    if (!bar || !box.current || !(line instanceof HTMLElement)) return;
    const scrolled = bar.getBoundingClientRect().top - box.current.getBoundingClientRect().top + drift;
    const offsetOf = (place: number) => offsets.offsetOf(headings[place] ?? 0);
    const place = scrolled > 0 ? lastAtOrBefore(headings.length, offsetOf, scrolled) : -1;
    const itemPlace = headings[place] ?? -1;
    const item = items[itemPlace];
    writePinnedDay(line, item?.kind === 'day' ? item.day : undefined);
    const room = place + 1 < headings.length ? offsetOf(place + 1) - scrolled : Infinity;
    const transform = `translateY(${Math.min(0, room - offsets.heightOf(itemPlace))}px)`;
    if (line.style.transform !== transform) line.style.transform = transform;
  });

  const writeRow = useEffectEvent((write: (content: RecordListRow) => void, record: T) => write(row(record)));

  const place = useEffectEvent((element: HTMLElement, index: number) => {
    element.setAttribute('aria-posinset', String(index + 1));
    const size = String(openEnded ? -1 : items.length);
    if (element.getAttribute('aria-setsize') !== size) element.setAttribute('aria-setsize', size);
  });

  const takeSnapshot = useEffectEvent(() => {
    const taken = recycled.current?.snapshot();
    if (taken) onSnapshot?.(taken);
  });

  useLayoutEffect(() => {
    if (!box.current) return undefined;
    const createFace = (kind: string): LineFace<RecordListItem<T>> => {
      const element = document.createElement('div');
      element.setAttribute('role', 'listitem');
      const copied = pattern.current?.children[kind === 'day' ? 0 : 1]?.cloneNode(true);
      if (!(copied instanceof HTMLElement)) throw new Error('ui: a list has lost the pattern of its rows');
      element.append(copied);
      const writeRecord = kind === 'day' ? undefined : createRecordRowWriter(copied);
      return {
        element,
        write(item, index) {
          place(element, index);
          if (item.kind === 'day') writeDay(copied, item.day);
          else if (writeRecord) writeRow(writeRecord, item.record);
        },
      };
    };
    const lines = createRecycledLines<RecordListItem<T>>({
      box: box.current,
      scroller: scrollRef?.current ?? undefined,
      createFace,
      kinds: SUPPOSED_HEIGHTS,
      onMove: pinHeading,
      onRest: takeSnapshot,
    });
    recycled.current = lines;
    return () => {
      takeSnapshot();
      lines.leave();
      recycled.current = null;
    };
  }, [scrollRef]);

  const drawn = useRef<{ lines: object | null; items: object | null }>({ lines: null, items: null });
  const draw = useEffectEvent(() => {
    const lines = recycled.current;
    if (!lines) return;
    const isNew = drawn.current.lines !== lines;
    if (!isNew && drawn.current.items === items) {
      lines.rewrite();
      return;
    }
    drawn.current = { lines, items };
    lines.update({
      count: items.length,
      lineAt: (index) => items[index] as RecordListItem<T>,
      kindOf: (item) => item.kind,
      identityOf: (item) => (item.kind === 'day' ? item.day.key : item.record),
    });
    if (isNew && restored) lines.restore(restored);
  });
  // Whatever a render brought may stand in the rows: lines, texts, whether the list is complete.
  useLayoutEffect(() => draw());

  /** The rows are not React's, so their presses are heard here. */
  function press(event: MouseEvent<HTMLDivElement>) {
    const item = event.target instanceof Node ? recycled.current?.lineOf(event.target) : undefined;
    if (item?.kind === 'record') row(item.record).onClick?.(event);
  }

  return (
    <div>
      <div ref={pattern} hidden>
        <RecordListDay label="-" figure="-" />
        <RecordRow {...RECORD_ROW_TEMPLATE} />
      </div>
      <div ref={pinned} className="sticky top-(--under-bars) z-10 h-0" aria-hidden="true">
        <RecordListPinnedDay />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- the links in it take the keyboard */}
      <div
        ref={box}
        role="list"
        aria-label={label}
        className="relative [overflow-anchor:none]"
        onClick={press}
      />
    </div>
  );
}
