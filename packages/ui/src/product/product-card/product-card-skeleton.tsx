import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Badge } from '../../primitives/badge/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { FigureGridSkeleton } from '../../patterns/figure-grid/figure-grid.tsx';
import { SkeletonText } from '../../primitives/skeleton/index.ts';
import { look } from './product-card-look.ts';

/** Sample texts of a card before its product is known, so that the skeleton wraps in the same places. */
export interface ProductCardSkeletonTexts {
  /** Labels of the three figures, in order. */
  readonly figures: readonly string[];
  /** A typical text of the sold share ("190 of 500 leased"). */
  readonly sold: string;
  /** Text of the button. */
  readonly action: string;
  /** A typical text of the badge. @default one line */
  readonly badge?: string | undefined;
}

export interface ProductCardSkeletonProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Invisible sample texts that set the size. Left out while texts load: each then counts as one line. */
  texts?: ProductCardSkeletonTexts | undefined;
}

/**
 * Placeholder for a machine's card while products load. The same boxes, wrapped where the card's are; hidden from
 * assistive technology.
 */
export function ProductCardSkeleton({ texts, className, ...props }: ProductCardSkeletonProps) {
  return (
    <div {...props} aria-hidden="true" className={cx(look.card, '*:animate-breathe', className)}>
      <div className={look.header}>
        <div className={look.picture} />
        <div className={look.heading}>
          <Badge className={cx('mb-0.5 *:invisible', texts?.badge === undefined && 'w-36')}>
            {texts?.badge ?? '0'}
          </Badge>
          <SkeletonText className="w-28 font-title text-17" />
          <SkeletonText className="w-24 text-15" />
        </div>
      </div>
      <FigureGridSkeleton labels={texts?.figures ?? NO_LABELS} columns={3} variant="flush" />
      <div className={cx(look.share, look.sold)}>
        <div className={cx(look.shareTrack, 'h-1 rounded-pill bg-line')} />
        <SkeletonText className="text-13">{texts?.sold}</SkeletonText>
      </div>
      <div className={look.actions}>
        <Button disabled className={look.action}>
          <span className="invisible">{texts?.action}</span>
        </Button>
      </div>
    </div>
  );
}

const NO_LABELS = [undefined, undefined, undefined];
