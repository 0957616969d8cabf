const REMOVED =
  'ಕಾರಣ: {{reason}}. ನೀವು ಬರೆದದ್ದು: {{text}} ಆ ಭಾಗವಿಲ್ಲದೆ ಮತ್ತೆ ಪೋಸ್ಟ್ ಮಾಡಬಹುದು, ಅಥವಾ ಸಪೋರ್ಟ್ ಚಾಟ್‌ನಲ್ಲಿ ಕೇಳಬಹುದು.';
const NOT_YOU = 'ನೀವು ಮಾಡಿಲ್ಲದಿದ್ದರೆ, ಲಾಗಿನ್ ಪಾಸ್‌ವರ್ಡ್ ಬದಲಿಸಿ.';

export const messages = {
  otherReason: 'ಬೇರೆ ಕಾರಣ',
  kind: {
    withdrawal_paid: {
      title: 'ವಿತ್‌ಡ್ರಾ ಪಾವತಿಯಾಗಿದೆ',
      body: '{{net}} ಪಾವತಿಯಾಗಿದೆ. ಶುಲ್ಕ {{fee}}, ಒಟ್ಟು {{amount}}.',
    },
    withdrawal_returned: {
      title: 'ವಿತ್‌ಡ್ರಾ ವಿಫಲ',
      body: '{{reason}} ಪೂರ್ತಿ ಮೊತ್ತ {{amount}} ಮತ್ತೆ ನಿಮ್ಮ ಲಭ್ಯ ಬ್ಯಾಲೆನ್ಸ್‌ನಲ್ಲಿದೆ.',
    },
    recharge_credited: {
      title: 'ಟಾಪ್-ಅಪ್ ಬಂದಿದೆ',
      body: '{{amount}} ನಿಮ್ಮ ಲಭ್ಯ ಬ್ಯಾಲೆನ್ಸ್‌ನಲ್ಲಿದೆ.',
    },
    recharge_failed: {
      title: 'ಟಾಪ್-ಅಪ್ ಬಂದಿಲ್ಲ',
      body: '{{reason}} ಟಾಪ್-ಅಪ್: {{amount}}.',
    },
    feedback_answered: {
      title: 'ನಿಮ್ಮ ಅಭಿಪ್ರಾಯಕ್ಕೆ ಉತ್ತರ ಬಂದಿದೆ',
      body: 'ಉತ್ತರ ಓದಲು ಅದನ್ನು ತೆರೆಯಿರಿ.',
    },
    support_answered: {
      title: 'ಸಪೋರ್ಟ್ ಚಾಟ್‌ನಲ್ಲಿ ಉತ್ತರ ಬಂದಿದೆ',
      body: 'ಓದಲು ಚಾಟ್ ತೆರೆಯಿರಿ.',
    },
    report_removed: {
      title: 'ನೀವು ದೂರು ನೀಡಿದ್ದನ್ನು ತೆಗೆಯಲಾಗಿದೆ',
      body: 'ನಿಮ್ಮ ದೂರನ್ನು ({{time}}) ಓದಲಾಗಿದೆ. ಅದನ್ನು ತೆಗೆಯಲಾಗಿದೆ; ಈಗ ಯಾರಿಗೂ ಕಾಣುವುದಿಲ್ಲ.',
    },
    report_kept: {
      title: 'ನೀವು ದೂರು ನೀಡಿದ್ದು ಹಾಗೆಯೇ ಉಳಿಯುತ್ತದೆ',
      body: 'ನಿಮ್ಮ ದೂರನ್ನು ({{time}}) ಓದಲಾಗಿದೆ. ಅದು ನಿಮಗೆ ಮರೆಯಾಗಿಯೇ ಇರುತ್ತದೆ; ನೀವು ಒಪ್ಪದಿದ್ದರೆ ಸಪೋರ್ಟ್ ಚಾಟ್‌ನಲ್ಲಿ ಕೇಳಿ.',
    },
    post_removed: {
      title: 'ಪೋಸ್ಟ್ ತೆಗೆಯಲಾಗಿದೆ',
      body: REMOVED,
    },
    comment_removed: {
      title: 'ಕಾಮೆಂಟ್ ತೆಗೆಯಲಾಗಿದೆ',
      body: REMOVED,
    },
    guide_posted: {
      title: 'ನಿಮ್ಮ ಬರಹವನ್ನು ಗೈಡ್ ಪೋಸ್ಟ್ ಮಾಡಿದ್ದಾರೆ',
      body: 'ಬದಲಾಗದೆ ಇದೆ; ನಿಮ್ಮ ಪರವಾಗಿ ಗೈಡ್ ಪೋಸ್ಟ್ ಮಾಡಿದ್ದು ಎಂದು ಅದರಲ್ಲಿದೆ. ಅದನ್ನು ನೀವು ಅಳಿಸಬಹುದು.',
    },
    guide_declined: {
      title: 'ನಿಮ್ಮ ಬರಹವನ್ನು ಗೈಡ್ ಪೋಸ್ಟ್ ಮಾಡಲಿಲ್ಲ',
      body: '{{reason}} ಬದಲಿಸಿ ಮತ್ತೆ ಕೊಡಬಹುದು.',
    },
    coupon_ending: {
      title: 'ಕೂಪನ್ ಅವಧಿ ಶೀಘ್ರದಲ್ಲೇ ಮುಗಿಯುತ್ತದೆ',
      body: '{{discount}} ರಿಯಾಯಿತಿ, {{time}} ವರೆಗೆ.',
    },
    referral_waiting: {
      title: 'ರೆಫರಲ್ ಬೋನಸ್ ಕಾಯುತ್ತಿದೆ',
      body: 'ಪ್ರಮೋಷನ್ ಬಜೆಟ್ ಈಗ {{amount}} ಪಾವತಿಸಲಾರದು. ಪ್ರತಿ ದಿನ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಲಾಗುತ್ತದೆ.',
    },
    referral_paid: {
      title: 'ರೆಫರಲ್ ಬೋನಸ್ ಪಾವತಿಯಾಗಿದೆ',
      body: '{{amount}}, ಪ್ರಮೋಷನ್ ಬಜೆಟ್‌ನಿಂದ ಪಾವತಿಸಲಾಗಿದೆ.',
    },
    submission_approved: {
      title: 'ಕಳುಹಿಸಿದ್ದನ್ನು ಅನುಮೋದಿಸಲಾಗಿದೆ',
      body: '{{reward}}: {{amount}}, ಪ್ರಮೋಷನ್ ಬಜೆಟ್‌ನಿಂದ ಪಾವತಿಸಲಾಗಿದೆ.',
    },
    submission_waiting: {
      title: 'ಕಳುಹಿಸಿದ್ದನ್ನು ಅನುಮೋದಿಸಲಾಗಿದೆ',
      body: '{{reward}}: ಪ್ರಮೋಷನ್ ಬಜೆಟ್ ಈಗ {{amount}} ಪಾವತಿಸಲಾರದು. ಅದು ನಿಮ್ಮದೇ: ಬಜೆಟ್‌ನಲ್ಲಿ ಹಣ ಇದ್ದಾಗ ಪಡೆಯಿರಿ.',
    },
    submission_refused: {
      title: 'ಕಳುಹಿಸಿದ್ದಕ್ಕೆ ಅನುಮೋದನೆ ಸಿಕ್ಕಿಲ್ಲ',
      body: '{{reward}}: {{reason}} ನೀವು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಬಹುದು.',
    },
    security_new_device: {
      title: 'ಹೊಸ ಸಾಧನದಲ್ಲಿ ಲಾಗಿನ್',
      body: NOT_YOU,
    },
    security_codes_refused: {
      title: 'OTP ಐದು ಬಾರಿ ತಪ್ಪಾಗಿತ್ತು',
      body: NOT_YOU,
    },
    security_password_changed: {
      title: 'ಲಾಗಿನ್ ಪಾಸ್‌ವರ್ಡ್ ಬದಲಾಗಿದೆ',
      body: NOT_YOU,
    },
    security_password_reset: {
      title: 'ಲಾಗಿನ್ ಪಾಸ್‌ವರ್ಡ್ OTP ಮೂಲಕ ಮತ್ತೆ ಸೆಟ್ ಆಗಿದೆ',
      body: NOT_YOU,
    },
    security_fund_password_set: {
      title: 'ವಿತ್‌ಡ್ರಾ PIN ಸೆಟ್ ಆಗಿದೆ',
      body: NOT_YOU,
    },
    security_fund_password_changed: {
      title: 'ವಿತ್‌ಡ್ರಾ PIN ಬದಲಾಗಿದೆ',
      body: NOT_YOU,
    },
    security_email_bound: {
      title: 'ಇಮೇಲ್ ವಿಳಾಸ ಸೇರಿಸಲಾಗಿದೆ',
      body: NOT_YOU,
    },
    security_email_restored: {
      title: 'ಇಮೇಲ್ ಬದಲಾವಣೆ ರದ್ದಾಗಿದೆ',
      body: NOT_YOU,
    },
    security_sessions_ended: {
      title: 'ಸೆಷನ್‌ಗಳು ಮುಗಿದಿವೆ',
      body: NOT_YOU,
    },
    security_data_exported: {
      title: 'ನಿಮ್ಮ ಡೇಟಾವನ್ನು ಫೈಲ್ ಆಗಿ ಉಳಿಸಲಾಗಿದೆ',
      body: NOT_YOU,
    },
  },
} as const;
