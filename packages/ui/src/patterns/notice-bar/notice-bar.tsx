import { cva, cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconName } from '../../foundations/icon/index.ts';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';

/** Kind of notice, shown by its colour and icon. */
export type NoticeTone = 'info' | 'success' | 'pending' | 'failure' | 'neutral';

export interface NoticeBarProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Kind of notice, shown by its colour and icon. @default 'info' */
  tone?: NoticeTone | undefined;
  /** Drawn bold above the text. */
  title?: string | undefined;
  /** The event, and the next step. */
  children: ReactNode;
  /** The next step, below the text. */
  action?: ReactNode;
  /** Called by the close button. A closed notice stays closed that day (H16). */
  onDismiss?: (() => void) | undefined;
  /** Label of the close button; required with `onDismiss`. */
  dismissLabel?: string | undefined;
}

const look = cva('relative flex items-start gap-3 rounded-card px-4 py-3 text-15 forced-colors:outline', {
  variants: {
    tone: {
      info: 'bg-lapis-wash',
      success: 'bg-verdigris-wash',
      pending: 'bg-gold-wash',
      failure: 'bg-garnet-wash',
      neutral: 'bg-wash',
    } satisfies Record<NoticeTone, string>,
  },
});

const inks = {
  info: 'text-lapis',
  success: 'text-verdigris',
  pending: 'text-gold-ink',
  failure: 'text-garnet',
  neutral: 'text-ink-2',
} satisfies Record<NoticeTone, string>;

const icons = {
  info: 'info',
  success: 'check',
  pending: 'clock',
  failure: 'alert',
  neutral: 'info',
} satisfies Record<NoticeTone, IconName>;

/**
 * Show a notice about the screen around it. Renders a `<div>`; not a live region.
 *
 * @when News about this page that stays until it is resolved.
 * @instead Use `ToastRegion` for the result of an action, the field itself for its error, and `ConfirmDialog` for a
 *   decision.
 */
export function NoticeBar({
  tone = 'info',
  title,
  action,
  onDismiss,
  dismissLabel,
  className,
  children,
  ...props
}: NoticeBarProps) {
  const dismissible = onDismiss !== undefined && dismissLabel !== undefined;
  return (
    <div {...props} data-tone={tone} className={cx(look({ tone }), className)}>
      <Icon name={icons[tone]} size={20} className={cx('mt-px shrink-0', inks[tone])} />
      <div className="min-w-0 flex-1">
        {/* The button's room at the end of the first words; those that follow have the whole width. */}
        {dismissible ? <span aria-hidden="true" className="target float-end -my-2.5 -me-3 ms-1" /> : null}
        {title ? <strong className="block font-semibold">{title}</strong> : null}
        {children}
        {action ? <div className="mt-2 flex flex-wrap gap-2">{action}</div> : null}
      </div>
      {dismissible ? (
        <div className="absolute end-1 top-0.5">
          <IconButton icon="close" label={dismissLabel} onClick={onDismiss} />
        </div>
      ) : null}
    </div>
  );
}
