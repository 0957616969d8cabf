import { cva, cx } from 'class-variance-authority';
import type { ComponentProps, ElementType, Ref, ReactNode } from 'react';

/** Steps of the spacing scale: 4 px each, more with larger text. */
export type StackGap = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 8;

/** Alignment on the cross axis of a stack. */
export type StackAlign = 'start' | 'center' | 'end' | 'baseline' | 'stretch';

/** Distribution along the main axis of a stack, where there is space left. */
export type StackJustify = 'start' | 'center' | 'end' | 'between';

export interface StackProps extends Omit<ComponentProps<'div'>, 'ref'> {
  /** The children, in order. */
  children?: ReactNode;
  /** The element that it renders. */
  ref?: Ref<HTMLElement> | undefined;
  /** The element to render, by its meaning. @default 'div' */
  as?: 'div' | 'span' | 'section' | 'header' | 'footer' | 'nav' | 'ul' | 'ol' | 'li' | undefined;
  /** Direction. @default 'column' */
  direction?: 'column' | 'row' | undefined;
  /** Space between the children. @default 3 */
  gap?: StackGap | undefined;
  /** Alignment of the children on the cross axis. @default 'stretch' */
  align?: StackAlign | undefined;
  /** Distribution of the children along the main axis, where there is space left. @default 'start' */
  justify?: StackJustify | undefined;
  /** Wrap where there is no room. Horizontal stacks should wrap, for larger text. @default false */
  wrap?: boolean | undefined;
}

const look = cva('flex', {
  variants: {
    direction: { column: 'flex-col', row: 'flex-row' },
    gap: {
      0: 'gap-0',
      1: 'gap-1',
      2: 'gap-2',
      3: 'gap-3',
      4: 'gap-4',
      5: 'gap-5',
      6: 'gap-6',
      8: 'gap-8',
    } satisfies Record<StackGap, string>,
    align: {
      start: 'items-start',
      center: 'items-center',
      end: 'items-end',
      baseline: 'items-baseline',
      stretch: 'items-stretch',
    } satisfies Record<StackAlign, string>,
    justify: {
      start: 'justify-start',
      center: 'justify-center',
      end: 'justify-end',
      between: 'justify-between',
    } satisfies Record<StackJustify, string>,
    wrap: { true: 'flex-wrap', false: '' },
  },
  defaultVariants: { direction: 'column', gap: 3, align: 'stretch', justify: 'start', wrap: false },
});

/**
 * Stack children vertically or horizontally, with one gap between them. Renders a `<div>`, or the element of `as`.
 *
 * @when Things one after another, with a gap of the spacing scale.
 * @instead Use your own classes for things that scroll sideways or form a grid.
 */
export function Stack({ as = 'div', direction, gap, align, justify, wrap, className, ...props }: StackProps) {
  const Element = as as ElementType;
  return <Element {...props} className={cx(look({ direction, gap, align, justify, wrap }), className)} />;
}
