import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { CouponTicket, type CouponTicketProps } from '../coupon-ticket/index.ts';
import { SegmentedTabs, TabPanel } from '../../primitives/segmented-tabs/index.ts';
import { EmptyState, type EmptyStateProps } from '../../patterns/state-message/state-message.tsx';

/** Coupons of one kind. */
export interface CouponTab<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly coupons: readonly CouponTabItem[];
  /** Content shown when there are none, with the next step. */
  readonly empty: Pick<EmptyStateProps, 'illustration' | 'title' | 'text' | 'action'>;
  /** Total number, where the service gives one; the list may show only the first page. */
  readonly count?: number | undefined;
  /** Content after the list, such as a button that loads more. */
  readonly end?: ReactNode;
}

/** One coupon of a tab. */
export type CouponTabItem = Omit<CouponTicketProps, 'ref'> & { readonly id: string };

export interface CouponTabsProps<Value extends string> extends Omit<
  ComponentProps<'div'>,
  'children' | 'defaultValue'
> {
  /** Name of the tab list for screen readers ("Your coupons by state"). */
  label: string;
  /** The kinds of coupons, each with its coupons and the content shown where it has none. */
  tabs: readonly CouponTab<Value>[];
  /** The selected tab, controlled. */
  value?: Value | undefined;
  /** The initially selected tab, uncontrolled. @default the first */
  defaultValue?: Value | undefined;
  /** Called with the selected tab. */
  onValueChange?: ((value: Value) => void) | undefined;
}

/**
 * Show a member's coupons by their state. Renders a tablist and one panel with a list of tickets.
 *
 * @when All coupons of a member, by state.
 * @instead Use `CouponChoice` to select one of them for an order.
 */
export function CouponTabs<Value extends string>({
  label,
  tabs,
  value,
  defaultValue,
  onValueChange,
  className,
  ...props
}: CouponTabsProps<Value>) {
  return (
    <div {...props} className={cx('flex flex-col gap-4', className)}>
      <SegmentedTabs
        label={label}
        variant="segments"
        items={tabs.map(({ value: item, label: text, count }) => ({ value: item, label: text, count }))}
        value={value}
        defaultValue={defaultValue}
        onValueChange={onValueChange}
      >
        {tabs.map((tab) => (
          <TabPanel key={tab.value} value={tab.value}>
            {tab.coupons.length === 0 ? (
              <EmptyState {...tab.empty} />
            ) : (
              <>
                <ul role="list" className="flex flex-col gap-3">
                  {tab.coupons.map((coupon) => (
                    <li key={coupon.id}>
                      <CouponTicket {...coupon} />
                    </li>
                  ))}
                </ul>
                {tab.end}
              </>
            )}
          </TabPanel>
        ))}
      </SegmentedTabs>
    </div>
  );
}
