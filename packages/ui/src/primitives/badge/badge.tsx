import { cva, cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconName } from '../../foundations/icon/index.ts';

/** Meaning of a badge. `urgent` is for a real deadline, and `off` for a past state. */
export type BadgeTone = 'neutral' | 'info' | 'success' | 'urgent' | 'failure' | 'pending' | 'off';

export interface BadgeProps extends ComponentProps<'span'> {
  /** One or two words. */
  children?: ReactNode;
  /** Meaning of the badge, shown by its colour. @default 'neutral' */
  tone?: BadgeTone | undefined;
  /** Icon before the word, where colour alone would convey the meaning. */
  icon?: IconName | undefined;
}

const look = cva(
  'inline-flex max-w-full items-center gap-1 rounded-control px-2 py-0.5 text-12 font-semibold forced-colors:outline',
  {
    variants: {
      tone: {
        neutral: 'bg-wash text-ink-2',
        info: 'bg-lapis-wash text-lapis',
        success: 'bg-verdigris-wash text-verdigris',
        urgent: 'bg-ember-wash text-ember',
        failure: 'bg-garnet-wash text-garnet',
        pending: 'bg-gold-wash text-gold-ink',
        off: 'bg-slate-wash text-slate',
      } satisfies Record<BadgeTone, string>,
    },
    defaultVariants: { tone: 'neutral' },
  },
);

/**
 * Label something with a word and a tint. Renders a `<span>`.
 *
 * @when One or two words about the state of a thing, shown permanently.
 * @instead Use `NoticeBar` for news that should be read, and `Button` for an action.
 */
export function Badge({ tone, icon, className, children, ...props }: BadgeProps) {
  return (
    <span {...props} data-tone={tone ?? 'neutral'} className={cx(look({ tone }), className)}>
      {icon ? <Icon name={icon} size={14} className="shrink-0" /> : null}
      <span className="min-w-0">{children}</span>
    </span>
  );
}
