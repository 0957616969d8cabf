export const dayPassed = {
  title: 'ఆ రోజు వచ్చినది',
  earned: 'మెషిన్లు సంపాదించినది',
  ofOwed: '{{earned}} · చెల్లించాల్సినది {{owed}}',
  got: 'మీ వాటా',
  said: '{{day}}: మెషిన్లు సంపాదించినది {{earned}}, చెల్లించాల్సినది {{owed}}; మీ వాటా {{got}}.',
  range: '{{from}} – {{to}}',
  machines: 'ఒక్కో మెషిన్',
  skip: 'దాటవేయండి',
  full: 'పూర్తిగా చెల్లించారు',
  saved: 'పూర్తిగా చెల్లించారు; దాని పొదుపు నుంచి {{amount}}',
  short: 'చెల్లించినది {{paid}}, తక్కువైనది {{amount}}',
  yours: 'మీ వాటా: {{paid}} / {{scheduled}}',
} as const;
