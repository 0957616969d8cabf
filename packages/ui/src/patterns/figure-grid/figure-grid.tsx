import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { breakable } from '../amount-text/index.ts';
import { SkeletonText } from '../../primitives/skeleton/index.ts';

/** A figure with its label. Texts are already formatted. */
export interface Figure {
  label: string;
  value: string;
  /** Text for screen readers in place of a value that is only visual, such as dots. */
  spoken?: string | undefined;
  /** `income` is for what a machine earns. @default 'ink' */
  tone?: 'ink' | 'income';
}

export interface FigureGridProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** The figures, each with its label. */
  figures: readonly Figure[];
  /** Columns while the values fit; a longer value takes a separate row. @default 2 */
  columns?: 2 | 3;
  /** `boxed` draws its own frame; `flush` fills a card between two hairlines. @default 'boxed' */
  variant?: 'boxed' | 'flush';
}

/**
 * Arrange figures in a grid of hairlines. Renders a `<dl>`; a figure is never broken or cut off to keep the columns.
 *
 * @when Two to six figures of equal importance, side by side.
 * @instead Use `DescriptionList` for facts in words, and `BalanceCard` for the main figure of a screen.
 */
export function FigureGrid({
  figures,
  columns = 2,
  variant = 'boxed',
  className,
  ...props
}: FigureGridProps) {
  return (
    <dl {...props} data-variant={variant} className={cx(grid, variants[variant].box, className)}>
      {figures.map(({ label, value, spoken, tone = 'ink' }) => (
        <div key={label} className={cx(cell, variants[variant].cell, widths[columns])}>
          <dt className="text-12 text-ink-2">{label}</dt>
          {/* As many are side by side as fit unbroken; a figure breaks only where even a full row is too narrow. */}
          <dd className={`tabular w-max max-w-full font-semibold ${variants[variant].value} ${tones[tone]}`}>
            {spoken === undefined ? null : <span className="sr-only">{spoken}</span>}
            <bdi aria-hidden={spoken === undefined ? undefined : true}>{breakable(value)}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

export interface FigureGridSkeletonProps
  extends Omit<ComponentProps<'div'>, 'children'>, Pick<FigureGridProps, 'columns' | 'variant'> {
  /** Labels of the figures; undefined for a short line where a label is not known yet. */
  labels: readonly (string | undefined)[];
}

/** Placeholder for figures of typical length: the same boxes, wrapped where the labels wrap. */
export function FigureGridSkeleton({
  labels,
  columns = 2,
  variant = 'boxed',
  className,
  ...props
}: FigureGridSkeletonProps) {
  return (
    <div {...props} aria-hidden="true" className={cx(grid, variants[variant].box, className)}>
      {labels.map((label, index) => (
        // A figure without a label has no identity but its index.
        <div key={index} className={cx(cell, variants[variant].cell, widths[columns])}>
          <SkeletonText className={cx('text-12', label === undefined && 'w-14')}>{label}</SkeletonText>
          <SkeletonText className={cx('w-14', variants[variant].value)} />
        </div>
      ))}
    </div>
  );
}

const grid = 'flex flex-wrap overflow-hidden border-line';
// Each cell has a start and a top border; the frame clips those of the first row and column.
const cell =
  '-ms-px -mt-px flex max-w-[calc(100%+1px)] grow flex-col justify-between border-s border-t border-line';

const variants = {
  boxed: { box: 'rounded-card border', cell: 'px-3.5 py-3', value: 'mt-1 text-17' },
  flush: { box: 'border-y', cell: 'px-3 py-2.5', value: 'mt-0.5 text-15' },
} satisfies Record<NonNullable<FigureGridProps['variant']>, object>;

const widths = {
  2: 'basis-[max(8rem,40%)]',
  3: 'basis-[max(5rem,27%)]',
} satisfies Record<NonNullable<FigureGridProps['columns']>, string>;

const tones = { ink: 'text-ink', income: 'text-verdigris' } satisfies Record<
  NonNullable<Figure['tone']>,
  string
>;
