export const dayPassed = {
  title: 'Was der Tag brachte',
  earned: 'Maschinen brachten ein',
  ofOwed: '{{earned}} · geschuldet {{owed}}',
  got: 'Für Sie abrufbar',
  said: '{{day}}: Maschinen brachten {{earned}} ein, geschuldet waren {{owed}}; für Sie abrufbar: {{got}}.',
  range: '{{from}} – {{to}}',
  machines: 'Maschine für Maschine',
  skip: 'Überspringen',
  full: 'Voll bezahlt',
  saved: 'Voll bezahlt, davon {{amount}} aus ihrer Rücklage',
  short: '{{paid}} bezahlt, {{amount}} fehlen',
  yours: 'Für Sie abrufbar: {{paid}} von {{scheduled}}',
} as const;
