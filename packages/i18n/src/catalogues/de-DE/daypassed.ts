export const dayPassed = {
  title: 'Was der Tag brachte',
  earned: 'Maschinen erwirtschafteten',
  ofOwed: '{{earned}} · geschuldet {{owed}}',
  got: 'Ihr Anteil',
  said: '{{day}}: Maschinen erwirtschafteten {{earned}}, geschuldet waren {{owed}}; Ihr Anteil ist {{got}}.',
  range: '{{from}} – {{to}}',
  machines: 'Maschine für Maschine',
  skip: 'Überspringen',
  full: 'Voll bezahlt',
  saved: 'Voll bezahlt, davon {{amount}} aus ihrer Rücklage',
  short: '{{paid}} bezahlt, {{amount}} fehlen',
  yours: 'Ihr Anteil: {{paid}} von {{scheduled}}',
} as const;
