export const coupons = {
  title: 'కూపన్లు',
  titleChoose: 'కూపన్ ఎంచుకోండి',
  titleMine: 'మీ కూపన్లు',

  states: 'స్థితిని బట్టి మీ కూపన్లు',
  toUse: 'వాడదగినవి',
  used: 'వాడినవి',
  expired: 'ముగిసినవి',

  anyMachine: 'ఏ మెషిన్‌కైనా',
  anyMerchandise: 'ఏ వస్తువుకైనా',
  anything: 'ఏ ఉత్పత్తికైనా',
  leastPrice: '{{amount}} నుండి ధరలకు',

  off: '{{amount}} తగ్గింపు',
  until: '{{day}} వరకు చెల్లుతుంది',
  usedOn: 'వాడినది: {{time}}',
  expiredOn: 'ముగిసింది: {{day}}',
  yours: 'మీది',
  chosenFor: '{{name}} కోసం ఎంచుకున్నారు',
  use: 'ఇప్పుడు వాడండి',
  toOrder: 'ఆర్డర్ చూడండి',

  offersLabel: 'అందుబాటులో ఉన్న కూపన్లు',
  offered: 'అందుబాటులో ఉన్న కూపన్లు చూడండి',
  free: 'ఉచితం',
  receive: 'తీసుకోండి',
  takeUntil: '{{day}} వరకు అందుబాటులో',
  takeFrom: '{{day}} నుండి అందుబాటులో',
  term: {
    one: 'తీసుకున్న రోజు తర్వాత {{count}} రోజు చెల్లుతుంది',
    other: 'తీసుకున్న రోజు తర్వాత {{count}} రోజులు చెల్లుతుంది',
  },
  left: { one: '{{stock}}లో {{count}} మిగిలింది', other: '{{stock}}లో {{count}} మిగిలాయి' },
  gone: 'అన్నీ తీసుకున్నారు',
  notYet: 'ఇంకా అందుబాటులో లేదు',

  none: 'కూపన్ లేకుండా',
  pays: 'మీరు చెల్లించేది: {{amount}}',
  chooseFor: '{{name}} కోసం కూపన్',
  toProduct: 'ఉత్పత్తికి తిరిగి వెళ్లండి',
  canUse: { one: '{{count}} వాడవచ్చు', other: '{{count}} వాడవచ్చు' },
  noneToUse: 'ఈ ఉత్పత్తికి ఏదీ లేదు',
  toTake: { one: '{{count}} అందుబాటులో', other: '{{count}} అందుబాటులో' },

  proposal: 'మీ కూపన్లలో ఒకటి {{amount}} తగ్గిస్తుంది. మీరు {{price}} చెల్లిస్తారు.',
  proposalUse: 'కూపన్ వాడండి',
  proposalDecline: 'అది లేకుండా చెల్లించండి',
  staysUsed: 'మెషిన్‌ను తిరిగి ఇచ్చినా వాడిన కూపన్ తిరిగి రాదు.',

  closed: {
    title: 'ఇప్పుడు కూపన్లు లేవు',
    text: 'మీ దగ్గర ఉన్నవి వాడవచ్చు.',
  },
  noOffers: {
    title: 'కూపన్లు అందుబాటులో లేవు',
  },
  noneFor: {
    title: 'ఈ ఉత్పత్తికి కూపన్ లేదు',
  },
  empty: {
    toUse: { title: 'వాడటానికి కూపన్ లేదు' },
    used: { title: 'ఇంకా ఏదీ వాడలేదు' },
    expired: { title: 'ఏదీ ముగియలేదు' },
  },
} as const;
