import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import type { MoneyParts } from '@paydirt/domain';
import { AmountText, breakable } from '../../patterns/amount-text/index.ts';
import { Icon } from '../../foundations/icon/index.ts';
import { SkeletonBlock, SkeletonLine } from '../../primitives/skeleton/index.ts';

interface AssetRowOwnProps {
  /** Name of the asset's part ("Available", "Income to receive"). */
  name: string;
  /** Second line: its kind, or where it is held ("play money, 1 USDT = 1,480.00 NGN"). */
  note?: ReactNode;
  /** The amount. Up to four letters of its unit are drawn as the icon. */
  amount: MoneyParts;
  /** The amount in the member's currency, at the shown rate ("≈ 3,579,528.00 NGN"). */
  value?: string | undefined;
  /** Leads to its records. Without it the row is not a link. */
  href?: string | undefined;
}

export type AssetRowProps = AssetRowOwnProps & Omit<ComponentProps<'a'>, keyof AssetRowOwnProps | 'children'>;

/**
 * Show the amount of one asset. Renders an `<a>`, read as one sentence; the amount takes a line of its own
 * where it does not fit beside the name, and is never cut. Where large text leaves little room the icon is
 * left out; its letters are beside the amount anyway.
 */
export function AssetRow({ name, note, amount, value, className, ...props }: AssetRowProps) {
  return (
    <a
      {...props}
      className={cx(
        '@container flex items-center gap-3 border-b border-line px-4 py-3 text-ink no-underline -outline-offset-2 transition-colors [&[href]]:hover:bg-wash [&[href]]:active:bg-wash',
        className,
      )}
    >
      <span
        aria-hidden="true"
        className="grid size-11 shrink-0 @max-[13rem]:hidden place-items-center rounded-full border border-edge font-title text-[0.6875rem] font-bold text-ink-2"
      >
        {amount.unit.slice(0, 4)}
      </span>
      <span className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="max-w-full grow basis-20">
          <span className="block font-semibold">{name}</span>
          {note ? <span className="tabular block text-13 text-ink-2">{note}</span> : null}
        </span>
        <span className="ms-auto max-w-full text-end">
          <span className="tabular block text-17 leading-tight font-semibold">
            <AmountText size="inherit" amount={amount} unitless />{' '}
            <span className="text-13 font-medium text-ink-2">{amount.unit}</span>
          </span>
          {value === undefined ? null : (
            <span className="tabular block text-13 text-ink-2">{breakable(value)}</span>
          )}
        </span>
      </span>
      {props.href === undefined ? null : (
        <Icon name="forward" size={18} className="shrink-0 text-ink-2 rtl:-scale-x-100" />
      )}
    </a>
  );
}

/** Placeholder for an asset while it loads: the box of a name and a note, hidden from assistive technology. */
export function AssetRowSkeleton({ className, ...props }: Omit<ComponentProps<'div'>, 'children'>) {
  return (
    <div
      {...props}
      aria-hidden="true"
      className={cx(
        '@container flex items-center gap-3 border-b border-line px-4 py-3 *:animate-breathe',
        className,
      )}
    >
      <div className="size-11 shrink-0 rounded-full bg-line @max-[13rem]:hidden" />
      <div className="min-w-0 grow">
        <SkeletonLine />
        <SkeletonLine size="13" extent="long" />
      </div>
      <SkeletonBlock className="h-4 w-16 shrink-0" />
    </div>
  );
}
