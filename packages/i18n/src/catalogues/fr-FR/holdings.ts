export const holdings = {
  value: 'Si vous les rendiez toutes maintenant, vous recevriez',
  count: { one: '{{count}} location', other: '{{count}} locations' },
  givesBack: 'Remboursement si rendue maintenant',
  fullUntil: 'Remboursement total jusqu’au {{time}}',
  proRata: 'Au prorata des jours restants',
  giveBack: 'Rendre',
  giveBackOne: 'Rendre {{name}}',
  hidden: 'Montant masqué',
} as const;
