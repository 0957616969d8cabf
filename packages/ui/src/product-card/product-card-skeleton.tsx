import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Button } from '../button/index.ts';
import { look } from './product-card-look.ts';

/** What stands on a card before its product is known: where these break, the skeleton breaks. */
export interface ProductCardSkeletonTexts {
  /** Of the three figures, in their order. */
  readonly figures: readonly string[];
  /** A share sold as it usually reads ("190 of 500 leased"). */
  readonly sold: string;
  /** The two buttons. */
  readonly details: string;
  readonly action: string;
  /** A badge as it usually reads. @default one line */
  readonly badge?: string | undefined;
}

export interface ProductCardSkeletonProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Take the room of these, unseen. Left out while the texts themselves load: each is then taken for one line. */
  texts?: ProductCardSkeletonTexts | undefined;
}

/**
 * Hold the place of a machine's card while products load. The same boxes, broken where the card's are;
 * hidden from assistive technology.
 */
export function ProductCardSkeleton({ texts, className, ...props }: ProductCardSkeletonProps) {
  return (
    <div {...props} aria-hidden="true" className={cx(look.card, className)}>
      <div className={look.header}>
        <div className={cx(look.picture, 'animate-breathe')} />
        <div className={look.heading}>
          <Line className="mb-0.5 w-full px-2 py-0.5 text-12 font-semibold" bar="w-36 -ms-2">
            {texts?.badge}
          </Line>
          <Line className="w-full font-title text-17" bar="w-28" />
          <Line className="w-full text-15" bar="w-24" />
        </div>
      </div>
      <div className="flex flex-wrap border-y border-line">
        {(texts?.figures ?? NO_LABELS).map((label, place) => (
          // What has no text has no identity but its place.
          <div key={place} className="flex grow basis-[max(5rem,27%)] flex-col justify-between px-3 py-2.5">
            <Line className="text-12" bar="w-12">
              {label}
            </Line>
            <Line className="mt-0.5 text-15" bar="w-14" />
          </div>
        ))}
      </div>
      <div className={look.sold}>
        <div className={cx(look.soldTrack, 'animate-breathe bg-wash')} />
        <Line className="text-13" bar="w-full">
          {texts?.sold}
        </Line>
      </div>
      <div className={look.actions}>
        {[texts?.details, texts?.action].map((text, place) => (
          <Button key={place} disabled className={cx(look.action, 'animate-breathe')}>
            <span className="invisible">{text}</span>
          </Button>
        ))}
      </div>
    </div>
  );
}

const NO_LABELS = [undefined, undefined, undefined];

// Gives an empty line the height of its letters.
const ZERO_WIDTH_SPACE = '\u200b';

/** A bar as high as the letters, over a text that takes its room unseen. */
function Line({
  className,
  bar,
  children,
}: {
  className: string;
  bar: string;
  children?: string | undefined;
}) {
  return (
    <div className={cx('relative flex items-center', className)}>
      <span className="invisible">{children ?? ZERO_WIDTH_SPACE}</span>
      <span className={cx('absolute h-[0.75em] max-w-full animate-breathe rounded-control bg-wash', bar)} />
    </div>
  );
}
