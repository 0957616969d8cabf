import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

export interface SkeletonTextProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The text that is loading, or one of the same length. Left out, a line as wide as the box is drawn. */
  children?: string | undefined;
}

// Gives an empty line the height of its font.
const ZERO_WIDTH_SPACE = '\u200b';

/**
 * Placeholder for a text whose wording is known before its data: takes the same space, wraps in the same places, and
 * draws a bar in its place. The caller sets size and weight, as for the text.
 */
export function SkeletonText({ className, children, ...props }: SkeletonTextProps) {
  return (
    <span
      {...props}
      className={cx('relative flex max-w-full items-center', children !== undefined && 'w-fit', className)}
    >
      <span className="invisible">{children ?? ZERO_WIDTH_SPACE}</span>
      <span className="absolute h-[0.7em] w-full rounded-control bg-line forced-colors:bg-[GrayText]" />
    </span>
  );
}
