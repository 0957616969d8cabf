const REMOVED =
  'Reason: {{reason}}. Your text: {{text}} Post it again without that part, or ask in the support chat.';
const NOT_YOU = 'Not you? Change your login password.';

/** Texts of the in-app mailbox; `kind` holds what each kind of message says. */
export const messages = {
  otherReason: 'another one',
  kind: {
    withdrawal_paid: {
      title: 'Withdrawal paid out',
      body: '{{net}} paid out. Fee: {{fee}}, {{amount}} in all.',
    },
    withdrawal_returned: {
      title: 'Withdrawal failed',
      body: '{{reason}} Back in your available balance: {{amount}}.',
    },
    recharge_credited: {
      title: 'Top-up arrived',
      body: '{{amount}} is in your available balance.',
    },
    recharge_failed: {
      title: 'Top-up did not arrive',
      body: '{{reason}} Top-up: {{amount}}.',
    },
    feedback_answered: {
      title: 'Your feedback was answered',
      body: 'Open it to read the answer.',
    },
    support_answered: {
      title: 'Answer in the support chat',
      body: 'Open the chat to read it.',
    },
    report_removed: {
      title: 'Reported content removed',
      body: 'Your report of {{time}} was read. The content is removed for everyone.',
    },
    report_kept: {
      title: 'What you reported stays',
      body: 'Your report of {{time}} was read. It stays hidden for you; if you disagree, ask in the support chat.',
    },
    post_removed: {
      title: 'Post removed',
      body: REMOVED,
    },
    comment_removed: {
      title: 'Comment removed',
      body: REMOVED,
    },
    guide_posted: {
      title: 'A guide posted your text',
      body: 'Unchanged, marked as posted by a guide for you. You can delete it.',
    },
    guide_declined: {
      title: 'A guide did not post your text',
      body: '{{reason}} Change it and hand it in again.',
    },
    coupon_ending: {
      title: 'Coupon expires soon',
      body: '{{discount}} off, until {{time}}.',
    },
    referral_waiting: {
      title: 'Invitation reward waits',
      body: 'The promotion budget cannot pay {{amount}} now. Tried again daily.',
    },
    referral_paid: {
      title: 'Invitation reward paid',
      body: '{{amount}}, paid from the promotion budget.',
    },
    submission_approved: {
      title: 'Submission accepted',
      body: '{{reward}}: {{amount}}, paid from the promotion budget.',
    },
    submission_waiting: {
      title: 'Submission accepted',
      body: '{{reward}}: the promotion budget cannot pay {{amount}} now. Collect it once the budget holds it.',
    },
    submission_refused: {
      title: 'Submission not accepted',
      body: '{{reward}}: {{reason}} Try again.',
    },
    security_new_device: {
      title: 'Login on a new device',
      body: NOT_YOU,
    },
    security_codes_refused: {
      title: 'Code refused five times',
      body: NOT_YOU,
    },
    security_password_changed: {
      title: 'Login password changed',
      body: NOT_YOU,
    },
    security_password_reset: {
      title: 'Login password reset by code',
      body: NOT_YOU,
    },
    security_fund_password_set: {
      title: 'Withdrawal PIN set',
      body: NOT_YOU,
    },
    security_fund_password_changed: {
      title: 'Withdrawal PIN changed',
      body: NOT_YOU,
    },
    security_email_bound: {
      title: 'Email address added',
      body: NOT_YOU,
    },
    security_email_restored: {
      title: 'Email change undone',
      body: NOT_YOU,
    },
    security_sessions_ended: {
      title: 'Sessions ended',
      body: NOT_YOU,
    },
    security_data_exported: {
      title: 'Your data was saved as a file',
      body: NOT_YOU,
    },
  },
} as const;
