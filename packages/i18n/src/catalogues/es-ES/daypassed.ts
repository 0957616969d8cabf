export const dayPassed = {
  title: 'Lo que trajo el día',
  earned: 'Las máquinas ganaron',
  ofOwed: '{{earned}} · adeudado {{owed}}',
  got: 'Tu parte',
  said: '{{day}}: las máquinas ganaron {{earned}}, se debían {{owed}}; tu parte es {{got}}.',
  range: '{{from}} – {{to}}',
  machines: 'Máquina por máquina',
  skip: 'Saltar',
  full: 'Pagado por completo',
  saved: 'Pagado por completo, {{amount}} de lo que tenía guardado',
  short: '{{paid}} pagados, faltan {{amount}}',
  yours: 'Tu parte: {{paid}} de {{scheduled}}',
} as const;
