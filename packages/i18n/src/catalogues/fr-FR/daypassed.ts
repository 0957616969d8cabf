export const dayPassed = {
  title: 'Ce que le jour a apporté',
  earned: 'Les machines ont gagné',
  ofOwed: '{{earned}} · dû {{owed}}',
  got: 'À récupérer',
  said: '{{day}} : les machines ont gagné {{earned}}, {{owed}} étaient dus ; à récupérer : {{got}}.',
  range: '{{from}} – {{to}}',
  machines: 'Machine par machine',
  skip: 'Passer',
  full: 'Payé en entier',
  saved: 'Payé en entier, dont {{amount}} de ses réserves',
  short: '{{paid}} payés, il manque {{amount}}',
  yours: 'À récupérer : {{paid}} sur {{scheduled}}',
} as const;
