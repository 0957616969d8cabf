import type { MoneyParts } from '@paydirt/domain';
import { cx } from 'class-variance-authority';
import { AmountText } from '../../patterns/amount-text/index.ts';

/** Owner of the money. Each has the same colour everywhere. */
export type MoneyFlowSource = 'revenue' | 'promotion' | 'deposits';

/** One end of a flow. */
export interface MoneyFlowEnd {
  /** "Machine revenue", "Daily income". */
  readonly label: string;
  /** Drawn without its unit. */
  readonly amount: MoneyParts;
  /** The amount as a share of the largest of all ends, 0 to 1: the thickness of the ribbon at that end. */
  readonly share: number;
}

/** Money that goes from one account of the ledger to another. */
export interface MoneyFlowItem {
  readonly source: MoneyFlowSource;
  readonly from: MoneyFlowEnd;
  readonly to: MoneyFlowEnd;
  /**
   * Remainder of `from`. The flow is then drawn as a bar of the remainder and the amount paid, since a ribbon that
   * narrows would look like a leak. `share` is relative to `from`.
   */
  readonly left?: MoneyFlowEnd | undefined;
  /** Reasons why its two ends differ ("From their savings"), one per line below it. */
  readonly differences?: readonly Pick<MoneyFlowEnd, 'label' | 'amount'>[] | undefined;
}

// Units of the viewBox: the width is stretched to the column, the height is set in rem.
const WIDTH = 320;
const MIDDLE = WIDTH / 2;
const TALLEST = 64;
// Height of an account that is empty.
const MARK = 2;
// The far end is a little lower, so that the ribbon shows a direction.
const DROP = 6;
// The thinnest visible share above zero.
const THINNEST = 1.5;

/** Draw one flow: labels at both ends, and its ribbon between two accounts. */
export function MoneyFlowRibbon({ flow }: { flow: MoneyFlowItem }) {
  const left = thickness(flow.from.share);
  const right = thickness(flow.to.share);
  const height = Math.max(left, right + DROP, 8);
  const rightTop = height - right;
  // Two empty accounts are on the same level.
  const nothing = left === 0 && right === 0;
  return (
    <div>
      <div className="flex flex-wrap justify-between gap-x-3 pb-1 text-13 leading-tight">
        <MoneyFlowEnding {...flow.from} />
        <MoneyFlowEnding {...flow.to} className="ms-auto text-end" />
      </div>
      <div className={cx('flex gap-0.5', nothing && 'items-center')}>
        <Account thickness={left} />
        <svg
          viewBox={`0 0 ${WIDTH} ${height}`}
          preserveAspectRatio="none"
          className="block min-w-0 flex-1 forced-color-adjust-none"
          style={{ blockSize: rem(height) }}
        >
          {nothing ? (
            <line
              x2={WIDTH}
              y1={height / 2}
              y2={height / 2}
              strokeDasharray="3 5"
              vectorEffect="non-scaling-stroke"
              className="stroke-edge"
            />
          ) : (
            <path
              d={`M0 0C${MIDDLE} 0 ${MIDDLE} ${rightTop} ${WIDTH} ${rightTop}V${height}C${MIDDLE} ${height} ${MIDDLE} ${left} 0 ${left}z`}
              data-source={flow.source}
              className={ribbons[flow.source]}
            />
          )}
        </svg>
        <Account thickness={right} className={nothing ? undefined : 'self-end'} />
      </div>
      {flow.differences?.map(({ label, amount }) => (
        <div key={label} className="flex flex-wrap items-baseline justify-between gap-x-3 pt-1 text-13">
          <span className="text-ink-2">{label}</span>
          <AmountText size="inherit" amount={amount} unitless className="font-semibold" />
        </div>
      ))}
    </div>
  );
}

/** Draw one end of a ribbon. Its thickness depends on the amount, never on the window. */
function Account({ thickness: high, className }: { thickness: number; className?: string | undefined }) {
  return (
    <span
      data-account
      className={cx('w-1 shrink-0 bg-ink forced-color-adjust-none', className)}
      style={{ blockSize: rem(Math.max(high, MARK)), borderRadius: 1 }}
    />
  );
}

/** An end of a flow in words: account and amount. */
export function MoneyFlowEnding({
  label,
  amount,
  className,
}: MoneyFlowItem['from'] & { className?: string }) {
  return (
    <span className={cx('max-w-full', className)}>
      <span className="block text-ink-2">{label}</span>
      <AmountText size="inherit" amount={amount} unitless className="block text-15 font-semibold" />
    </span>
  );
}

const rem = (units: number) => `${units / 16}rem`;

/** Get the thickness for a share; an invalid share, as from a broken report, draws nothing. */
function thickness(share: number): number {
  if (!(share > 0)) return 0;
  return Math.max(THINNEST, Math.min(1, share) * TALLEST);
}

const ribbons = {
  revenue: 'fill-verdigris opacity-80',
  promotion: 'fill-gold',
  deposits: 'fill-lapis opacity-75',
} satisfies Record<MoneyFlowSource, string>;
