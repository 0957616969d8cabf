import { CONSTANTS } from '@paydirt/domain';
import { cx } from 'class-variance-authority';
import { useRef, type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { Icon } from '../../foundations/icon/index.ts';
import { Spinner } from '../spinner/spinner.tsx';
import { BUTTON_ICON_SIZE, buttonLook, type ButtonLook } from './button-look.ts';

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Text of the button: a verb, with its object where there is room. */
  children?: ReactNode;
  /**
   * An action is in progress: a spinner replaces the text, the width and focus stay, and clicks do nothing.
   * @default false
   */
  busy?: boolean | undefined;
  /**
   * Ignore a second click within a second, for buttons that move money or send codes (PRODUCT 10).
   *
   * @default false
   */
  guarded?: boolean | undefined;
}

/**
 * Run an action. Renders a `<button type="button">`, with `aria-busy` while `busy`.
 *
 * @when An action on the page: send, save, collect, open.
 * @instead Use `ButtonLink` or `TextLink` for a link to another page, and `IconButton` where there is only room for an
 *   icon.
 */
export function Button({
  variant,
  size = 'md',
  wide,
  icon,
  busy = false,
  guarded = false,
  type = 'button',
  className,
  children,
  onClick,
  ...props
}: ButtonProps) {
  const lastClickMs = useRef(Number.NEGATIVE_INFINITY);

  function click(event: MouseEvent<HTMLButtonElement>) {
    const tooSoon = guarded && event.timeStamp - lastClickMs.current < CONSTANTS.CLICK_GUARD_MS;
    if (busy || tooSoon) {
      // A submit button would otherwise submit the form.
      event.preventDefault();
      return;
    }
    lastClickMs.current = event.timeStamp;
    onClick?.(event);
  }

  return (
    <button
      {...props}
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={busy || props['aria-disabled'] || undefined}
      data-variant={variant ?? 'secondary'}
      className={cx(buttonLook({ variant, size, wide }), className)}
      onClick={click}
    >
      <span className={cx('inline-flex min-w-0 items-center justify-center gap-2', busy && 'opacity-0')}>
        {icon ? <Icon name={icon} size={BUTTON_ICON_SIZE[size]} className="shrink-0" /> : null}
        <span className="min-w-0">{children}</span>
      </span>
      {busy ? <Spinner className="absolute inset-0 m-auto" /> : null}
    </button>
  );
}

export interface ButtonLinkProps extends ComponentProps<'a'>, ButtonLook {
  /** Text of the link: its destination. */
  children?: ReactNode;
  /** Address of the link. */
  href: string;
}

/** Link that looks like a {@link Button}. Renders an `<a>`. */
export function ButtonLink({
  variant,
  size = 'md',
  wide,
  icon,
  className,
  children,
  ...props
}: ButtonLinkProps) {
  return (
    <a
      {...props}
      data-variant={variant ?? 'secondary'}
      className={cx(buttonLook({ variant, size, wide }), className)}
    >
      {icon ? <Icon name={icon} size={BUTTON_ICON_SIZE[size]} className="shrink-0" /> : null}
      <span className="min-w-0">{children}</span>
    </a>
  );
}
