const REMOVED =
  'ಕಾರಣ: {{reason}}. ನೀವು ಬರೆದದ್ದು: {{text}} ಆ ಭಾಗವಿಲ್ಲದೆ ಮತ್ತೆ ಪೋಸ್ಟ್ ಮಾಡಬಹುದು, ಅಥವಾ ಸಪೋರ್ಟ್ ಚಾಟ್‌ನಲ್ಲಿ ಕೇಳಬಹುದು.';
const NOT_YOU = 'ಇದು ನೀವಲ್ಲವೇ? ಲಾಗಿನ್ ಪಾಸ್‌ವರ್ಡ್ ಬದಲಿಸಿ.';

export const messages = {
  otherReason: 'ಬೇರೆಯದು',
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
      title: 'ನೀವು ದೂರು ನೀಡಿದ್ದನ್ನು ತೆಗೆದುಹಾಕಲಾಗಿದೆ',
      body: 'ನಿಮ್ಮ ದೂರನ್ನು ({{time}}) ಓದಲಾಗಿದೆ. ನೀವು ದೂರು ನೀಡಿದ್ದನ್ನು ಎಲ್ಲರಿಗೂ ತೆಗೆದುಹಾಕಲಾಗಿದೆ.',
    },
    report_kept: {
      title: 'ನೀವು ದೂರು ನೀಡಿದ್ದು ಹಾಗೆಯೇ ಉಳಿಯುತ್ತದೆ',
      body: 'ನಿಮ್ಮ ದೂರನ್ನು ({{time}}) ಓದಲಾಗಿದೆ. ನೀವು ದೂರು ನೀಡಿದ್ದು ನಿಮಗೆ ಮರೆಯಾಗಿಯೇ ಇರುತ್ತದೆ; ಒಪ್ಪದಿದ್ದರೆ ಸಪೋರ್ಟ್ ಚಾಟ್‌ನಲ್ಲಿ ಕೇಳಿ.',
    },
    post_removed: {
      title: 'ಪೋಸ್ಟ್ ಅನ್ನು ತೆಗೆದುಹಾಕಲಾಗಿದೆ',
      body: REMOVED,
    },
    comment_removed: {
      title: 'ಕಾಮೆಂಟ್ ಅನ್ನು ತೆಗೆದುಹಾಕಲಾಗಿದೆ',
      body: REMOVED,
    },
    guide_posted: {
      title: 'ನಿಮ್ಮ ಬರಹವನ್ನು ಗೈಡ್ ಪೋಸ್ಟ್ ಮಾಡಿದ್ದಾರೆ',
      body: 'ಬದಲಾವಣೆ ಇಲ್ಲದೆ, ನಿಮ್ಮ ಪರವಾಗಿ ಗೈಡ್ ಪೋಸ್ಟ್ ಮಾಡಿದ್ದು ಎಂಬ ಗುರುತಿನೊಂದಿಗೆ. ಅದನ್ನು ನೀವು ಅಳಿಸಬಹುದು.',
    },
    guide_declined: {
      title: 'ನಿಮ್ಮ ಬರಹವನ್ನು ಗೈಡ್ ಪೋಸ್ಟ್ ಮಾಡಲಿಲ್ಲ',
      body: '{{reason}} ಬದಲಿಸಿ ಮತ್ತೆ ಕಳುಹಿಸಿ.',
    },
    coupon_ending: {
      title: 'ಕೂಪನ್ ಅವಧಿ ಸದ್ಯದಲ್ಲೇ ಮುಗಿಯುತ್ತದೆ',
      body: '{{discount}} ರಿಯಾಯಿತಿ, {{time}} ವರೆಗೆ.',
    },
    referral_waiting: {
      title: 'ರೆಫರಲ್ ಬೋನಸ್ ಕಾಯುತ್ತಿದೆ',
      body: 'ಪ್ರಮೋಷನ್ ಬಜೆಟ್‌ನಿಂದ ಈಗ {{amount}} ಪಾವತಿಸಲಾಗದು. ಪ್ರತಿ ದಿನ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಲಾಗುತ್ತದೆ.',
    },
    referral_paid: {
      title: 'ರೆಫರಲ್ ಬೋನಸ್ ಪಾವತಿಯಾಗಿದೆ',
      body: 'ಪ್ರಮೋಷನ್ ಬಜೆಟ್‌ನಿಂದ {{amount}} ಪಾವತಿಯಾಗಿದೆ.',
    },
    submission_approved: {
      title: 'ನೀವು ಕಳುಹಿಸಿದ್ದಕ್ಕೆ ಅನುಮೋದನೆ ಸಿಕ್ಕಿದೆ',
      body: '{{reward}}: ಪ್ರಮೋಷನ್ ಬಜೆಟ್‌ನಿಂದ {{amount}} ಪಾವತಿಯಾಗಿದೆ.',
    },
    submission_waiting: {
      title: 'ನೀವು ಕಳುಹಿಸಿದ್ದಕ್ಕೆ ಅನುಮೋದನೆ ಸಿಕ್ಕಿದೆ',
      body: '{{reward}}: ಪ್ರಮೋಷನ್ ಬಜೆಟ್‌ನಿಂದ ಈಗ {{amount}} ಪಾವತಿಸಲಾಗದು. ಬಜೆಟ್‌ನಲ್ಲಿ ಅಷ್ಟು ಹಣ ಇದ್ದಾಗ ಪಡೆಯಿರಿ.',
    },
    submission_refused: {
      title: 'ನೀವು ಕಳುಹಿಸಿದ್ದಕ್ಕೆ ಅನುಮೋದನೆ ಸಿಕ್ಕಿಲ್ಲ',
      body: '{{reward}}: {{reason}} ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
    },
    security_new_device: {
      title: 'ಹೊಸ ಸಾಧನದಲ್ಲಿ ಲಾಗಿನ್',
      body: NOT_YOU,
    },
    security_codes_refused: {
      title: 'ಐದು ಬಾರಿ ತಪ್ಪು OTP ನಮೂದಿಸಲಾಗಿದೆ',
      body: NOT_YOU,
    },
    security_password_changed: {
      title: 'ಲಾಗಿನ್ ಪಾಸ್‌ವರ್ಡ್ ಬದಲಾಗಿದೆ',
      body: NOT_YOU,
    },
    security_password_reset: {
      title: 'OTP ಮೂಲಕ ಲಾಗಿನ್ ಪಾಸ್‌ವರ್ಡ್ ರೀಸೆಟ್ ಆಗಿದೆ',
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
