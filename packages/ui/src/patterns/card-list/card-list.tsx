import { cx } from 'class-variance-authority';
import {
  memo,
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentProps,
  type Key,
  type ReactElement,
} from 'react';

import { useMergedRef } from '../../foundations/merged-ref/use-merged-ref.ts';
import { createViewportObserver, type ViewportObserver } from './viewport-observer.ts';

/** Scroll state of a list: the heights of its groups, and those near the viewport. Can be stored as JSON. */
export interface CardListSnapshot {
  /** In CSS pixels. */
  readonly heights: readonly number[];
  readonly near: readonly boolean[];
}

export interface CardListProps<T> extends Omit<ComponentProps<'div'>, 'children'> {
  /** Name of the list for screen readers. */
  label: string;
  /** Keep its identity while nothing has changed. */
  items: readonly T[];
  /** Returns the key of an item, which must stay the same as the list grows. */
  keyOf: (item: T) => Key;
  /** Render one card. Keep its identity while texts and formats stay the same. */
  card: (item: T) => ReactElement;
  /** There may be more items, so screen readers get no total. @default false */
  openEnded?: boolean | undefined;
  /** `cards` have gaps, and two columns where there is room; `flush` is one column without gaps. @default 'cards' */
  layout?: 'cards' | 'flush' | undefined;
  /** Estimated height of a card, in rem, until the first ones are laid out. @default 19 */
  cardHeight?: number | undefined;
  /** Scroll state to restore: the list immediately has its former height and cards. Read at mount only. */
  snapshot?: CardListSnapshot | undefined;
  /** Called with the scroll state when the list unmounts. */
  onSnapshot?: ((snapshot: CardListSnapshot) => void) | undefined;
}

/**
 * Up to this many cards, all stay in the document, where find-in-page and other tools reach them. A longer list renders
 * the groups of this many cards at first.
 */
const WHOLE = 24;
/** In CSS pixels; a member's own setting may differ, which only changes how much is drawn first. */
const REM = 16;
/** Height of the window that a server renders for, in CSS pixels. */
const ASSUMED_WINDOW_HEIGHT = 900;

/**
 * List any number of cards: groups of cards are in the document while they are near the viewport; a short list is
 * always complete.
 *
 * Renders a `div` with the role of a list. Cards of different heights need no measuring: they are in the normal flow,
 * and the height of a removed group is reserved.
 *
 * @when Many cards in one list; those off screen cost nothing.
 * @instead Use `RecordList` for rows by day, and `Stack` for a handful of cards.
 */
export function CardList<T>({
  label,
  items,
  keyOf,
  card,
  openEnded = false,
  layout = 'cards',
  cardHeight = 19,
  snapshot,
  onSnapshot,
  ref,
  className,
  ...props
}: CardListProps<T>) {
  const [list, merged] = useMergedRef(ref);
  const [observer] = useState(createViewportObserver);
  const windowHeight = useSyncExternalStore(never, heightOfWindow, () => ASSUMED_WINDOW_HEIGHT);
  const [restored] = useState(snapshot);
  // On the first render, a single box stands for the far end of a long list.
  const [isWhole, setIsWhole] = useState(restored !== undefined);
  useEffect(() => startTransition(() => setIsWhole(true)), []);

  const { list: listLook, group: groupLook, ofGroup } = layouts[layout];
  const drawn = isWhole ? items.length : Math.min(items.length, WHOLE);
  const groups = Array.from({ length: Math.ceil(drawn / ofGroup) }, (_, group) => group * ofGroup);
  const leave = useEffectEvent((box: HTMLElement) => onSnapshot?.(snapshotOf(box, groups.length)));
  useEffect(() => observer.disconnect, [observer]);
  useLayoutEffect(() => {
    const box = list.current;
    // The cleanup of a layout effect runs while the list is still in the document.
    return () => {
      if (box) leave(box);
    };
  }, [list]);

  return (
    <div {...props} ref={merged} role="list" aria-label={label} className={cx(listLook, className)}>
      {groups.map((from, group) => (
        <Group
          key={from}
          items={items}
          from={from}
          count={ofGroup}
          size={openEnded ? -1 : items.length}
          keyOf={keyOf}
          card={card}
          className={groupLook}
          cardHeight={cardHeight}
          beginsNear={restored?.near[group] ?? isOnFirstScreen(from, cardHeight, windowHeight)}
          beginsHigh={restored?.heights[group]}
          stays={items.length <= WHOLE}
          observer={observer}
        />
      ))}
      {drawn < items.length ? <div style={{ height: `${(items.length - drawn) * cardHeight}rem` }} /> : null}
    </div>
  );
}

interface GroupProps<T> extends Pick<CardListProps<T>, 'items' | 'keyOf' | 'card'> {
  from: number;
  /** Cards of a group. */
  count: number;
  size: number;
  className: string;
  cardHeight: number;
  beginsNear: boolean;
  beginsHigh: number | undefined;
  /** Rendered soon after the first groups, and never removed. */
  stays: boolean;
  observer: ViewportObserver;
}

/** Some cards, or the space reserved for them. */
const Group = memo(function GroupOfCards<T>({
  items,
  from,
  count,
  size,
  keyOf,
  card,
  className,
  cardHeight,
  beginsNear,
  beginsHigh,
  stays,
  observer,
}: GroupProps<T>) {
  const box = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(beginsNear);
  const [height, setHeight] = useState(beginsHigh);

  useEffect(() => {
    if (stays) {
      startTransition(() => setIsNear(true));
      return undefined;
    }
    if (!box.current) return undefined;
    return observer.watch(box.current, (near, was) => {
      if (!near) setHeight(was);
      setIsNear(near);
    });
  }, [stays, observer]);

  const cards = items.slice(from, from + count);
  const estimated = `var(--group-height,${cards.length * cardHeight}rem)`;
  return (
    <div ref={box} className={className} style={isNear ? undefined : { minHeight: height ?? estimated }}>
      {isNear
        ? cards.map((item, index) => (
            <div
              key={keyOf(item)}
              role="listitem"
              aria-posinset={from + index + 1}
              aria-setsize={size}
              className="grid min-w-0 grid-cols-1"
            >
              {card(item)}
            </div>
          ))
        : null}
    </div>
  );
}) as <T>(props: GroupProps<T>) => ReactElement;

/** Tell whether a card may be visible on first paint. Where the list is further down, its group is removed at once. */
function isOnFirstScreen(from: number, cardHeight: number, windowHeight: number): boolean {
  return from * cardHeight * REM < windowHeight;
}

const heightOfWindow = () => window.innerHeight;
/** Read on the first render only. */
const never = () => () => undefined;

function snapshotOf(list: HTMLElement, count: number): CardListSnapshot {
  const groups = [...list.children].slice(0, count);
  return {
    heights: groups.map((group) => group.getBoundingClientRect().height),
    near: groups.map((group) => group.hasChildNodes()),
  };
}

// A group is rendered in one piece, so it is small enough for one frame, even with two cards per row.
const layouts = {
  cards: { list: '@container flex flex-col gap-3', group: 'grid gap-3 @min-[36rem]:grid-cols-2', ofGroup: 4 },
  flush: { list: 'flex flex-col', group: 'flex flex-col', ofGroup: 1 },
} satisfies Record<NonNullable<CardListProps<unknown>['layout']>, object>;
