import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { buttonLook } from '../../primitives/button/button-look.ts';
import { FigureGridSkeleton } from '../../patterns/figure-grid/figure-grid.tsx';
import { SkeletonText } from '../../primitives/skeleton/index.ts';
import { ACTIONS, LABEL_LINE, NOTE } from './balance-card-look.ts';

/** Sample texts of a card before the balance is known, so that the skeleton wraps in the same places. */
export interface BalanceCardSkeletonTexts {
  /** Label of the amount. */
  readonly label: string;
  /** The line below the figure, where there is one. */
  readonly note?: string | undefined;
  /** Labels of the figures, in order. */
  readonly figures: readonly string[];
  /** The buttons. */
  readonly actions: readonly string[];
}

export interface BalanceCardSkeletonProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Invisible sample texts that set the size. Left out while texts load: each then counts as one line. */
  texts?: BalanceCardSkeletonTexts | undefined;
  /** A `Sparkline` follows. @default false */
  chart?: boolean | undefined;
}

/** Placeholder for a balance with its figures and buttons. Hidden from assistive technology. */
export function BalanceCardSkeleton({ texts, chart = false, className, ...props }: BalanceCardSkeletonProps) {
  return (
    <div {...props} aria-hidden="true" className={cx('flex flex-col gap-4 *:animate-breathe', className)}>
      <div>
        <div className={LABEL_LINE}>
          <SkeletonText className={cx('text-15', texts === undefined && 'w-1/2')}>
            {texts?.label}
          </SkeletonText>
        </div>
        <SkeletonText className="w-3/4 font-title text-40" />
        {texts?.note === undefined ? null : (
          <div className={NOTE}>
            <SkeletonText>{texts.note}</SkeletonText>
          </div>
        )}
      </div>
      {chart ? <div className="h-14 border-b border-line" /> : null}
      {texts?.figures.length === 0 ? null : (
        <FigureGridSkeleton labels={texts?.figures ?? UNKNOWN} columns={3} />
      )}
      <div className={ACTIONS}>
        {(texts?.actions ?? UNKNOWN).map((text, index) => (
          // An item without a text has no identity but its index.
          <div key={index} className={buttonLook({})}>
            <span className="invisible">{text}</span>
          </div>
        ))}
      </div>
    </div>
  );
}

const UNKNOWN = [undefined, undefined, undefined];
