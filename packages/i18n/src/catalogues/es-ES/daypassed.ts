export const dayPassed = {
  title: 'Lo que trajo el día',
  earned: 'Las máquinas ganaron',
  ofOwed: '{{earned}} de {{owed}} adeudados',
  got: 'Te tocó',
  said: '{{day}}: las máquinas ganaron {{earned}} de {{owed}} adeudados; te tocó {{got}}.',
  range: '{{from}} – {{to}}',
  machines: 'Máquina por máquina',
  skip: 'Saltar',
  full: 'Pagado por completo',
  saved: 'Pagado por completo, {{amount}} de lo que tenía guardado',
  short: '{{paid}} pagados, faltan {{amount}}',
  yours: 'Te tocó {{paid}} de {{scheduled}}',
} as const;
