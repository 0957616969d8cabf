import { useEffectEvent, useLayoutEffect, useRef, useState, type MouseEvent, type RefObject } from 'react';

import { useHeldPictures } from '../../foundations/data-saver/data-saver.tsx';
import { createRecordRowWriter, RECORD_ROW_TEMPLATE } from '../record-row/record-row-writer.ts';
import { RecordRow } from '../record-row/record-row.tsx';
import type { ItemView } from './item-slots.ts';
import type { ItemWindow } from './item-window.ts';
import { createDayWriter, RecordListDay, RecordListPinnedDay } from './record-list-day.tsx';
import { lastAtOrBefore, type RecordListItem, type RecordListRow } from './record-list-items.ts';
import { createRecycledList, type RecycledList, type RecycledListSnapshot } from './recycled-list.ts';

/** Scroll state of a long list: measured heights and scroll offset. Kept in memory only. */
export type RecordListSnapshot = RecycledListSnapshot;

interface RecordListWindowedProps<T> {
  label: string;
  items: readonly RecordListItem<T>[];
  /** Indexes of the headings among the items. */
  headings: readonly number[];
  /** There may be more records, so screen readers get no total. */
  openEnded: boolean;
  row: (record: T) => RecordListRow;
  scrollRef?: RefObject<HTMLElement | null> | undefined;
  snapshot?: RecordListSnapshot | undefined;
  onSnapshot?: ((snapshot: RecordListSnapshot) => void) | undefined;
}

/** Heights at the default text size, until the first items are measured: before they are painted. */
const ESTIMATES = { day: 40, record: 68 };

/**
 * A long list: only items near the viewport are in the document, in rows that are recycled as the list scrolls. React
 * renders the template of the rows; the shown rows are copies of it.
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
  const isHeld = useHeldPictures();
  const box = useRef<HTMLDivElement>(null);
  const pinned = useRef<HTMLDivElement>(null);
  const template = useRef<HTMLDivElement>(null);
  const recycled = useRef<RecycledList<RecordListItem<T>>>(null);
  const [restored] = useState(snapshot);

  /** Pin the heading of the day being read, pushed up by the next one. Writes text, sets no state. */
  const pinHeading = useEffectEvent(({ offsets, pendingScroll }: ItemWindow<RecordListItem<T>>) => {
    const bar = pinned.current;
    const line = bar?.firstElementChild;
    if (!bar || !box.current || !(line instanceof HTMLElement)) return;
    const scrolled =
      bar.getBoundingClientRect().top - box.current.getBoundingClientRect().top + pendingScroll;
    const offsetOf = (day: number) => offsets.offsetOf(headings[day] ?? 0);
    const day = scrolled > 0 ? lastAtOrBefore(headings.length, offsetOf, scrolled) : -1;
    const index = headings[day] ?? -1;
    const item = items[index];
    line.hidden = item?.kind !== 'day';
    if (item?.kind === 'day') createDayWriter(line)(item.day);
    const room = day + 1 < headings.length ? offsetOf(day + 1) - scrolled : Infinity;
    const transform = `translateY(${Math.min(0, room - offsets.heightOf(index))}px)`;
    if (line.style.transform !== transform) line.style.transform = transform;
  });

  const writeRow = useEffectEvent((write: (content: RecordListRow) => void, record: T) => {
    const content = row(record);
    const { picture } = content;
    write(picture !== undefined && isHeld(picture) ? { ...content, picture: undefined } : content);
  });

  const writePosition = useEffectEvent((element: HTMLElement, index: number) => {
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
    const createView = (kind: string): ItemView<RecordListItem<T>> => {
      const element = document.createElement('div');
      element.setAttribute('role', 'listitem');
      const copied = template.current
        ?.querySelector(`[data-template='${kind}']`)
        ?.firstElementChild?.cloneNode(true);
      if (!(copied instanceof HTMLElement)) throw new Error(`ui: a list has lost its template for "${kind}"`);
      element.append(copied);
      const writeDay = kind === 'day' ? createDayWriter(copied) : undefined;
      const writeRecord = kind === 'record' ? createRecordRowWriter(copied) : undefined;
      return {
        element,
        write(item, index) {
          writePosition(element, index);
          if (item.kind === 'day') writeDay?.(item.day);
          else if (writeRecord) writeRow(writeRecord, item.record);
        },
      };
    };
    const list = createRecycledList<RecordListItem<T>>({
      box: box.current,
      scroller: scrollRef?.current ?? undefined,
      createView,
      estimates: ESTIMATES,
      onMove: pinHeading,
      onScrollEnd: takeSnapshot,
    });
    recycled.current = list;
    return () => {
      takeSnapshot();
      list.destroy();
      recycled.current = null;
    };
  }, [scrollRef]);

  const drawn = useRef<{ list: object | null; items: object | null }>({ list: null, items: null });
  const draw = useEffectEvent(() => {
    const list = recycled.current;
    if (!list) return;
    const isNew = drawn.current.list !== list;
    if (!isNew && drawn.current.items === items) {
      list.rewrite();
      return;
    }
    drawn.current = { list, items };
    list.update({
      count: items.length,
      itemAt: (index) => items[index] as RecordListItem<T>,
      kindOf: (item) => item.kind,
      keyOf: (item) => (item.kind === 'day' ? item.day.key : item.record),
    });
    if (isNew && restored) list.restore(restored);
  });
  // Any render may change the rows: their items, their texts or the end of the list.
  useLayoutEffect(() => draw());

  /** React does not render the rows, so their presses are handled here. */
  function press(event: MouseEvent<HTMLDivElement>) {
    const item = event.target instanceof Node ? recycled.current?.itemAround(event.target) : undefined;
    if (item?.kind === 'record') row(item.record).onClick?.(event);
  }

  return (
    <div>
      <div ref={template} hidden>
        <div data-template="day">
          <RecordListDay label="-" figure="-" />
        </div>
        <div data-template="record">
          <RecordRow {...RECORD_ROW_TEMPLATE} />
        </div>
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
