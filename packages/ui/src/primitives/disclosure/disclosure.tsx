import { cx } from 'class-variance-authority';
import type { ComponentProps, MouseEvent, ToggleEvent, ReactNode } from 'react';
import { Icon } from '../../foundations/icon/index.ts';

export interface DisclosureProps extends Omit<ComponentProps<'details'>, 'title'> {
  /** The hidden content. */
  children?: ReactNode;
  /** Label of the button ("Accountant’s view", "Show every step"). */
  label: string;
  /** Open state, controlled. Left out, the browser manages it. */
  open?: boolean | undefined;
  /** Initial open state, uncontrolled. @default false */
  defaultOpen?: boolean | undefined;
  /** Called when it is opened or closed. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/**
 * Hide details behind a line that opens them. Renders a `<details>`; closed at first.
 *
 * @when Details that few people need, below the content that everybody reads.
 * @instead Do not hide what everybody needs, and never hide a risk. Use `SegmentedTabs` for views of equal importance.
 */
export function Disclosure({
  label,
  open,
  defaultOpen = false,
  onOpenChange,
  onToggle,
  className,
  children,
  ...props
}: DisclosureProps) {
  function pressed(event: MouseEvent<HTMLElement>) {
    if (open !== undefined) event.preventDefault();
    onOpenChange?.(event.currentTarget.closest('details')?.open === false);
  }

  // Find-in-page opens a `<details>` without a click.
  function toggled(event: ToggleEvent<HTMLDetailsElement>) {
    onToggle?.(event);
    if (event.currentTarget.open !== open) onOpenChange?.(event.currentTarget.open);
  }

  // Without state, and by default without handlers: it works before hydration and in server components.
  const needsHandler = open !== undefined || onOpenChange !== undefined;
  return (
    <details
      {...props}
      open={open ?? defaultOpen}
      onToggle={open === undefined ? onToggle : toggled}
      className={cx('group', className)}
    >
      <summary
        onClick={needsHandler ? pressed : undefined}
        className="target -mx-2 flex items-center gap-1 rounded-control px-2 text-15 font-semibold"
      >
        <span className="min-w-0 grow">{label}</span>
        <Icon name="chevron-down" size={18} className="shrink-0 text-ink-2 group-open:rotate-180" />
      </summary>
      {children}
    </details>
  );
}
