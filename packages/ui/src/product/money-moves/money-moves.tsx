import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import type { MoneyParts } from '@paydirt/domain';
import { AmountText } from '../../patterns/amount-text/index.ts';
import { Icon } from '../../foundations/icon/index.ts';

/** Owner of the money before or after the move. */
export interface MoneyMoveEnd {
  /** "Machine revenue", "Your income to collect". */
  readonly label: string;
  /** Note, such as the machine. */
  readonly note?: string | undefined;
}

/** A payment from one account to another. */
export interface MoneyMove {
  readonly from: MoneyMoveEnd;
  readonly to: MoneyMoveEnd;
  /** Drawn without sign and unit: the ends give the direction. */
  readonly amount: MoneyParts;
}

export interface MoneyMovesProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** The moves, each with its origin, destination and amount. */
  moves: readonly MoneyMove[];
  /** Labels of both ends ("From", "To"). */
  labels: { readonly from: string; readonly to: string };
}

/**
 * List payments in plain terms: "from, to, how much", never with a minus (H6). Renders a `<ul>`. Signed postings belong
 * in the accountant's view.
 *
 * @when The moves that make up one payment, each with its origin and destination.
 * @instead Use `MoneyFlow` for a period.
 */
export function MoneyMoves({ moves, labels, className, ...props }: MoneyMovesProps) {
  return (
    <ul role="list" {...props} className={cx('flex flex-col', className)}>
      {moves.map((move, index) => (
        // A movement has no identity but its index, and bookings do not change.
        <li
          key={index}
          className="flex flex-wrap items-end justify-between gap-x-4 gap-y-1 border-b border-line py-3 last:border-b-0"
        >
          <div className="flex min-w-0 grow basis-48 gap-2">
            <Icon name="arrow-down" size={18} className="mt-0.5 shrink-0 text-verdigris" />
            <div className="flex min-w-0 flex-col gap-1.5">
              <End caption={labels.from} end={move.from} />
              <End caption={labels.to} end={move.to} />
            </div>
          </div>
          <strong className="ms-auto max-w-full text-end text-17 leading-tight font-semibold">
            <AmountText size="inherit" amount={move.amount} unitless />
          </strong>
        </li>
      ))}
    </ul>
  );
}

function End({ caption, end }: { caption: string; end: MoneyMoveEnd }) {
  return (
    <div className="min-w-0">
      <span className="block text-12 text-ink-2">{caption} </span>
      <span className="block text-15 leading-tight font-medium">{end.label}</span>
      {end.note === undefined ? null : <span className="block text-13 text-ink-2"> {end.note}</span>}
    </div>
  );
}
