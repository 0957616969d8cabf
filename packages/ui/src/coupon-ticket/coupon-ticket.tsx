import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../icon/index.ts';
import { TicketPaper } from './ticket-paper.tsx';

/** Where a coupon stands (PRODUCT 5). */
export type CouponState = 'available' | 'received' | 'chosen' | 'used' | 'expired';

/** What is written on a coupon, formatted. */
export interface CouponContent {
  /** What it takes off ("5.00"). */
  discount: string;
  /** Below the figure ("USDT off"). */
  unit: string;
  /** What it is for ("Trommel TR-4"). */
  title: string;
  /** Until when, or when it was used. */
  validity: string;
  /** A condition, such as a least price. */
  note?: string | undefined;
}

export interface CouponTicketProps
  extends CouponContent, Omit<ComponentProps<'article'>, keyof CouponContent | 'children'> {
  state: CouponState;
  /** The state in words. */
  stateLabel: string;
  /** What can be done with it: a small button to receive it, a link to use it. */
  action?: ReactNode;
}

/** Show one coupon as a ticket: what it takes off, of what, until when, and where it stands. Renders an `<article>`. */
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
  return (
    <article {...props} data-state={state} className={cx('@container', className)}>
      <TicketPaper {...{ discount, unit }} over={isOver(state)}>
        <CouponText {...{ title, validity, note }} headingLevel={3} over={isOver(state)} />
        <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
          <span className={cx('inline-flex items-center gap-1 text-13 font-semibold', inks[state])}>
            {state === 'chosen' || state === 'received' ? (
              <Icon name="check" size={16} strokeWidth={2.25} className="shrink-0" />
            ) : null}
            {stateLabel}
          </span>
          {action}
        </div>
      </TicketPaper>
    </article>
  );
}

/** The words of a coupon. */
export function CouponText({
  title,
  validity,
  note,
  headingLevel,
  over,
}: Pick<CouponContent, 'title' | 'validity' | 'note'> & { headingLevel?: 3; over: boolean }) {
  const Title = headingLevel ? (`h${headingLevel}` as const) : 'span';
  return (
    <>
      <Title className={cx('block text-15 font-semibold text-balance', over ? 'text-ink-2' : 'text-ink')}>
        {title}
      </Title>
      <span className="tabular block text-13 text-ink-2">{validity}</span>
      {note === undefined ? null : <span className="tabular block text-13 text-ink-2">{note}</span>}
    </>
  );
}

function isOver(state: CouponState): boolean {
  return state === 'used' || state === 'expired';
}

const inks = {
  available: 'text-ink-2',
  received: 'text-verdigris',
  chosen: 'text-verdigris',
  used: 'text-slate',
  expired: 'text-slate',
} satisfies Record<CouponState, string>;

/** Hold a coupon's place while they load: the same box, hidden from assistive technology. */
export function CouponTicketSkeleton({ className, ...props }: Omit<ComponentProps<'div'>, 'children'>) {
  return (
    <div {...props} aria-hidden="true" className={cx('@container', className)}>
      <TicketPaper discount="" unit="" over>
        <div className="my-1 h-3.5 w-32 max-w-full animate-breathe rounded-control bg-line" />
        <div className="my-1.5 h-3 w-40 max-w-full animate-breathe rounded-control bg-line" />
        <div className="mt-2 flex h-9 items-center">
          <div className="h-3 w-16 animate-breathe rounded-control bg-line" />
        </div>
      </TicketPaper>
    </div>
  );
}
