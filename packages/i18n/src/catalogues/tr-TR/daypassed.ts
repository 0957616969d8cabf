export const dayPassed = {
  title: 'Günün getirdiği',
  earned: 'Makinelerin kazandığı',
  ofOwed: '{{earned}} · ödenmesi gereken {{owed}}',
  got: 'Payınız',
  said: '{{day}}: makinelerin kazandığı {{earned}}, ödenmesi gereken {{owed}}; payınız {{got}}.',
  range: '{{from}} – {{to}}',
  machines: 'Makine makine',
  skip: 'Atla',
  full: 'Tamamı ödendi',
  saved: 'Tamamı ödendi; birikiminden: {{amount}}',
  short: 'Ödenen {{paid}}, eksik {{amount}}',
  yours: 'Payınız: {{paid}} / {{scheduled}}',
} as const;
