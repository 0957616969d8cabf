export const dayPassed = {
  title: 'Was der Tag brachte',
  earned: 'Maschinen erwirtschafteten',
  ofOwed: '{{earned}} von {{owed}} geschuldet',
  got: 'Sie bekamen',
  said: '{{day}}: Maschinen erwirtschafteten {{earned}}, geschuldet waren {{owed}}; Sie bekamen {{got}}.',
  range: '{{from}} – {{to}}',
  machines: 'Maschine für Maschine',
  skip: 'Überspringen',
  full: 'Voll bezahlt',
  saved: 'Voll bezahlt, davon {{amount}} aus ihrer Rücklage',
  short: '{{paid}} bezahlt, {{amount}} fehlen',
  yours: 'Sie bekamen {{paid}} von {{scheduled}}',
} as const;
