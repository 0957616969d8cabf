import { cx } from 'class-variance-authority';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { CouponText, type CouponContent } from './coupon-ticket.tsx';
import { TicketPaper } from './ticket-paper.tsx';

/** One coupon that can be chosen. */
export interface CouponOption extends CouponContent {
  readonly id: string;
}

export interface CouponChoiceProps extends Omit<ComponentProps<'fieldset'>, 'children' | 'onChange'> {
  /** Legend of the group ("Coupon for the Trommel TR-4"). */
  legend: string;
  /** Hide the legend where a heading has the same text; it is still read out. @default false */
  legendHidden?: boolean | undefined;
  /** The coupons that can be chosen. */
  coupons: readonly CouponOption[];
  /** Id of the chosen coupon; null for none, which is the initial state (H16). */
  value: string | null;
  /** Called with the coupon that was chosen; null for none. */
  onValueChange: (value: string | null) => void;
  /** Submits the chosen id under this name in a native form; nothing without a coupon. */
  name?: string | undefined;
  /** Label of the last option, which uses none of them ("Without a coupon"). */
  noneLabel: string;
  /** Resulting price ("You pay 120.00 USDT"). */
  noneNote?: string | undefined;
}

/**
 * Select one of several coupons, or none. Renders a `<fieldset>` of native radio buttons drawn as tickets: arrow keys
 * move the selection. No coupon is preselected.
 *
 * @when At most one coupon for an order that is about to be placed.
 * @instead Use `CouponTabs` for all coupons of a member.
 */
export function CouponChoice({
  legend,
  legendHidden = false,
  coupons,
  value,
  onValueChange,
  name,
  noneLabel,
  noneNote,
  className,
  ...props
}: CouponChoiceProps) {
  const id = useId();
  const group = name ?? id;
  return (
    <fieldset {...props} data-state={value === null ? 'none' : 'chosen'} className={cx('min-w-0', className)}>
      <legend className={legendHidden ? 'sr-only' : 'mb-2 text-13 font-semibold'}>{legend}</legend>
      <div className="flex flex-col gap-3">
        {coupons.map((coupon) => (
          <Option key={coupon.id}>
            <TicketPaper discount={coupon.discount} unit={coupon.unit} over={false}>
              <span>
                {/* A word that does not fit beside it has the line below to itself. */}
                <Radio
                  name={group}
                  value={coupon.id}
                  checked={coupon.id === value}
                  onChange={() => onValueChange(coupon.id)}
                />
                <CouponText {...coupon} over={false} />
              </span>
            </TicketPaper>
          </Option>
        ))}
        <Option>
          <span className="block rounded-card bg-wash px-4 py-3 forced-colors:outline">
            <Radio name={group} value="" checked={value === null} onChange={() => onValueChange(null)} />
            <span className="block text-15 font-semibold text-balance">{noneLabel}</span>
            {noneNote === undefined ? null : (
              <span className="tabular block text-13 text-ink-2">{noneNote}</span>
            )}
          </span>
        </Option>
      </div>
    </fieldset>
  );
}

function Option({ children }: { children: ReactNode }) {
  return (
    <label className="@container relative block rounded-card hover:opacity-90 active:translate-y-px has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      {children}
    </label>
  );
}

function Radio(props: Pick<ComponentProps<'input'>, 'name' | 'value' | 'checked' | 'onChange'>) {
  return (
    <input
      {...props}
      type="radio"
      className="float-end ms-3 size-6 appearance-none rounded-full border border-edge bg-sheet outline-none checked:border-7 checked:border-ink forced-colors:appearance-auto"
    />
  );
}
