import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Badge } from '../../primitives/badge/index.ts';
import { Icon } from '../../foundations/icon/index.ts';
import { SkeletonText } from '../../primitives/skeleton/index.ts';
import { look, unbrokenDates } from './order-card-look.ts';

/** Sample texts of an order before it is known, so that the skeleton wraps in the same places. */
export interface OrderCardSkeletonTexts {
  readonly statusLabel: string;
  readonly time: string;
  /** Typical text of a lease's progress. */
  readonly progress: string;
  /** The actual terms, with values of typical length. */
  readonly items: ReadonlyArray<{ readonly term: string; readonly value: string }>;
  readonly openLabel: string;
}

export interface OrderCardSkeletonProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Invisible sample texts that set the size. Left out, each counts as one line. */
  texts?: OrderCardSkeletonTexts | undefined;
}

/**
 * Placeholder for a lease while orders load. The same boxes, wrapped where the card's are; hidden from assistive
 * technology.
 */
export function OrderCardSkeleton({ texts = ONE_LINE_EACH, className, ...props }: OrderCardSkeletonProps) {
  return (
    <div
      {...props}
      aria-hidden="true"
      className={cx('overflow-hidden rounded-card border border-line bg-sheet *:animate-breathe', className)}
    >
      <div className={look.header}>
        <div className={look.picture} />
        <div className={look.heading}>
          <div className={look.title}>
            <SkeletonText className="w-28 font-title text-17" />
            <Badge icon="check" className="*:invisible">
              {texts.statusLabel}
            </Badge>
          </div>
          <SkeletonText className="tabular mt-0.5 text-13">{unbrokenDates(texts.time)}</SkeletonText>
        </div>
      </div>
      <div className="px-3 pb-3">
        <SkeletonText className="tabular mb-1.5 text-13">{texts.progress}</SkeletonText>
        <div className="h-1.5 rounded-pill bg-line" />
      </div>
      <div className="border-t border-line px-3 text-15">
        {texts.items.map(({ term, value }, index) => (
          <div
            // An item without a text has no identity but its index.
            key={index}
            className="flex flex-wrap justify-between gap-x-4 gap-y-0.5 border-b border-line py-3 last:border-b-0"
          >
            <SkeletonText>{term}</SkeletonText>
            <SkeletonText className="tabular ms-auto font-medium">{value}</SkeletonText>
          </div>
        ))}
      </div>
      <div className={look.foot}>
        <div className={look.open}>
          <SkeletonText>{texts.openLabel}</SkeletonText>
          <Icon name="forward" size={18} className="invisible" />
        </div>
      </div>
    </div>
  );
}

const WORD = '00000000';
const ONE_LINE_EACH: OrderCardSkeletonTexts = {
  statusLabel: '0000',
  time: `${WORD}${WORD}`,
  progress: WORD,
  items: Array.from({ length: 3 }, () => ({ term: WORD, value: WORD })),
  openLabel: `${WORD}${WORD}`,
};
