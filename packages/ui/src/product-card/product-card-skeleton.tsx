import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { look } from './product-card-look.ts';

// Gives an empty line the height of its letters.
const ZERO_WIDTH_SPACE = '\u200b';

/** Hold the place of a machine's card while products load. The same boxes; hidden from assistive technology. */
export function ProductCardSkeleton({ className, ...props }: Omit<ComponentProps<'div'>, 'children'>) {
  return (
    <div {...props} aria-hidden="true" className={cx(look.card, className)}>
      <div className={look.header}>
        <div className={cx(look.picture, 'animate-breathe')} />
        <div className={look.heading}>
          <Line className="mb-0.5 py-0.5 text-12" bar="w-36" />
          <Line className="font-title text-17" bar="w-28" />
          <Line className="text-15" bar="w-24" />
        </div>
      </div>
      <div className="flex flex-wrap border-y border-line">
        {[0, 1, 2].map((cell) => (
          <div key={cell} className="grow basis-[max(5rem,27%)] px-3 py-2.5">
            <Line className="text-12" bar="w-12" />
            <Line className="mt-0.5 text-15" bar="w-14" />
          </div>
        ))}
      </div>
      <div className="px-3 pt-3">
        <Line className="text-13" bar="w-full" />
      </div>
      <div className={look.actions}>
        <div className={cx(look.action, 'target animate-breathe rounded-control bg-wash')} />
        <div className={cx(look.action, 'target animate-breathe rounded-control bg-wash')} />
      </div>
    </div>
  );
}

/** A bar as high as the letters, in a box as high as the line. */
function Line({ className, bar }: { className: string; bar: string }) {
  return (
    <div className={cx('flex w-full items-center', className)}>
      {ZERO_WIDTH_SPACE}
      <div className={cx('h-[0.75em] max-w-full animate-breathe rounded-control bg-wash', bar)} />
    </div>
  );
}
