import { cva, cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';

/** Look of a card: `income` contains income to collect, and `wash` a note within a screen. */
export type CardTone = 'sheet' | 'wash' | 'income';

export interface CardProps extends ComponentProps<'div'> {
  /** The content. */
  children?: ReactNode;
  /** Background: white, quiet, or that of income. @default 'sheet' */
  tone?: CardTone | undefined;
  /** Leave out the padding, for rows and pictures that extend to the edge. @default false */
  flush?: boolean | undefined;
}

const look = cva('rounded-card', {
  variants: {
    tone: {
      sheet: 'border border-line bg-sheet',
      wash: 'bg-wash forced-colors:outline',
      income: 'bg-verdigris-wash forced-colors:outline',
    } satisfies Record<CardTone, string>,
    flush: { true: 'overflow-hidden', false: 'p-4' },
  },
  defaultVariants: { tone: 'sheet', flush: false },
});

/**
 * Group related content. Renders a `<div>`.
 *
 * @when Things that belong together, separate from the rest.
 * @instead Use `ListRow` for a list of similar items, and `Stack` where space is enough to separate things.
 */
export function Card({ tone, flush, className, ...props }: CardProps) {
  return <div {...props} className={cx(look({ tone, flush }), className)} />;
}

/** Separate two things by a hairline. Renders an `<hr>`. */
export function Divider({ className, ...props }: ComponentProps<'hr'>) {
  return <hr {...props} className={cx('border-0 border-t border-line', className)} />;
}
