import { cx } from 'class-variance-authority';
import {
  MoneyFlowEnding,
  type MoneyFlowEnd,
  type MoneyFlowItem,
  type MoneyFlowSource,
} from './money-flow-ribbon.tsx';

interface MoneyFlowStockProps {
  flow: MoneyFlowItem;
  left: MoneyFlowEnd;
}

/** Draw a fund that only pays out: a bar of the remainder, next to the amount that was paid. */
export function MoneyFlowStock({ flow: { source, to }, left }: MoneyFlowStockProps) {
  const share = left.share > 0 ? Math.min(1, left.share) : 0;
  return (
    <div>
      <div className="flex flex-wrap justify-between gap-x-3 pb-1.5 text-13 leading-tight">
        <MoneyFlowEnding {...left} />
        <MoneyFlowEnding {...to} className="ms-auto text-end" />
      </div>
      <div className="flex h-5 overflow-hidden rounded-control border border-ink bg-wash forced-color-adjust-none">
        <span
          data-stock={source}
          className={cx('border-ink', share > 0 && share < 1 && 'border-e', fills[source])}
          // A minimum width and a border keep the smallest share visible, and the smallest rest.
          style={{ inlineSize: `${share * 100}%`, minInlineSize: share > 0 ? '0.1875rem' : 0 }}
        />
      </div>
    </div>
  );
}

const fills = {
  revenue: 'bg-verdigris',
  promotion: 'bg-gold',
  deposits: 'bg-lapis',
} satisfies Record<MoneyFlowSource, string>;
