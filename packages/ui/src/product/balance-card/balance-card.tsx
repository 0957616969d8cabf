import { HIDDEN_FIGURE, type MoneyParts } from '@paydirt/domain';
import { cx } from 'class-variance-authority';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { AmountText } from '../../patterns/amount-text/index.ts';
import { FigureGrid, type Figure } from '../../patterns/figure-grid/figure-grid.tsx';
import { ACTIONS, LABEL_LINE, NOTE } from './balance-card-look.ts';

// Number of digits and separators that fit one line of a narrow phone.
const LONG_FIGURE = 11;

export interface BalanceCardProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Label of the amount ("Available balance"). */
  label: string;
  /** The main figure in parts, as returned by `formatMoneyParts`. */
  amount: MoneyParts;
  /** A line below the figure: its last change, and the payer. */
  note?: ReactNode;
  /** A `Sparkline` of the last days. */
  chart?: ReactNode;
  /** Further amounts: to collect, on their way, being withdrawn. */
  figures?: readonly Figure[] | undefined;
  /** Draw dots in place of every figure, to hide them from others. @default false */
  concealed?: boolean | undefined;
  /** Text for screen readers in place of each figure while `concealed`. */
  concealedLabel?: string | undefined;
  /** The switch that conceals the amounts, next to the label. */
  concealSwitch?: ReactNode;
  /** Buttons, all the same size: withdrawing is as easy to reach as topping up (H8). */
  actions?: ReactNode;
}

/**
 * Show a member's balance. Renders a `<section>` named by its label; a newly confirmed amount rolls.
 *
 * @when The main amount of a screen, with its actions.
 * @instead Use `FigureGrid` for several figures of equal importance.
 */
export function BalanceCard({
  label,
  amount,
  note,
  chart,
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
        <div className={LABEL_LINE}>
          <h2 id={id} className="text-15 text-ink-2">
            {label}
          </h2>
          {concealSwitch}
        </div>
        <div className="flex">
          <AmountText
            amount={amount}
            // Concealed amounts have one size, because a smaller one would reveal a large amount.
            size={!concealed && amount.integer.length > LONG_FIGURE ? 'lg' : 'xl'}
            concealed={concealed}
            concealedLabel={concealedLabel}
            rolling
          />
        </div>
        {note === undefined ? null : <div className={NOTE}>{note}</div>}
      </div>
      {chart}
      {figures.length > 0 ? (
        <FigureGrid
          columns={3}
          figures={
            concealed
              ? figures.map((figure) => ({ ...figure, value: HIDDEN_FIGURE, spoken: concealedLabel }))
              : figures
          }
        />
      ) : null}
      {actions ? <div className={ACTIONS}>{actions}</div> : null}
    </section>
  );
}
