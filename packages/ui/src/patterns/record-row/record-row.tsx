import { figureOf, type MoneyParts } from '@paydirt/domain';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { useHeldPicture } from '../../foundations/data-saver/index.ts';
import { Icon, type IconName } from '../../foundations/icon/index.ts';
import { Illustration } from '../../foundations/illustration/index.ts';
import { chosenRow } from '../../primitives/list-row/chosen-look.ts';
import { SkeletonBlock, SkeletonLine } from '../../primitives/skeleton/index.ts';
import { recordRowLook } from './record-row-look.ts';

/** Formatted content of a record. */
export interface RecordRowContent {
  /** Icon of the kind of record, where there is no picture. */
  icon: IconName;
  /**
   * Address of the drawing of its machine; inside a `DataSaver`, the icon is shown instead. Not an element, because a
   * row of a long list is reused for another record without rendering.
   */
  picture?: string | undefined;
  /** Name of the record ("Withdrawal"), the first line. */
  title: string;
  /** Time of day; the day is in the heading. */
  time: string;
  /** Payer or recipient ("from machine revenue"): every credit names it (H6). */
  source: string;
  /** Paid share of the scheduled income, where it was not paid in full ("94 % of schedule"). */
  shortfall?: string | undefined;
  /** Signed ("+9.40", "−50.00"); drawn without its unit, which is the same for all records of a list. */
  amount: MoneyParts;
  /** `income` for money received, `out` for money paid, `void` for a movement that was not carried out. */
  flow: 'income' | 'out' | 'void';
  /** Its state in words ("On its way"). */
  status: string;
  /** `settled` is completed, `open` is pending, `cancelled` was cancelled by the member and is not a failure. */
  statusKind: 'settled' | 'open' | 'failed' | 'cancelled';
}

type RecordRowOwnProps = RecordRowContent & {
  /** Address of the record. Without it the row is not a link. */
  href?: string | undefined;
  /** It is open beside the list. @default false */
  chosen?: boolean | undefined;
};
export type RecordRowProps = RecordRowOwnProps &
  Omit<ComponentProps<'a'>, keyof RecordRowOwnProps | 'children'>;

/**
 * Show one movement of money: kind, time, payer, amount and state.
 *
 * Renders an `<a>`, read as one sentence. An amount that does not fit beside the title takes a separate line; neither
 * is ever cut off.
 *
 * @when One payment: its kind, source, amount and status.
 * @instead Use `ListRow` for an item without an amount.
 */
export function RecordRow({
  icon,
  picture,
  title,
  time,
  source,
  shortfall,
  amount,
  flow,
  status,
  statusKind,
  chosen = false,
  className,
  ...props
}: RecordRowProps) {
  const held = useHeldPicture(picture) !== null;
  return (
    <a
      {...props}
      data-flow={flow}
      data-status={statusKind}
      aria-current={chosen || undefined}
      className={cx(
        box,
        chosenRow,
        '-outline-offset-2 [&[href]]:hover:bg-wash [&[href]]:active:bg-wash',
        className,
      )}
    >
      <span className={lead}>
        <span
          data-part="mark"
          className="grid size-10 shrink-0 place-items-center rounded-control bg-wash text-ink-2"
        >
          {picture === undefined || held ? (
            <Icon name={icon} size={20} />
          ) : (
            <Illustration src={picture} className={recordRowLook.picture} />
          )}
        </span>
        <span className="min-w-0">
          <span data-part="title" className="block font-semibold text-ink">
            {title}
          </span>
          <span className="block text-13 text-ink-2">
            <span data-part="time" className="tabular inline-block max-w-full">
              {time}
            </span>
            {' · '}
            <span data-part="source">{source}</span>
          </span>
          {shortfall === undefined ? null : (
            <span data-part="shortfall" className="tabular block text-13 font-medium text-gold-ink">
              {shortfall}
            </span>
          )}
        </span>
      </span>
      <span className="ms-auto max-w-full text-end">
        <span data-part="amount" className={recordRowLook.amount(flow)}>
          {/* In one text, for lists that write into their rows. */}
          {figureOf(amount)}
        </span>
        <span data-part="status" className={recordRowLook.status(statusKind)}>
          {status}
        </span>
      </span>
    </a>
  );
}

/** Placeholder for a row while records load: the same box, hidden from assistive technology. */
export function RecordRowSkeleton({ className, ...props }: Omit<ComponentProps<'div'>, 'children'>) {
  return (
    <div {...props} aria-hidden="true" className={cx(box, className)}>
      <div className={cx(lead, 'animate-breathe')}>
        <SkeletonBlock className="size-10 shrink-0" />
        <div className="min-w-0 grow">
          <SkeletonLine />
          <SkeletonLine size="13" extent="long" />
        </div>
      </div>
      <div className="ms-auto w-16 animate-breathe">
        <SkeletonLine size="17" extent="full" className="leading-tight" />
        <SkeletonLine size="13" extent="full" />
      </div>
    </div>
  );
}

const box = 'flex flex-wrap justify-between gap-x-3 gap-y-1 border-b border-line px-4 py-3';
const lead = 'flex min-w-0 max-w-full grow basis-48 items-start gap-3';
