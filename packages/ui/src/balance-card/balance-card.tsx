import type { MoneyParts } from '@paydirt/domain';
import { cx } from 'class-variance-authority';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { AmountText } from '../amount-text/index.ts';
import { FigureGrid, type Figure } from '../figure-grid/index.ts';

// Digits and separators of the largest figure that fits a line of a narrow phone.
const LONG_FIGURE = 11;

export interface BalanceCardProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** What the amount is ("Available balance"). */
  label: string;
  amount: MoneyParts;
  /** What stands beside it: to receive, arriving, in withdrawal. */
  figures?: readonly Figure[] | undefined;
  /** Draw dots instead of every figure, for the eyes of others. @default false */
  concealed?: boolean | undefined;
  /** What is read out while `concealed`. */
  concealedLabel?: string | undefined;
  /** The switch that conceals. */
  concealSwitch?: ReactNode;
  /** Buttons, all the same size: withdrawing is as easy to reach as recharging (H8). */
  actions?: ReactNode;
}

/** Show what a member has. Renders a `<section>` named by its label; the amount rolls when the service confirms another. */
export function BalanceCard({
  label,
  amount,
  figures = [],
  concealed = false,
  concealedLabel,
  concealSwitch,
  actions,
  className,
  ...props
}: BalanceCardProps) {
  const id = useId();
  return (
    <section {...props} aria-labelledby={id} className={cx('flex flex-col gap-4', className)}>
      <div>
        <div className="flex min-h-11 items-center justify-between gap-2">
          <h2 id={id} className="text-15 text-ink-2">
            {label}
          </h2>
          {concealSwitch}
        </div>
        <AmountText
          amount={amount}
          size={amount.integer.length > LONG_FIGURE ? 'lg' : 'xl'}
          concealed={concealed}
          concealedLabel={concealedLabel}
          rolling
        />
      </div>
      {figures.length > 0 ? (
        <FigureGrid
          columns={3}
          figures={concealed ? figures.map((figure) => ({ ...figure, value: '••••' })) : figures}
        />
      ) : null}
      {actions ? (
        <div className="flex flex-wrap gap-2 *:min-w-min *:grow *:basis-[max(5.5rem,27%)]">{actions}</div>
      ) : null}
    </section>
  );
}

/** Hold the place of a balance with three figures and three buttons. Hidden from assistive technology. */
export function BalanceCardSkeleton({ className, ...props }: Omit<ComponentProps<'div'>, 'children'>) {
  return (
    <div {...props} aria-hidden="true" className={cx('flex flex-col gap-4', className)}>
      <div>
        <div className="flex min-h-11 items-center">
          <div className="h-3.5 w-32 animate-breathe rounded-control bg-wash" />
        </div>
        <div className="flex h-[2.625rem] items-center">
          <div className="h-8 w-56 max-w-full animate-breathe rounded-control bg-wash" />
        </div>
      </div>
      <div className="h-[4.875rem] animate-breathe rounded-card bg-wash" />
      <div className="flex gap-2">
        {[0, 1, 2].map((action) => (
          <div key={action} className="target grow animate-breathe rounded-control bg-wash" />
        ))}
      </div>
    </div>
  );
}
