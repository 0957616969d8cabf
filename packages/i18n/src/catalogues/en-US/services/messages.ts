const REMOVED =
  'Reason: {{reason}}. Your text: {{text}} Post it again without that part, or ask in the support chat.';
const NOT_YOU = 'Not you? Change your login password.';

/** Texts of the messages in the mailbox; `kind` has the title and the body of each kind. */
export const messages = {
  otherReason: 'something else',
  kind: {
    withdrawal_paid: {
      title: 'Withdrawal paid out',
      body: '{{net}} paid out. Fee: {{fee}}, {{amount}} in all.',
    },
    withdrawal_returned: {
      title: 'Withdrawal failed',
      body: '{{reason}} All {{amount}} is back in your available balance.',
    },
    recharge_credited: {
      title: 'Top-up arrived',
      body: '{{amount}} is in your available balance.',
    },
    recharge_failed: {
      title: 'Top-up didn’t arrive',
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
      body: 'We read your report from {{time}} and removed the content for everyone.',
    },
    report_kept: {
      title: 'What you reported stays',
      body: 'We read your report from {{time}}. The content stays hidden for you; if you disagree, ask in the support chat.',
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
      title: 'A guide didn’t post your text',
      body: '{{reason}} Change it and send it again.',
    },
    coupon_ending: {
      title: 'Coupon expires soon',
      body: '{{discount}} off, until {{time}}.',
    },
    referral_waiting: {
      title: 'Invitation reward waiting',
      body: 'The promotion budget can’t pay {{amount}} right now. We try again daily.',
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
      body: '{{reward}}: the promotion budget can’t pay {{amount}} right now. Collect it once the budget holds enough.',
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
      title: 'Wrong code entered five times',
      body: NOT_YOU,
    },
    security_password_changed: {
      title: 'Login password changed',
      body: NOT_YOU,
    },
    security_password_reset: {
      title: 'Login password reset with a code',
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
