import { cx } from 'class-variance-authority';
import { useState, type ComponentProps } from 'react';
import { pageDirection, type PageDirection } from './change-page.ts';

export interface PageTransitionProps extends ComponentProps<'div'> {
  /** Identity of the page; another key is another page. */
  pageKey: string;
  /** Depth of the page: a deeper one slides in from the end, a shallower one from the start. */
  depth: number;
  /** Show it without its own animation: `changePage` animates it. @default false */
  still?: boolean;
}

type Direction = 'none' | PageDirection;

const motions = {
  none: '',
  deeper: 'animate-deeper',
  shallower: 'animate-shallower',
  beside: 'animate-fade-in',
} satisfies Record<Direction, string>;

/**
 * Animate a page's entry by its depth, with transform and opacity only; the first page is not animated, and none is
 * under reduced motion. Renders a `<div>`, a new one for each page.
 *
 * @when The element around the routes, once: a page enters from the direction of its depth.
 * @instead Parts within a page are not animated.
 */
export function PageTransition({ pageKey, depth, still = false, className, ...props }: PageTransitionProps) {
  const [last, setLast] = useState<{ pageKey: string; depth: number; direction: Direction }>({
    pageKey,
    depth,
    direction: 'none',
  });
  let { direction } = last;
  if (last.pageKey !== pageKey) {
    direction = pageDirection(last.depth, depth);
    setLast({ pageKey, depth, direction });
  }
  return (
    <div
      {...props}
      key={pageKey}
      data-direction={direction}
      className={cx('flex flex-1 flex-col', !still && motions[direction], className)}
    />
  );
}
