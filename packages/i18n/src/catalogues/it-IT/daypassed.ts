export const dayPassed = {
  title: 'Che cosa ha portato il giorno',
  earned: 'Le macchine hanno guadagnato',
  ofOwed: '{{earned}} su {{owed}} dovuti',
  got: 'A te',
  said: '{{day}}: le macchine hanno guadagnato {{earned}} su {{owed}} dovuti; a te {{got}}.',
  range: '{{from}} – {{to}}',
  machines: 'Macchina per macchina',
  skip: 'Salta',
  full: 'Pagato per intero',
  saved: 'Pagato per intero, {{amount}} da quanto aveva da parte',
  short: '{{paid}} pagati, mancano {{amount}}',
  yours: 'A te {{paid}} su {{scheduled}}',
} as const;
