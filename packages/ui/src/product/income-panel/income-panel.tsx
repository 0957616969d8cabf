import type { MoneyParts } from '@paydirt/domain';
import { cx } from 'class-variance-authority';
import { useId, useState, type ComponentProps } from 'react';
import { AmountText } from '../../patterns/amount-text/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Icon } from '../../foundations/icon/index.ts';
import { SkeletonText } from '../../primitives/skeleton/index.ts';

/** State of a member's income (PRODUCT 5): it can be collected, is on its way, or there is none today. */
export type IncomePanelState =
  | {
      readonly kind: 'receivable';
      readonly amount: MoneyParts;
      /** The button's text ("Collect"). */
      readonly receiveLabel: string;
      /** Its button is the only gold element on the screen. @default false */
      readonly gold?: boolean | undefined;
      /** The call is in progress. @default false */
      readonly busy?: boolean | undefined;
      readonly onReceive: () => void;
    }
  | { readonly kind: 'arriving'; readonly amount: MoneyParts }
  | { readonly kind: 'nothing' };

export interface IncomePanelProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** "Income to collect", "On its way", "Nothing to collect today". */
  label: string;
  /** The state, with its amount and its action. */
  state: IncomePanelState;
  /** "From 3 machine days", "Arrives by 14:35", or when the next income comes. */
  note?: string | undefined;
  /** Read out in place of the amount, where amounts are hidden. Left out, the amount is shown. */
  concealedLabel?: string | undefined;
}

/**
 * Show the income to collect, and collect it with one tap.
 *
 * Renders a `<section>` named by its label. Changes are announced politely. It has the colour of income, which fades
 * when there is nothing to collect.
 *
 * @when The income that can be collected now, and the button that does so.
 * @instead Use `BarChart` for the income of past days, and `BalanceCard` for a balance.
 */
export function IncomePanel({ label, state, note, concealedLabel, className, ...props }: IncomePanelProps) {
  const id = useId();
  const collected = useCollected(state.kind);
  return (
    <section
      {...props}
      aria-labelledby={id}
      data-state={state.kind}
      className={cx(
        // Forced colours make the border visible.
        'flex items-center justify-between gap-3 rounded-card border border-transparent px-4 py-3',
        // Only the button may wrap, and then it takes the whole line.
        state.kind === 'receivable' && 'flex-wrap',
        state.kind === 'nothing' ? 'bg-wash' : 'bg-verdigris-wash',
        className,
      )}
    >
      <div
        className={cx('grow-999 basis-40', state.kind === 'receivable' ? 'max-w-full' : 'min-w-0')}
        aria-live="polite"
      >
        <h2 id={id} className="text-15 text-ink">
          {label}
        </h2>
        {state.kind === 'nothing' ? null : (
          // The amount keeps its width, so that the button wraps instead.
          <div className="flex w-max max-w-full">
            <AmountText
              amount={state.amount}
              size="md"
              tone="income"
              counting={collected}
              concealed={concealedLabel !== undefined}
              concealedLabel={concealedLabel}
            />
          </div>
        )}
        {note === undefined ? null : <p className="tabular text-13 text-pretty text-ink-2">{note}</p>}
      </div>
      {state.kind === 'receivable' ? (
        <Button
          variant={state.gold ? 'primary' : 'income'}
          className="grow"
          guarded
          busy={state.busy}
          onClick={state.onReceive}
        >
          {state.receiveLabel}
        </Button>
      ) : (
        <Icon
          name={state.kind === 'arriving' ? 'clock' : 'calendar'}
          className={cx('shrink-0', state.kind === 'arriving' ? 'text-verdigris' : 'text-ink-2')}
        />
      )}
    </section>
  );
}

/** Tell whether income that is on its way was collected in this very panel. */
function useCollected(kind: IncomePanelState['kind']): boolean {
  const [seen, setSeen] = useState({ kind, collected: false });
  if (seen.kind === kind) return seen.collected;
  const collected = seen.kind === 'receivable' && kind === 'arriving';
  setSeen({ kind, collected });
  return collected;
}

/** Sample texts of a panel with income to collect, so that the skeleton wraps in the same places. */
export interface IncomePanelSkeletonTexts {
  readonly note: string;
  /** Text of the button. */
  readonly receive: string;
}

export interface IncomePanelSkeletonProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Invisible sample texts that set the size. Left out while texts load: each then counts as one line. */
  texts?: IncomePanelSkeletonTexts | undefined;
}

/** Placeholder for income to collect: a label, an amount, a note. Hidden from assistive technology. */
export function IncomePanelSkeleton({ texts, className, ...props }: IncomePanelSkeletonProps) {
  return (
    <div
      {...props}
      aria-hidden="true"
      className={cx(
        'flex flex-wrap items-center justify-between gap-3 rounded-card border border-transparent bg-wash px-4 py-3 *:animate-breathe',
        className,
      )}
    >
      <div className="max-w-full grow-999 basis-40">
        <SkeletonText className="w-1/2 text-15" />
        <SkeletonText className="w-3/4 text-20" />
        <SkeletonText className={cx('text-13', texts === undefined && 'w-3/4')}>{texts?.note}</SkeletonText>
      </div>
      <Button disabled className="min-w-24 grow">
        <span className="invisible">{texts?.receive}</span>
      </Button>
    </div>
  );
}
