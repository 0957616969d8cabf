const REMOVED =
  'காரணம்: {{reason}}. நீங்கள் எழுதியது: {{text}} அந்தப் பகுதி இல்லாமல் மீண்டும் போஸ்ட் செய்யலாம், அல்லது சப்போர்ட் சாட்டில் கேட்கலாம்.';
const NOT_YOU = 'நீங்கள் செய்யவில்லை என்றால், உள்நுழைவுக் கடவுச்சொல்லை மாற்றுங்கள்.';

export const messages = {
  otherReason: 'வேறு காரணம்',
  kind: {
    withdrawal_paid: {
      title: 'எடுத்த பணம் செலுத்தப்பட்டது',
      body: '{{net}} செலுத்தப்பட்டது. கட்டணம் {{fee}}, மொத்தம் {{amount}}.',
    },
    withdrawal_returned: {
      title: 'பணம் எடுத்தல் தோல்வி',
      body: '{{reason}} முழுத் தொகை {{amount}} மீண்டும் உங்கள் பயன்படுத்தக்கூடிய இருப்பில் உள்ளது.',
    },
    recharge_credited: {
      title: 'டாப்-அப் வந்துவிட்டது',
      body: '{{amount}} உங்கள் பயன்படுத்தக்கூடிய இருப்பில் உள்ளது.',
    },
    recharge_failed: {
      title: 'டாப்-அப் வரவில்லை',
      body: '{{reason}} டாப்-அப்: {{amount}}.',
    },
    feedback_answered: {
      title: 'உங்கள் கருத்துக்குப் பதில் வந்தது',
      body: 'பதிலைப் படிக்க அதைத் திறங்கள்.',
    },
    support_answered: {
      title: 'சப்போர்ட் சாட்டில் பதில் வந்தது',
      body: 'படிக்க சாட்டைத் திறங்கள்.',
    },
    report_removed: {
      title: 'நீங்கள் புகாரளித்தது நீக்கப்பட்டது',
      body: 'உங்கள் புகார் ({{time}}) படிக்கப்பட்டது. புகாரளித்தது எல்லோருக்கும் நீக்கப்பட்டது.',
    },
    report_kept: {
      title: 'நீங்கள் புகாரளித்தது அப்படியே இருக்கும்',
      body: 'உங்கள் புகார் ({{time}}) படிக்கப்பட்டது. புகாரளித்தது உங்களுக்கு மறைந்தே இருக்கும்; உடன்படவில்லை என்றால் சப்போர்ட் சாட்டில் கேளுங்கள்.',
    },
    post_removed: {
      title: 'போஸ்ட் நீக்கப்பட்டது',
      body: REMOVED,
    },
    comment_removed: {
      title: 'கருத்து நீக்கப்பட்டது',
      body: REMOVED,
    },
    guide_posted: {
      title: 'நீங்கள் எழுதியதை ஒரு வழிகாட்டி போஸ்ட் செய்தார்',
      body: 'மாறாமல் உள்ளது; உங்களுக்காக வழிகாட்டி போஸ்ட் செய்தது என்றும் அதில் உள்ளது. நீங்கள் அதை நீக்கலாம்.',
    },
    guide_declined: {
      title: 'நீங்கள் எழுதியதை வழிகாட்டி போஸ்ட் செய்யவில்லை',
      body: '{{reason}} மாற்றி எழுதி மீண்டும் அனுப்புங்கள்.',
    },
    coupon_ending: {
      title: 'கூப்பன் விரைவில் முடிகிறது',
      body: '{{discount}} தள்ளுபடி, {{time}} வரை.',
    },
    referral_waiting: {
      title: 'ரெஃபரல் போனஸ் காத்திருக்கிறது',
      body: 'புரமோஷன் பட்ஜெட்டால் இப்போது {{amount}} செலுத்த முடியாது. தினமும் மீண்டும் முயற்சிக்கப்படும்.',
    },
    referral_paid: {
      title: 'ரெஃபரல் போனஸ் செலுத்தப்பட்டது',
      body: '{{amount}}, புரமோஷன் பட்ஜெட்டிலிருந்து செலுத்தப்பட்டது.',
    },
    submission_approved: {
      title: 'அனுப்பியது ஏற்கப்பட்டது',
      body: '{{reward}}: {{amount}}, புரமோஷன் பட்ஜெட்டிலிருந்து செலுத்தப்பட்டது.',
    },
    submission_waiting: {
      title: 'அனுப்பியது ஏற்கப்பட்டது',
      body: '{{reward}}: புரமோஷன் பட்ஜெட்டால் இப்போது {{amount}} செலுத்த முடியாது. அது உங்களுடையதே: பட்ஜெட்டில் பணம் இருக்கும்போது பெறுங்கள்.',
    },
    submission_refused: {
      title: 'அனுப்பியது ஏற்கப்படவில்லை',
      body: '{{reward}}: {{reason}} மீண்டும் முயற்சிக்கலாம்.',
    },
    security_new_device: {
      title: 'புதிய சாதனத்தில் உள்நுழைவு',
      body: NOT_YOU,
    },
    security_codes_refused: {
      title: 'ஐந்து முறை தவறான OTP உள்ளிடப்பட்டது',
      body: NOT_YOU,
    },
    security_password_changed: {
      title: 'உள்நுழைவுக் கடவுச்சொல் மாறியது',
      body: NOT_YOU,
    },
    security_password_reset: {
      title: 'உள்நுழைவுக் கடவுச்சொல் OTP மூலம் மீண்டும் அமைக்கப்பட்டது',
      body: NOT_YOU,
    },
    security_fund_password_set: {
      title: 'பணம் எடுக்கும் PIN அமைக்கப்பட்டது',
      body: NOT_YOU,
    },
    security_fund_password_changed: {
      title: 'பணம் எடுக்கும் PIN மாறியது',
      body: NOT_YOU,
    },
    security_email_bound: {
      title: 'மின்னஞ்சல் முகவரி சேர்க்கப்பட்டது',
      body: NOT_YOU,
    },
    security_email_restored: {
      title: 'மின்னஞ்சல் மாற்றம் ரத்து செய்யப்பட்டது',
      body: NOT_YOU,
    },
    security_sessions_ended: {
      title: 'அமர்வுகள் முடிக்கப்பட்டன',
      body: NOT_YOU,
    },
    security_data_exported: {
      title: 'உங்கள் தரவு கோப்பாகச் சேமிக்கப்பட்டது',
      body: NOT_YOU,
    },
  },
} as const;
