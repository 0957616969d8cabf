import type { MoneyParts } from '@paydirt/domain';
import { cx } from 'class-variance-authority';
import { AmountText } from '../../patterns/amount-text/index.ts';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';

/** One node of the sum tree: label, sum and hash. */
export interface ProofNode {
  /** "You", "Their neighbours", "All members together". */
  readonly label: string;
  /** Drawn without its unit. */
  readonly amount: MoneyParts;
  /** Shortened hash. */
  readonly hash: string;
  /** Note on an error: "The path adds up to 19,599.99". */
  readonly note?: string | undefined;
  /** Label where the amount was changed ("Changed"). */
  readonly changed?: string | undefined;
  /** Label where it does not match ("Doesn’t match"). */
  readonly broken?: string | undefined;
  /** Buttons that change its amount slightly, to show how the path breaks. */
  readonly change?: ProofChange | undefined;
}

/** Buttons that change an amount slightly. */
export interface ProofChange {
  readonly moreLabel: string;
  readonly lessLabel: string;
  readonly onMore: () => void;
  readonly onLess: () => void;
}

/** One step up: the node that is added. */
export interface ProofStep extends ProofNode {
  /** Side of the path that it is on. */
  readonly side: 'left' | 'right';
  /** The node above: the sum with this one. */
  readonly above: ProofNode;
}

type ProofState = keyof typeof lines;

interface ProofPathClimbProps {
  leaf: ProofNode;
  steps: readonly ProofStep[];
  root: ProofNode;
  state: ProofState;
}

/**
 * Maximum duration of the whole animation, in durations of one step, so that long paths take no longer than short ones.
 */
const LONGEST = 10;
const MIDDLE = 50;

/** Horizontal position of the path's node whose sibling is on `side`, in percent. */
const ownAt = (side: ProofStep['side'] | undefined) =>
  side === undefined ? MIDDLE : side === 'right' ? 25 : 75;

/**
 * Draw the tree as sums: the member's own balance at the bottom, each level with the sum beside it, and the total at
 * the top. Steps appear one after another, or all at once under reduced motion. It is read from the bottom up.
 */
export function ProofPathClimb({ leaf, steps, root, state }: ProofPathClimbProps) {
  const turn = Math.min(2, LONGEST / (steps.length + 1));
  const entering = (level: number) => ({
    className: 'animate-rise-in',
    // Under reduced motion the duration is zero, and so is every delay.
    style: { animationDelay: `calc(var(--duration-enter) * ${level * turn})` },
  });
  return (
    <ol role="list" className="@container flex flex-col-reverse">
      {steps.map((step, level) => {
        const own = level === 0 ? leaf : (steps[level - 1]?.above ?? leaf);
        const next = steps[level + 1];
        const boxes = [
          <Node key="own" node={own} state={state} own />,
          <Node key="added" node={step} state={state} sign="+" />,
        ];
        return (
          // A step has no identity but its level, and a proof keeps its levels.
          <li key={level} {...entering(level)}>
            <Join
              to={ownAt(level + 1 < steps.length ? next?.side : undefined)}
              own={ownAt(step.side)}
              broken={step.above.broken !== undefined || (next === undefined && root.broken !== undefined)}
              state={state}
            />
            <div className="grid grid-cols-2 gap-3 @max-[17rem]:grid-cols-1">
              {step.side === 'right' ? boxes : boxes.toReversed()}
            </div>
          </li>
        );
      })}
      <li {...entering(steps.length)} className="mx-auto w-full max-w-64 animate-rise-in">
        <Node node={root} state={state} own top />
      </li>
    </ol>
  );
}

interface JoinProps {
  /** Horizontal position of the node above, in percent. */
  to: number;
  /** Horizontal position of the path's node below, in percent. */
  own: number;
  broken: boolean;
  state: ProofState;
}

/** Draw the lines from two nodes to the one above them; the path's own line is thick. */
function Join({ to, own, broken, state }: JoinProps) {
  const line = (from: number, className: string) => (
    <path
      d={`M${from} 20C${from} 8 ${to} 12 ${to} 0`}
      vectorEffect="non-scaling-stroke"
      className={cx('fill-none', className)}
    />
  );
  return (
    <svg
      viewBox="0 0 100 20"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="block h-5 w-full @max-[17rem]:hidden"
    >
      {line(own === 25 ? 75 : 25, 'stroke-edge stroke-2')}
      {line(own, broken ? 'stroke-garnet stroke-3 [stroke-dasharray:4_4]' : lines[state])}
    </svg>
  );
}

interface NodeProps {
  node: ProofNode;
  state: ProofState;
  own?: boolean;
  top?: boolean;
  sign?: string;
}

function Node({ node, state, own = false, top = false, sign }: NodeProps) {
  const { label, amount, note, changed, broken, change } = node;
  return (
    <div
      data-own={own || undefined}
      data-broken={broken === undefined ? undefined : true}
      className={cx(
        'flex min-w-0 flex-col justify-center rounded-card border px-3 py-2 text-center @max-[17rem]:mt-2',
        broken !== undefined
          ? 'border-dashed border-garnet bg-garnet-wash'
          : changed !== undefined
            ? 'border-gold-ink bg-gold-wash'
            : own
              ? boxes[state]
              : 'border-line bg-wash',
      )}
    >
      <span className="block text-12 text-ink-2">{label} </span>
      <strong className={cx('block font-semibold', top ? 'text-20' : 'text-15')}>
        {sign === undefined ? null : `${sign} `}
        <AmountText size="inherit" amount={amount} unitless />{' '}
      </strong>
      {[changed, broken, note].map((text) =>
        text === undefined ? null : (
          <span
            key={text}
            className={cx('block text-12 font-semibold', text === changed ? 'text-gold-ink' : 'text-garnet')}
          >
            {text}{' '}
          </span>
        ),
      )}
      {change === undefined ? null : (
        <span className="flex flex-wrap justify-center gap-1">
          <IconButton icon="minus" label={change.lessLabel} onClick={change.onLess} />
          <IconButton icon="plus" label={change.moreLabel} onClick={change.onMore} />
        </span>
      )}
    </div>
  );
}

const lines = {
  open: 'stroke-ink stroke-3',
  // Only the lines pulse while checking; the text stays readable.
  checking: 'animate-breathe stroke-ink stroke-3',
  valid: 'stroke-verdigris stroke-3',
  invalid: 'stroke-ink stroke-3',
};

const boxes = {
  open: 'border-ink bg-sheet',
  checking: 'border-ink bg-sheet',
  valid: 'border-verdigris bg-verdigris-wash',
  invalid: 'border-ink bg-sheet',
} satisfies Record<ProofState, string>;
