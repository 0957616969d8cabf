export const dayPassed = {
  title: 'Lo que trajo el día',
  earned: 'Las máquinas ganaron',
  ofOwed: '{{earned}} · adeudado {{owed}}',
  got: 'Por cobrar',
  said: '{{day}}: las máquinas ganaron {{earned}}, se adeudaban {{owed}}; por cobrar: {{got}}.',
  range: '{{from}} – {{to}}',
  machines: 'Máquina por máquina',
  skip: 'Saltar',
  full: 'Pagado por completo',
  saved: 'Pagado por completo, {{amount}} de lo que tenía guardado',
  short: '{{paid}} pagados, faltan {{amount}}',
  yours: 'Por cobrar: {{paid}} de {{scheduled}}',
} as const;
