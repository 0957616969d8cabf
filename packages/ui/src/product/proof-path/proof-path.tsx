import { cx } from 'class-variance-authority';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { AmountText } from '../../patterns/amount-text/index.ts';
import { Disclosure } from '../../primitives/disclosure/disclosure.tsx';
import { Icon } from '../../foundations/icon/index.ts';
import { ProofPathClimb, type ProofNode, type ProofStep } from './proof-path-climb.tsx';

/** State of the check. */
export type ProofState = 'open' | 'checking' | 'valid' | 'invalid';

export interface ProofPathProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** Caption ("Your balance is leaf 3 of 4; two steps lead to the total"). */
  label: string;
  /** The balance to be proved, with its hash. */
  leaf: ProofNode;
  /** The steps, from the leaf up. */
  steps: readonly ProofStep[];
  /** The sum of all balances, with the hash that was published. */
  root: ProofNode;
  /** State of the check. @default 'open' */
  state?: ProofState | undefined;
  /** Result of the check in words, announced when it changes. */
  result?: string | undefined;
  /** Label of the button that opens the steps as a list ("Show every step"). */
  stepsLabel: string;
  /** The button that starts the check. */
  action?: ReactNode;
}

/**
 * Show the path from one balance up to the sum of all (H7). Renders a `<figure>` with the sums from the leaf up, the
 * result, and a list of all hashes that can be opened. The caller does the checking.
 *
 * @when The path from one balance to the published sum.
 * @instead Use `MoneyMoves` for payments.
 */
export function ProofPath({
  label,
  leaf,
  steps,
  root,
  state = 'open',
  result,
  stepsLabel,
  action,
  className,
  ...props
}: ProofPathProps) {
  const id = useId();
  return (
    <figure
      {...props}
      aria-labelledby={id}
      data-state={state}
      className={cx('flex flex-col gap-3', className)}
    >
      <figcaption id={id} className="text-15 text-ink-2">
        {label}
      </figcaption>
      <ProofPathClimb leaf={leaf} steps={steps} root={root} state={state} />
      <p
        role="status"
        className={cx(
          'flex items-start gap-2 text-15 font-semibold empty:-mt-3',
          state === 'invalid' ? 'text-garnet' : 'text-verdigris',
        )}
      >
        {result === undefined ? null : (
          <>
            <Icon name={state === 'invalid' ? 'alert' : 'check'} size={20} className="mt-px shrink-0" />
            <span className="min-w-0">{result}</span>
          </>
        )}
      </p>
      {action}
      <Disclosure label={stepsLabel}>
        <ol role="list" className="border-t border-line">
          {[leaf, ...steps, root].map((node, index) => (
            // A step has no identity but its index, and a proof does not change.
            <li
              key={index}
              className="flex flex-wrap justify-between gap-x-3 border-b border-line py-2 last:border-b-0"
            >
              <span className="max-w-full text-15">{node.label}</span>
              <span className="ms-auto max-w-full text-end text-15 font-semibold">
                <AmountText size="inherit" amount={node.amount} unitless />
              </span>
              <code className="tabular w-full font-text text-13 wrap-anywhere text-ink-2">{node.hash}</code>
            </li>
          ))}
        </ol>
      </Disclosure>
    </figure>
  );
}
