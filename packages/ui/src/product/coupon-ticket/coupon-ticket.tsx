import type { MoneyParts } from '@paydirt/domain';
import { cx } from 'class-variance-authority';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { Button } from '../../primitives/button/index.ts';
import { Icon } from '../../foundations/icon/index.ts';
import { SkeletonText } from '../../primitives/skeleton/index.ts';
import { TicketPaper } from './ticket-paper.tsx';

/** State of a coupon (PRODUCT 5); `gone` where all of an offer have been taken. */
export type CouponState = 'available' | 'received' | 'chosen' | 'used' | 'expired' | 'gone';

/** Texts of a coupon. */
export interface CouponContent {
  /** The discount. */
  discount: MoneyParts;
  /** Text below the figure ("USDT off"). */
  unit: string;
  /** The product that it is valid for ("Trommel TR-4"). */
  title: string;
  /** End of its validity, or the time when it was used. */
  validity: string;
  /** A condition, such as a minimum price. */
  note?: string | undefined;
}

export interface CouponTicketProps
  extends CouponContent, Omit<ComponentProps<'article'>, keyof CouponContent | 'children'> {
  /** Possible action, or final state. */
  state: CouponState;
  /** The state in words. */
  stateLabel: string;
  /**
   * Action: a small button to claim it, or a link to use it. A function gets the id of the title, by which the
   * action is described (`aria-describedby`) among others of the same name.
   */
  action?: ReactNode | ((titleId: string) => ReactNode);
}

/**
 * Show one coupon as a ticket: discount, product, validity and state. Renders an `<article>`.
 *
 * @when One coupon, in any state.
 * @instead Use `Badge` for a word about a price.
 */
export function CouponTicket({
  state,
  stateLabel,
  discount,
  unit,
  title,
  validity,
  note,
  action,
  className,
  ...props
}: CouponTicketProps) {
  const titleId = useId();
  return (
    <article {...props} aria-labelledby={titleId} data-state={state} className={cx('@container', className)}>
      <TicketPaper {...{ discount, unit }} over={isOver(state)}>
        <CouponText {...{ title, titleId, validity, note }} headingLevel={3} over={isOver(state)} />
        <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
          <span
            className={cx(
              'inline-flex min-w-0 items-center gap-1 text-13 font-semibold wrap-anywhere',
              inks[state],
            )}
          >
            {state === 'chosen' || state === 'received' ? (
              <Icon name="check" size={16} strokeWidth={2.25} className="shrink-0" />
            ) : null}
            {stateLabel}
          </span>
          {typeof action === 'function' ? action(titleId) : action}
        </div>
      </TicketPaper>
    </article>
  );
}

/** Texts of a coupon: title, validity and note. */
export function CouponText({
  title,
  titleId,
  validity,
  note,
  headingLevel,
  over,
}: Pick<CouponContent, 'title' | 'validity' | 'note'> & {
  titleId?: string;
  headingLevel?: 3;
  over: boolean;
}) {
  const Title = headingLevel ? (`h${headingLevel}` as const) : 'span';
  return (
    <>
      <Title
        id={titleId}
        className={cx('block text-15 font-semibold text-balance', over ? 'text-ink-2' : 'text-ink')}
      >
        {title}
      </Title>
      <span className="tabular block text-13 text-ink-2">{validity}</span>
      {note === undefined ? null : <span className="tabular block text-13 text-ink-2">{note}</span>}
    </>
  );
}

function isOver(state: CouponState): boolean {
  return state === 'used' || state === 'expired' || state === 'gone';
}

const inks = {
  available: 'text-ink-2',
  received: 'text-verdigris',
  chosen: 'text-verdigris',
  used: 'text-slate',
  expired: 'text-slate',
  gone: 'text-slate',
} satisfies Record<CouponState, string>;

/** Sample texts of a coupon before it is known, so that the skeleton wraps in the same places. */
export interface CouponTicketSkeletonTexts extends Pick<CouponContent, 'unit' | 'validity'> {
  readonly stateLabel: string;
  /** Text of its button. */
  readonly action: string;
}

export interface CouponTicketSkeletonProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Invisible sample texts that set the size. Left out, each counts as one line. */
  texts?: CouponTicketSkeletonTexts | undefined;
}

/** Placeholder for a coupon while coupons load: the same box, hidden from assistive technology. */
export function CouponTicketSkeleton({ texts, className, ...props }: CouponTicketSkeletonProps) {
  return (
    <div {...props} aria-hidden="true" className={cx('@container *:animate-breathe', className)}>
      <TicketPaper discount={null} unit={texts?.unit ?? '00000000'} over>
        <SkeletonText className="w-32 text-15" />
        <SkeletonText className={cx('text-13', !texts && 'w-40')}>{texts?.validity}</SkeletonText>
        <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
          <SkeletonText className={cx('text-13 font-semibold', !texts && 'w-16')}>
            {texts?.stateLabel}
          </SkeletonText>
          <Button size="sm" disabled>
            <span className="invisible">{texts?.action ?? '00000000'}</span>
          </Button>
        </div>
      </TicketPaper>
    </div>
  );
}
