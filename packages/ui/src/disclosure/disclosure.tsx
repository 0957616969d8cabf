import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Icon } from '../icon/index.ts';

export interface DisclosureProps extends Omit<ComponentProps<'details'>, 'title'> {
  /** What it opens ("Accountant’s view", "Show every step"). */
  label: string;
}

/** Keep what only some ask for behind a line that opens it. Renders a `<details>`; closed at first. */
export function Disclosure({ label, className, children, ...props }: DisclosureProps) {
  return (
    <details {...props} className={cx('group', className)}>
      <summary className="target -mx-2 flex items-center gap-1 rounded-control px-2 text-15 font-semibold">
        <span className="min-w-0 grow">{label}</span>
        <Icon name="chevron-down" size={18} className="shrink-0 text-ink-2 group-open:rotate-180" />
      </summary>
      {children}
    </details>
  );
}
