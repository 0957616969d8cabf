import { cx } from 'class-variance-authority';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { Icon } from '../../foundations/icon/index.ts';

export interface RiskNoticeProps extends ComponentProps<'aside'> {
  /** The sentence that comes first: "This is play money." */
  title: string;
  /** The sentences after it. For a product with a history, include the share of its schedule that it paid (H5). */
  children: ReactNode;
  /** A link to an explanation of how income is calculated. */
  link?: ReactNode;
}

/**
 * Show the risk where a member makes a decision (H5). Renders an `<aside>` that cannot be closed.
 *
 * @when A notice beside every scheduled amount: that it is play money, and may not be paid.
 * @instead Use `NoticeBar` for other news.
 */
export function RiskNotice({ title, children, link, className, ...props }: RiskNoticeProps) {
  const id = useId();
  return (
    <aside
      {...props}
      aria-labelledby={id}
      className={cx('flex gap-3 rounded-card bg-wash p-3.5 forced-colors:outline', className)}
    >
      <Icon name="info" size={20} className="mt-0.5 shrink-0 text-ink-2" />
      <div className="min-w-0 text-15 text-ink-2">
        <p>
          <strong id={id} className="font-semibold text-ink">
            {title}
          </strong>{' '}
          {children}
        </p>
        {link}
      </div>
    </aside>
  );
}
