import type { MessageChannel } from '@paydirt/contract/basics';
import type { MessageKey } from '@paydirt/i18n';

/**
 * Kinds of messages that the services write to one member, with their channels; the text is
 * `messages.kind.<kind>`.
 */
export const MESSAGE_KINDS = {
  coupon_ending: 'coupon',
  referral_waiting: 'voucher',
  referral_paid: 'voucher',
  submission_approved: 'voucher',
  submission_waiting: 'voucher',
  submission_refused: 'voucher',
  withdrawal_paid: 'station_news',
  withdrawal_returned: 'station_news',
  recharge_credited: 'station_news',
  recharge_failed: 'station_news',
  security_new_device: 'notice',
  security_codes_refused: 'notice',
  security_password_changed: 'notice',
  security_password_reset: 'notice',
  security_fund_password_set: 'notice',
  security_fund_password_changed: 'notice',
  security_email_bound: 'notice',
  security_email_restored: 'notice',
  security_sessions_ended: 'notice',
  security_data_exported: 'notice',
  report_removed: 'station_news',
  report_kept: 'station_news',
  post_removed: 'station_news',
  comment_removed: 'station_news',
  guide_posted: 'station_news',
  guide_declined: 'station_news',
  feedback_answered: 'station_news',
  support_answered: 'station_news',
} as const satisfies Record<string, MessageChannel>;

/** Name of a kind. */
export type MessageKind = keyof typeof MESSAGE_KINDS;

/** Value in a message: a fixed text, or one that is formatted in the reader's language. */
export type MessageValue =
  | string
  /** Amount in USDT, as a decimal string. */
  | { readonly amount: string }
  /** Time in ISO 8601, UTC. */
  | { readonly time: string }
  /** Id of a campaign, whose name is content of the services. */
  | { readonly campaign: string }
  /** Text that somebody typed in the test panel, which is named as its source. */
  | { readonly typedInPanel: string }
  /** Reason, by its key in the catalogues. */
  | {
      readonly reason: Extract<
        MessageKey,
        | `recharge.reason.${string}`
        | `withdraw.failure.${string}`
        | `moderation.form.${'promise' | 'insult' | 'private' | 'false'}`
        | 'messages.otherReason'
      >;
    };
