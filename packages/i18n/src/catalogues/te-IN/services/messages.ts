const REMOVED = 'కారణం: {{reason}}. మీరు రాసినది: {{text}} ఆ భాగం లేకుండా మళ్లీ పోస్ట్ చేయవచ్చు, లేదా సపోర్ట్ చాట్‌లో అడగవచ్చు.';
const NOT_YOU = 'ఇది మీరు కాకపోతే, లాగిన్ పాస్‌వర్డ్ మార్చండి.';

export const messages = {
  otherReason: 'వేరే కారణం',
  kind: {
    withdrawal_paid: {
      title: 'విత్‌డ్రా డబ్బు చెల్లించాము',
      body: '{{net}} చెల్లించాము. ఫీజు {{fee}}, మొత్తం {{amount}}.',
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
      title: 'మీరు ఫిర్యాదు చేసినది తీసివేశాము',
      body: '{{time}} నాటి మీ ఫిర్యాదు చదివాము. దాన్ని తీసివేశాము; ఇక ఎవరికీ కనిపించదు.',
    },
    report_kept: {
      title: 'మీరు ఫిర్యాదు చేసినది అలాగే ఉంటుంది',
      body: '{{time}} నాటి మీ ఫిర్యాదు చదివాము. అది మీకు ఇకపైనా కనిపించదు; మీరు ఒప్పుకోకపోతే సపోర్ట్ చాట్‌లో అడగండి.',
    },
    post_removed: {
      title: 'పోస్ట్‌ను తీసివేశాము',
      body: REMOVED,
    },
    comment_removed: {
      title: 'కామెంట్‌ను తీసివేశాము',
      body: REMOVED,
    },
    guide_posted: {
      title: 'మీరు రాసినదాన్ని ఒక గైడ్ పోస్ట్ చేశారు',
      body: 'ఏ మార్పూ చేయలేదు; మీ తరఫున గైడ్ పోస్ట్ చేసినట్టు దానిపై ఉంది. మీరు దాన్ని తొలగించవచ్చు.',
    },
    guide_declined: {
      title: 'మీరు రాసినదాన్ని గైడ్ పోస్ట్ చేయలేదు',
      body: '{{reason}} దాన్ని మార్చి మళ్లీ పంపండి.',
    },
    coupon_ending: {
      title: 'కూపన్ గడువు త్వరలో ముగుస్తుంది',
      body: '{{discount}} తగ్గింపు, {{time}} వరకు.',
    },
    referral_waiting: {
      title: 'రిఫరల్ బోనస్ పెండింగ్‌లో ఉంది',
      body: '{{amount}} చెల్లించడానికి ప్రమోషన్ బడ్జెట్ ఇప్పుడు చాలదు. రోజూ మళ్లీ ప్రయత్నిస్తాము.',
    },
    referral_paid: {
      title: 'రిఫరల్ బోనస్ చెల్లించాము',
      body: 'ప్రమోషన్ బడ్జెట్ నుండి {{amount}} చెల్లించాము.',
    },
    submission_approved: {
      title: 'మీరు పంపినదాన్ని ఆమోదించాము',
      body: '{{reward}}: ప్రమోషన్ బడ్జెట్ నుండి {{amount}} చెల్లించాము.',
    },
    submission_waiting: {
      title: 'మీరు పంపినదాన్ని ఆమోదించాము',
      body: '{{reward}}: {{amount}} చెల్లించడానికి ప్రమోషన్ బడ్జెట్ ఇప్పుడు చాలదు. బడ్జెట్‌లో అంత ఉన్నప్పుడు తీసుకోండి.',
    },
    submission_refused: { title: 'మీరు పంపినదాన్ని ఆమోదించలేదు', body: '{{reward}}: {{reason}} మళ్లీ ప్రయత్నించండి.' },
    security_new_device: {
      title: 'కొత్త పరికరంలో లాగిన్',
      body: NOT_YOU,
    },
    security_codes_refused: {
      title: 'ఐదుసార్లు తప్పు OTP ఇచ్చారు',
      body: NOT_YOU,
    },
    security_password_changed: {
      title: 'లాగిన్ పాస్‌వర్డ్ మారింది',
      body: NOT_YOU,
    },
    security_password_reset: {
      title: 'OTPతో లాగిన్ పాస్‌వర్డ్ రీసెట్ అయింది',
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
