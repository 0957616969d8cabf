import { cx } from 'class-variance-authority';
import { memo, useEffect, useRef, useState, type ComponentProps, type Key, type ReactElement } from 'react';

import { createNearness, type Nearness } from './nearness.ts';

export interface CardListProps<T> extends Omit<ComponentProps<'div'>, 'children'> {
  /** Name of the list for screen readers. */
  label: string;
  /** Keep its identity while nothing changed. */
  items: readonly T[];
  keyOf: (item: T) => Key;
  /** Render one card. Keep its identity while texts and formats stay. */
  card: (item: T) => ReactElement;
  /** More may follow: then no count is told. @default false */
  openEnded?: boolean | undefined;
  /** `cards` stand apart, two abreast where there is room; `flush` stand one under another. @default 'cards' */
  layout?: 'cards' | 'flush' | undefined;
  /** Height of a card, in rem, as supposed until the first ones are laid out. @default 19 */
  cardHeight?: number | undefined;
}

/** Even, so that two abreast leave no gap. */
const GROUP = 4;

/**
 * List cards, however many there are: groups of them are in the document while they are near the screen.
 *
 * Renders a `div` with the role of a list. Cards of different heights need no measuring: they stand in the
 * normal flow, and a group that goes leaves its height behind.
 */
export function CardList<T>({
  label,
  items,
  keyOf,
  card,
  openEnded = false,
  layout = 'cards',
  cardHeight = 19,
  className,
  ...props
}: CardListProps<T>) {
  const [nearness] = useState(createNearness);
  useEffect(() => nearness.leave, [nearness]);
  const groups = Array.from({ length: Math.ceil(items.length / GROUP) }, (_, group) => group * GROUP);
  return (
    <div {...props} role="list" aria-label={label} className={cx(layouts[layout].list, className)}>
      {groups.map((from) => (
        <Group
          key={from}
          items={items}
          from={from}
          size={openEnded ? -1 : items.length}
          keyOf={keyOf}
          card={card}
          className={layouts[layout].group}
          cardHeight={cardHeight}
          nearness={nearness}
        />
      ))}
    </div>
  );
}

interface GroupProps<T> extends Pick<CardListProps<T>, 'items' | 'keyOf' | 'card'> {
  from: number;
  size: number;
  className: string;
  cardHeight: number;
  nearness: Nearness;
}

/** Some cards, or the height that they leave. */
const Group = memo(function GroupOfCards<T>({
  items,
  from,
  size,
  keyOf,
  card,
  className,
  cardHeight,
  nearness,
}: GroupProps<T>) {
  const box = useRef<HTMLDivElement>(null);
  // The first groups are what is painted first; where the list stands lower they go at once.
  const [isNear, setIsNear] = useState(from <= GROUP);
  const [height, setHeight] = useState<number>();

  useEffect(() => {
    if (!box.current) return undefined;
    return nearness.watch(box.current, (near, was) => {
      if (!near) setHeight(was);
      setIsNear(near);
    });
  }, [nearness]);

  const cards = items.slice(from, from + GROUP);
  const supposed = `var(--group-height,${cards.length * cardHeight}rem)`;
  return (
    <div ref={box} className={className} style={isNear ? undefined : { minHeight: height ?? supposed }}>
      {isNear
        ? cards.map((item, index) => (
            <div
              key={keyOf(item)}
              role="listitem"
              aria-posinset={from + index + 1}
              aria-setsize={size}
              className="grid min-w-0"
            >
              {card(item)}
            </div>
          ))
        : null}
    </div>
  );
}) as <T>(props: GroupProps<T>) => ReactElement;

const layouts = {
  cards: { list: 'flex flex-col gap-3', group: 'grid gap-3 md:grid-cols-2' },
  flush: { list: 'flex flex-col', group: 'flex flex-col' },
} satisfies Record<NonNullable<CardListProps<unknown>['layout']>, object>;
