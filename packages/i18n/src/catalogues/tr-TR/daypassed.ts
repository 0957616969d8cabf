export const dayPassed = {
  title: 'Günün getirdiği',
  earned: 'Makinelerin kazandığı',
  ofOwed: '{{earned}} · ödenmesi gereken {{owed}}',
  got: 'Alınacak',
  said: '{{day}}: makinelerin kazandığı {{earned}}, ödenmesi gereken {{owed}}; alınacak: {{got}}.',
  range: '{{from}} – {{to}}',
  machines: 'Makine makine',
  skip: 'Atla',
  full: 'Tamamı ödendi',
  saved: 'Tamamı ödendi; birikiminden: {{amount}}',
  short: 'Ödenen {{paid}}, eksik {{amount}}',
  yours: 'Alınacak: {{paid}} / {{scheduled}}',
} as const;
