/** Texts of the in-app mailbox; `kind` holds what each kind of message says. */
export const messages = {
  otherReason: 'another one, which the support chat can tell you',
  kind: {
    withdrawal_paid: {
      title: 'Your withdrawal was paid out',
      body: '{{net}} was paid out. The fee was {{fee}}, {{amount}} in all.',
    },
    withdrawal_returned: {
      title: 'Your withdrawal was returned',
      body: '{{reason}} All of it, {{amount}}, is in your available balance again.',
    },
    recharge_credited: {
      title: 'Your top-up arrived',
      body: '{{amount}} is in your available balance.',
    },
    recharge_failed: {
      title: 'Your top-up did not arrive',
      body: '{{reason}} It was a top-up of {{amount}}.',
    },
    feedback_answered: {
      title: 'Your feedback was answered',
      body: 'Open it to read the answer.',
    },
    support_answered: {
      title: 'Somebody answered in the support chat',
      body: 'Open the chat to read the answer.',
    },
    report_removed: {
      title: 'What you reported was removed',
      body: 'Somebody read your report of {{time}} and removed what you reported, for everyone.',
    },
    report_kept: {
      title: 'What you reported stays',
      body: 'Somebody read your report of {{time}} and left what you reported as it is. It stays hidden for you. If you disagree, ask in the support chat.',
    },
    post_removed: {
      title: 'Your post was removed',
      body: 'It was reported. Reason: {{reason}}. Your text: {{text}} You can post it again without that part. If you think this is a mistake, ask in the support chat.',
    },
    comment_removed: {
      title: 'Your comment was removed',
      body: 'It was reported. Reason: {{reason}}. Your text: {{text}} You can post it again without that part. If you think this is a mistake, ask in the support chat.',
    },
    guide_posted: {
      title: 'A guide posted your text',
      body: 'It is in the community as you wrote it, marked as posted by a guide for you. You can delete it like a post of your own.',
    },
    guide_declined: {
      title: 'A guide did not post your text',
      body: '{{reason}} You can write it differently and hand it in again.',
    },
    coupon_ending: {
      title: 'Your coupon ends soon',
      body: '{{discount}} off can be used until {{time}}. If you let it go, you lose nothing that you paid for.',
    },
    referral_waiting: {
      title: 'Your invitation reward waits',
      body: 'The promotion budget could not pay {{amount}} now. It is tried again every day; there is nothing for you to do.',
    },
    referral_paid: {
      title: 'Your invitation reward is paid',
      body: '{{amount}} is in your balance, paid from the promotion budget.',
    },
    submission_approved: {
      title: 'Your submission was accepted',
      body: '{{reward}}: {{amount}} is in your balance, paid from the promotion budget.',
    },
    submission_waiting: {
      title: 'Your submission was accepted',
      body: '{{reward}}: the promotion budget could not pay {{amount}} now. It stays yours until you collect it.',
    },
    submission_refused: {
      title: 'Your submission was not accepted',
      body: '{{reward}}: {{reason}} You can try again.',
    },
    security_new_device: {
      title: 'Logged in on a new device',
      body: 'If this was not you, change your login password and end the other sessions.',
    },
    security_codes_refused: {
      title: 'Code refused five times',
      body: 'If this was not you, change your login password and end the other sessions.',
    },
    security_password_changed: {
      title: 'Login password changed',
      body: 'If this was not you, change your login password and end the other sessions.',
    },
    security_password_reset: {
      title: 'Login password set anew by code',
      body: 'If this was not you, change your login password and end the other sessions.',
    },
    security_fund_password_set: {
      title: 'Withdrawal PIN set',
      body: 'If this was not you, change your login password and end the other sessions.',
    },
    security_fund_password_changed: {
      title: 'Withdrawal PIN changed',
      body: 'If this was not you, change your login password and end the other sessions.',
    },
    security_email_bound: {
      title: 'Email address added',
      body: 'If this was not you, change your login password and end the other sessions.',
    },
    security_email_restored: {
      title: 'Change of the email address undone',
      body: 'If this was not you, change your login password and end the other sessions.',
    },
    security_sessions_ended: {
      title: 'Sessions ended',
      body: 'If this was not you, change your login password and end the other sessions.',
    },
    security_data_exported: {
      title: 'Your data was saved as a file',
      body: 'If this was not you, change your login password and end the other sessions.',
    },
  },
} as const;
