import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import type { IconName } from '../../foundations/icon/index.ts';
import { Badge, type BadgeTone } from './badge.tsx';

/** The states of records, orders, coupons and reviews (PRODUCT 5). */
export type Status =
  | 'pending'
  | 'processing'
  | 'in-review'
  | 'succeeded'
  | 'arrived'
  | 'credited'
  | 'not-credited'
  | 'failed'
  | 'cancelled'
  | 'refused'
  | 'valid'
  | 'returned'
  | 'expired'
  | 'used';

export interface StatusBadgeProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Status, which determines the colour and the icon. */
  status: Status;
  /** The state in words. */
  children: string;
  /** `text` is for the second line of a row; `pill` is free-standing. @default 'pill' */
  variant?: 'pill' | 'text' | undefined;
}

const tones = {
  pending: 'pending',
  processing: 'pending',
  'in-review': 'pending',
  succeeded: 'success',
  arrived: 'success',
  credited: 'success',
  'not-credited': 'failure',
  failed: 'failure',
  cancelled: 'neutral',
  refused: 'failure',
  valid: 'success',
  returned: 'neutral',
  expired: 'off',
  used: 'off',
} satisfies Record<Status, BadgeTone>;

const icons = {
  neutral: 'info',
  info: 'info',
  success: 'check',
  urgent: 'clock',
  failure: 'alert',
  pending: 'clock',
  off: 'minus',
} satisfies Record<BadgeTone, IconName>;

// Success is the usual case in a list, so it stays quiet; pending and failed stand out.
const textTones = {
  neutral: 'text-ink-2',
  info: 'text-lapis',
  success: 'text-ink-2',
  urgent: 'text-ember',
  failure: 'text-garnet font-medium',
  pending: 'text-gold-ink font-medium',
  off: 'text-slate',
} satisfies Record<BadgeTone, string>;

/** Show a state by word, icon and tint. Renders a `<span>`. */
export function StatusBadge({ status, variant = 'pill', className, children, ...props }: StatusBadgeProps) {
  const tone = tones[status];
  if (variant === 'pill') {
    return (
      <Badge
        {...props}
        tone={tone}
        icon={icons[tone]}
        data-status={status}
        {...(className ? { className } : {})}
      >
        {children}
      </Badge>
    );
  }
  return (
    <span {...props} data-status={status} className={cx('text-13', textTones[tone], className)}>
      {children}
    </span>
  );
}
