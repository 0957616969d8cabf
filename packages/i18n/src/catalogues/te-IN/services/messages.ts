const REMOVED = 'కారణం: {{reason}}. మీరు రాసినది: {{text}} ఆ భాగం లేకుండా మళ్లీ పోస్ట్ చేయవచ్చు, లేదా సపోర్ట్ చాట్‌లో అడగవచ్చు.';
const NOT_YOU = 'మీరు చేయకపోతే, లాగిన్ పాస్‌వర్డ్ మార్చండి.';

export const messages = {
  otherReason: 'వేరే కారణం',
  kind: {
    withdrawal_paid: {
      title: 'విత్‌డ్రా డబ్బు చెల్లించాం',
      body: '{{net}} చెల్లించాం. ఫీజు {{fee}}, మొత్తం {{amount}}.',
    },
    withdrawal_returned: {
      title: 'విత్‌డ్రా విఫలమైంది',
      body: '{{reason}} మొత్తం {{amount}} మళ్లీ మీ అందుబాటులో ఉన్న బ్యాలెన్స్‌లో ఉంది.',
    },
    recharge_credited: {
      title: 'టాప్-అప్ వచ్చింది',
      body: '{{amount}} మీ అందుబాటులో ఉన్న బ్యాలెన్స్‌లో ఉంది.',
    },
    recharge_failed: {
      title: 'టాప్-అప్ రాలేదు',
      body: '{{reason}} టాప్-అప్: {{amount}}.',
    },
    feedback_answered: {
      title: 'మీ అభిప్రాయానికి జవాబు వచ్చింది',
      body: 'జవాబు చదవడానికి దాన్ని తెరవండి.',
    },
    support_answered: {
      title: 'సపోర్ట్ చాట్‌లో జవాబు వచ్చింది',
      body: 'చదవడానికి చాట్ తెరవండి.',
    },
    report_removed: {
      title: 'మీరు ఫిర్యాదు చేసినది తీసేశాం',
      body: '{{time}} నాటి మీ ఫిర్యాదు చదివాం. దాన్ని తీసేశాం; ఇక ఎవరికీ కనిపించదు.',
    },
    report_kept: {
      title: 'మీరు ఫిర్యాదు చేసినది అలాగే ఉంటుంది',
      body: '{{time}} నాటి మీ ఫిర్యాదు చదివాం. అది మీకు ఇకపైనా కనిపించదు; మీరు ఒప్పుకోకపోతే సపోర్ట్ చాట్‌లో అడగండి.',
    },
    post_removed: {
      title: 'పోస్ట్ తీసేశాం',
      body: REMOVED,
    },
    comment_removed: {
      title: 'కామెంట్ తీసేశాం',
      body: REMOVED,
    },
    guide_posted: {
      title: 'మీరు రాసింది ఒక గైడ్ పోస్ట్ చేశారు',
      body: 'మార్పు లేకుండా ఉంది; మీ తరఫున గైడ్ పోస్ట్ చేసినట్లు దానిపై ఉంది. దాన్ని మీరు తొలగించవచ్చు.',
    },
    guide_declined: {
      title: 'మీరు రాసింది గైడ్ పోస్ట్ చేయలేదు',
      body: '{{reason}} మార్చి మళ్లీ ఇవ్వవచ్చు.',
    },
    coupon_ending: {
      title: 'కూపన్ గడువు త్వరలో ముగుస్తుంది',
      body: '{{discount}} తగ్గింపు, {{time}} వరకు.',
    },
    referral_waiting: {
      title: 'రిఫరల్ బోనస్ వేచి ఉంది',
      body: '{{amount}} చెల్లించడానికి ప్రమోషన్ బడ్జెట్ ఇప్పుడు చాలదు. రోజూ మళ్లీ ప్రయత్నిస్తాం.',
    },
    referral_paid: {
      title: 'రిఫరల్ బోనస్ చెల్లించాం',
      body: '{{amount}}, ప్రమోషన్ బడ్జెట్ నుండి చెల్లించాం.',
    },
    submission_approved: {
      title: 'పంపినది ఆమోదించాం',
      body: '{{reward}}: {{amount}}, ప్రమోషన్ బడ్జెట్ నుండి చెల్లించాం.',
    },
    submission_waiting: {
      title: 'పంపినది ఆమోదించాం',
      body: '{{reward}}: {{amount}} చెల్లించడానికి ప్రమోషన్ బడ్జెట్ ఇప్పుడు చాలదు. అది మీదే: బడ్జెట్ సరిపోయినప్పుడు తీసుకోండి.',
    },
    submission_refused: { title: 'పంపినది ఆమోదించలేదు', body: '{{reward}}: {{reason}} మీరు మళ్లీ ప్రయత్నించవచ్చు.' },
    security_new_device: {
      title: 'కొత్త పరికరంలో లాగిన్',
      body: NOT_YOU,
    },
    security_codes_refused: {
      title: 'OTP ఐదుసార్లు తప్పుగా ఇచ్చారు',
      body: NOT_YOU,
    },
    security_password_changed: {
      title: 'లాగిన్ పాస్‌వర్డ్ మారింది',
      body: NOT_YOU,
    },
    security_password_reset: {
      title: 'లాగిన్ పాస్‌వర్డ్ OTPతో మళ్లీ సెట్ అయింది',
      body: NOT_YOU,
    },
    security_fund_password_set: {
      title: 'విత్‌డ్రా PIN సెట్ అయింది',
      body: NOT_YOU,
    },
    security_fund_password_changed: {
      title: 'విత్‌డ్రా PIN మారింది',
      body: NOT_YOU,
    },
    security_email_bound: {
      title: 'ఇమెయిల్ చిరునామా జోడించారు',
      body: NOT_YOU,
    },
    security_email_restored: {
      title: 'ఇమెయిల్ మార్పు రద్దయింది',
      body: NOT_YOU,
    },
    security_sessions_ended: {
      title: 'సెషన్లు ముగిశాయి',
      body: NOT_YOU,
    },
    security_data_exported: {
      title: 'మీ డేటా ఫైల్‌గా సేవ్ అయింది',
      body: NOT_YOU,
    },
  },
} as const;
