import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { CouponTicket, type CouponTicketProps } from '../coupon-ticket/index.ts';
import { SegmentedTabs, TabPanel } from '../segmented-tabs/index.ts';
import { EmptyState, type EmptyStateProps } from '../state-message/index.ts';

/** Coupons of one kind. */
export interface CouponTab<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly coupons: readonly CouponTabItem[];
  /** What stands there when there are none, and what to do then. */
  readonly empty: Pick<EmptyStateProps, 'illustration' | 'title' | 'text' | 'action'>;
  /** How many there are, where the service says so; the shown ones may be only its first page. */
  readonly count?: number | undefined;
  /** Stands after the list: what loads more. */
  readonly end?: ReactNode;
}

/** One coupon of a tab. */
export type CouponTabItem = Omit<CouponTicketProps, 'ref'> & { readonly id: string };

export interface CouponTabsProps<Value extends string> extends Omit<
  ComponentProps<'div'>,
  'children' | 'id'
> {
  /** Ties tabs and panel; one per page. */
  id: string;
  /** What the tabs switch ("Your coupons by state"). */
  label: string;
  tabs: readonly CouponTab<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
}

/** Show a member's coupons by where they stand. Renders a tablist and one panel with a list of tickets. */
export function CouponTabs<Value extends string>({
  id,
  label,
  tabs,
  value,
  onValueChange,
  className,
  ...props
}: CouponTabsProps<Value>) {
  const tab = tabs.find((candidate) => candidate.value === value);
  return (
    <div {...props} className={cx('flex flex-col gap-4', className)}>
      <SegmentedTabs
        id={id}
        label={label}
        variant="segments"
        items={tabs.map(({ value: item, label: text, count }) => ({ value: item, label: text, count }))}
        value={value}
        onValueChange={onValueChange}
      />
      <TabPanel tabs={id} value={value}>
        {tab === undefined ? null : tab.coupons.length === 0 ? (
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
    </div>
  );
}
