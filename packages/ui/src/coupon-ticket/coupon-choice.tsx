import { cx } from 'class-variance-authority';
import { useId, type ComponentProps } from 'react';
import { Button } from '../button/index.ts';
import { CouponText, type CouponContent } from './coupon-ticket.tsx';
import { TicketPaper } from './ticket-paper.tsx';

/** One coupon that can be chosen. */
export interface CouponOption extends CouponContent {
  readonly id: string;
}

export interface CouponChoiceProps extends Omit<ComponentProps<'fieldset'>, 'children' | 'onChange'> {
  /** What is chosen, and for what ("Coupon for the Trommel TR-4"). */
  legend: string;
  /** Hide the legend where a heading already says it; it is still read out. @default false */
  legendHidden?: boolean | undefined;
  coupons: readonly CouponOption[];
  /** The chosen one's id; null for none, which is how it begins (H16). */
  value: string | null;
  onValueChange: (value: string | null) => void;
  /** Sends the chosen one's id under this name in a native form. */
  name?: string | undefined;
  /** Takes the choice back ("Use no coupon"). */
  clearLabel: string;
}

/**
 * Choose one of several coupons, or none. Renders a `<fieldset>` of native radio buttons drawn as tickets:
 * arrows move the choice. Nothing is chosen for the member, and a choice can be taken back.
 */
export function CouponChoice({
  legend,
  legendHidden = false,
  coupons,
  value,
  onValueChange,
  name,
  clearLabel,
  className,
  ...props
}: CouponChoiceProps) {
  const id = useId();
  return (
    <fieldset {...props} data-state={value === null ? 'open' : 'chosen'} className={cx('min-w-0', className)}>
      <legend className={legendHidden ? 'sr-only' : 'mb-2 text-13 font-semibold'}>{legend}</legend>
      <div className="flex flex-col gap-3">
        {coupons.map((coupon) => (
          // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- its text is the ticket's
          <label
            key={coupon.id}
            className="@container relative block rounded-card hover:opacity-90 active:translate-y-px has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <TicketPaper discount={coupon.discount} unit={coupon.unit} over={false}>
              <span>
                {/* A word that is too long to stand beside it has the line below to itself. */}
                <input
                  type="radio"
                  name={name ?? id}
                  value={coupon.id}
                  checked={coupon.id === value}
                  className="float-end ms-3 size-6 appearance-none rounded-full border border-edge bg-sheet outline-none checked:border-7 checked:border-ink forced-colors:appearance-auto"
                  onChange={() => onValueChange(coupon.id)}
                />
                <CouponText {...coupon} over={false} />
              </span>
            </TicketPaper>
          </label>
        ))}
      </div>
      <Button
        variant="quiet"
        wide
        className={cx('mt-2', value === null && 'invisible')}
        onClick={({ currentTarget }) => {
          onValueChange(null);
          // This button goes, and would take the focus with it.
          currentTarget.parentElement?.querySelector('input')?.focus();
        }}
      >
        {clearLabel}
      </Button>
    </fieldset>
  );
}
