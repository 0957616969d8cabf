import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

export interface BackdropProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The dialog is open; the backdrop fades out when it closes. */
  open: boolean;
}

/**
 * Dim the page behind a dialog and lock its scroll position. Renders a plain element, a direct child of a Radix portal:
 * Radix's own overlay locks the scroll by writing a style element, which a strict content security policy refuses. The
 * lock itself is a rule of styles.css.
 */
export function Backdrop({ open, className, ...props }: BackdropProps) {
  return (
    <div
      {...props}
      data-backdrop=""
      data-state={open ? 'open' : 'closed'}
      className={cx(
        'pointer-events-auto fixed inset-0 z-50 touch-none bg-scrim data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in',
        className,
      )}
    />
  );
}
