export const dayPassed = {
  title: 'Che cosa ha portato il giorno',
  earned: 'Le macchine hanno guadagnato',
  ofOwed: '{{earned}} · dovuto {{owed}}',
  got: 'Da riscuotere',
  said: '{{day}}: le macchine hanno guadagnato {{earned}}, era dovuto {{owed}}; da riscuotere: {{got}}.',
  range: '{{from}} – {{to}}',
  machines: 'Macchina per macchina',
  skip: 'Salta',
  full: 'Pagato per intero',
  saved: 'Pagato per intero, {{amount}} da quanto aveva da parte',
  short: '{{paid}} pagati, mancano {{amount}}',
  yours: 'Da riscuotere: {{paid}} su {{scheduled}}',
} as const;
