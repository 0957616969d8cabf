import { cva, cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';

export interface SkeletonProps extends ComponentProps<'div'> {
  /** Placeholders, in the layout of the content. */
  children?: ReactNode;
  /** Text for screen readers: the thing that is loading. */
  label: string;
}

/**
 * Show placeholders while something loads, in the layout of the content. Renders a `<div role="status">`.
 *
 * @when Content whose layout is known, while it loads.
 * @instead Use `Spinner` where the layout is unknown, and `busy` of a `Button` while its action is in progress.
 */
export function Skeleton({ label, className, children, ...props }: SkeletonProps) {
  return (
    <div {...props} role="status" data-state="loading" className={className}>
      <span className="sr-only">{label}</span>
      <div aria-hidden="true" className="animate-breathe">
        {children}
      </div>
    </div>
  );
}

/** Text size of the line. */
export type SkeletonLineSize = '12' | '13' | '15' | '17' | '20' | '24' | '32' | '40';

export interface SkeletonLineProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Step of the type scale of the line that it replaces. @default '15' */
  size?: SkeletonLineSize | undefined;
  /** Width of the text, as a share of the box. @default 'medium' */
  extent?: 'short' | 'medium' | 'long' | 'full' | undefined;
}

const line = cva('flex items-center', {
  variants: {
    size: {
      '12': 'text-12',
      '13': 'text-13',
      '15': 'text-15',
      '17': 'text-17',
      '20': 'text-20',
      '24': 'text-24',
      '32': 'text-32',
      '40': 'text-40',
    } satisfies Record<SkeletonLineSize, string>,
    extent: { short: 'w-1/4', medium: 'w-1/2', long: 'w-3/4', full: 'w-full' },
  },
  defaultVariants: { size: '15', extent: 'medium' },
});

/** Placeholder for one line of text, of exactly the same height. */
export function SkeletonLine({ size, extent, className, ...props }: SkeletonLineProps) {
  return (
    <div {...props} className={cx(line({ size, extent }), className)}>
      {/* A space of the size's own line height; the bar is as high as small letters. */}
      <span className="invisible w-0">&nbsp;</span>
      <span className="h-[0.7em] w-full rounded-control bg-line forced-colors:bg-[GrayText]" />
    </div>
  );
}

/** Placeholder for a picture, a button or any other box; the caller sets its size. */
export function SkeletonBlock({ className, ...props }: ComponentProps<'div'>) {
  return <div {...props} className={cx('rounded-control bg-line forced-colors:bg-[GrayText]', className)} />;
}

/** Placeholder for a card; its pieces go inside. */
export function SkeletonCard({ className, ...props }: ComponentProps<'div'>) {
  return <div {...props} className={cx('rounded-card border border-line bg-sheet p-4', className)} />;
}

/** Placeholder for one row of a list: icon, two lines, a figure. */
export function SkeletonRow({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div {...props} className={cx('flex min-h-16 items-center gap-3 px-4 py-3', className)}>
      <SkeletonBlock className="size-10 shrink-0 rounded-card" />
      <div className="min-w-0 flex-1">
        <SkeletonLine size="15" extent="medium" />
        <SkeletonLine size="13" extent="long" />
      </div>
      <SkeletonLine size="15" extent="short" className="max-w-16" />
    </div>
  );
}
