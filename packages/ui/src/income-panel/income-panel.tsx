import type { MoneyParts } from '@paydirt/domain';
import { cx } from 'class-variance-authority';
import { useId, type ComponentProps } from 'react';
import { AmountText } from '../amount-text/index.ts';
import { Button } from '../button/index.ts';
import { Icon } from '../icon/index.ts';

/** Where a member's income stands (PRODUCT 5). */
export type IncomePanelState =
  | {
      readonly kind: 'receivable';
      readonly amount: MoneyParts;
      readonly receiveLabel: string;
      /** The call is under way. @default false */
      readonly busy?: boolean | undefined;
      readonly onReceive: () => void;
    }
  | { readonly kind: 'arriving'; readonly amount: MoneyParts }
  | { readonly kind: 'nothing' };

export interface IncomePanelProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** "Income to receive, 3 machines", "On its way", "Nothing to receive today". */
  label: string;
  state: IncomePanelState;
  /** "Arrives by 14:35", or when the next income comes. */
  note?: string | undefined;
}

/**
 * Show the income that waits, and take it in with one tap.
 *
 * Renders a `<section>` named by its label. What changes in it is announced politely. Its colour is
 * that of income, and fades when there is nothing to receive.
 */
export function IncomePanel({ label, state, note, className, ...props }: IncomePanelProps) {
  const id = useId();
  return (
    <section
      {...props}
      aria-labelledby={id}
      data-state={state.kind}
      className={cx(
        'flex flex-wrap items-center justify-between gap-3 rounded-card px-4 py-3',
        state.kind === 'nothing' ? 'bg-wash' : 'bg-verdigris-wash',
        className,
      )}
    >
      <div className="min-w-0 grow basis-40" aria-live="polite">
        <h2 id={id} className="text-15 text-ink">
          {label}
        </h2>
        {state.kind === 'nothing' ? null : <AmountText amount={state.amount} size="md" tone="income" />}
        {note === undefined ? null : <p className="tabular text-13 text-ink-2">{note}</p>}
      </div>
      {state.kind === 'receivable' ? (
        <Button variant="income" guarded busy={state.busy} onClick={state.onReceive}>
          {state.receiveLabel}
        </Button>
      ) : (
        <Icon
          name={state.kind === 'arriving' ? 'clock' : 'calendar'}
          className={state.kind === 'arriving' ? 'text-verdigris' : 'text-ink-2'}
        />
      )}
    </section>
  );
}

/** Hold the place of income to receive. Hidden from assistive technology. */
export function IncomePanelSkeleton({ className, ...props }: Omit<ComponentProps<'div'>, 'children'>) {
  return (
    <div
      {...props}
      aria-hidden="true"
      className={cx('h-[4.5rem] animate-breathe rounded-card bg-wash', className)}
    />
  );
}
