import { cva, cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

/** Size of a spinner: beside small text, in a button, alone in a box. */
export type SpinnerSize = 'sm' | 'md' | 'lg';

export interface SpinnerProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Size: beside small text, in a button, alone in a box. @default 'md' */
  size?: SpinnerSize | undefined;
  /** Text for screen readers. Without it the spinner is decorative: its surroundings announce the state. */
  label?: string | undefined;
}

const look = cva('inline-grid shrink-0', {
  variants: {
    size: { sm: 'size-4', md: 'size-5', lg: 'size-8' } satisfies Record<SpinnerSize, string>,
  },
  defaultVariants: { size: 'md' },
});

/**
 * Spinner for a short wait, in the colour of the text; under reduced motion an open ring. Renders a `<span>`, with a
 * `label` as a `role="status"`. For content whose layout is known use a `Skeleton`; for measured progress, `Progress`.
 *
 * @when A short wait within something small, or for content of unknown layout.
 * @instead Use `Skeleton` for content of known layout, and `Progress` for a task whose progress is known.
 */
export function Spinner({ size, label, className, ...props }: SpinnerProps) {
  return (
    <span
      {...props}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'status' })}
      className={cx(look({ size }), className)}
    >
      <span
        aria-hidden="true"
        className="size-full animate-spin rounded-full border-2 border-current border-e-transparent forced-colors:border-e-[Canvas]"
      />
      {label === undefined ? null : <span className="sr-only">{label}</span>}
    </span>
  );
}
