import { cva, cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Icon, type IconName } from '../../foundations/icon/index.ts';
import { Spinner } from '../spinner/spinner.tsx';

/** Background of an icon button. */
export type IconButtonSurface = 'plain' | 'raised' | 'picture';

interface IconButtonLook {
  /** The icon, which is its only visible content. */
  icon: IconName;
  /** Accessible name: the action ("Delete the address"). */
  label: string;
  /** `raised` has a hairline, `picture` stays legible over a picture. @default 'plain' */
  surface?: IconButtonSurface | undefined;
  /** Count at the corner; none for 0 or less. The `label` must include it. */
  count?: number | undefined;
}

export interface IconButtonProps
  extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'>, IconButtonLook {
  /** An action is in progress: a spinner replaces the icon, and clicks do nothing. @default false */
  busy?: boolean | undefined;
}

export interface IconLinkProps extends Omit<ComponentProps<'a'>, 'children' | 'aria-label'>, IconButtonLook {
  /** Address of the link. */
  href: string;
}

const look = cva(
  'target relative inline-grid shrink-0 place-items-center rounded-pill border disabled:text-ink-2 disabled:opacity-60',
  {
    variants: {
      surface: {
        // On a transparent header, which is over a picture, the button adapts without a prop.
        plain:
          'border-transparent text-ink group-data-[state=clear]/header:bg-scrim group-data-[state=clear]/header:text-on-picture',
        raised: 'border-line bg-sheet text-ink',
        picture: 'border-transparent bg-scrim text-on-picture',
      } satisfies Record<IconButtonSurface, string>,
    },
    defaultVariants: { surface: 'plain' },
  },
);

/** Hover and active styles, for enabled buttons only. */
const answers = {
  plain: 'hover:bg-wash active:translate-y-px',
  raised: 'hover:border-edge active:translate-y-px',
  picture: 'hover:opacity-90 active:translate-y-px',
} satisfies Record<IconButtonSurface, string>;

/**
 * Button with a well-known icon. Renders a `<button type="button">` named by `label`.
 *
 * @when An action that everybody recognizes by its icon alone: close, back, more.
 * @instead Use `Button` with a word for an icon that has to be learnt. There are no tooltips, because a phone has no
 *   hover.
 */
export function IconButton({
  icon,
  label,
  surface,
  count,
  busy = false,
  className,
  type = 'button',
  onClick,
  ...props
}: IconButtonProps) {
  return (
    <button
      {...props}
      type={type}
      aria-label={label}
      aria-busy={busy || props['aria-busy'] || undefined}
      aria-disabled={busy || props['aria-disabled'] || undefined}
      onClick={busy ? undefined : onClick}
      className={cx(look({ surface }), !props.disabled && answers[surface ?? 'plain'], className)}
    >
      {busy ? <Spinner className="absolute inset-0 m-auto" /> : <Icon name={icon} size={22} />}
      <CountDot count={count} />
    </button>
  );
}

/** Link that looks like an {@link IconButton}. Renders an `<a>`. */
export function IconLink({ icon, label, surface, count, className, ...props }: IconLinkProps) {
  return (
    <a
      {...props}
      aria-label={label}
      className={cx(look({ surface }), answers[surface ?? 'plain'], className)}
    >
      <Icon name={icon} size={22} />
      <CountDot count={count} />
    </a>
  );
}

export interface CountDotProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Nothing is drawn for 0 or less; above 99 it is shown as "99+". */
  count?: number | undefined;
}

/** Draw a count at the corner of its positioned parent. Hidden from screen readers: the parent's name includes it. */
export function CountDot({ count = 0, className, ...props }: CountDotProps) {
  if (count <= 0) return null;
  return (
    <span
      {...props}
      aria-hidden="true"
      // Positioned by its start, so that longer counts grow outwards and not over the icon.
      className={cx(
        'tabular absolute start-[calc(100%-1.6em)] top-0 grid h-[1.6em] min-w-[1.6em] place-items-center rounded-pill border-2 border-paper bg-garnet px-[0.3em] text-[min(0.75rem,4vw)] leading-none font-semibold text-on-garnet',
        className,
      )}
    >
      {count > 99 ? '99+' : count}
    </span>
  );
}
