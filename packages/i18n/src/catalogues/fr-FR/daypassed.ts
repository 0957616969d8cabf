export const dayPassed = {
  title: 'Ce que le jour a apporté',
  earned: 'Les machines ont gagné',
  ofOwed: '{{earned}} sur {{owed}} dus',
  got: 'Vous avez obtenu',
  said: '{{day}} : les machines ont gagné {{earned}} sur {{owed}} dus ; vous avez obtenu {{got}}.',
  range: '{{from}} – {{to}}',
  machines: 'Machine par machine',
  skip: 'Passer',
  full: 'Payé en entier',
  saved: 'Payé en entier, dont {{amount}} de ses réserves',
  short: '{{paid}} payés, il manque {{amount}}',
  yours: 'Vous avez obtenu {{paid}} sur {{scheduled}}',
} as const;
