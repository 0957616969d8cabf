export const holdings = {
  value: 'Si vous les rendiez toutes maintenant, vous recevriez',
  count: { one: '{{count}} location', other: '{{count}} locations' },
  note: 'Pendant 24 heures, on vous rembourse ce que vous avez payé, moins les revenus déjà récupérés. Ensuite, le remboursement diminue chaque jour travaillé, et les revenus déjà calculés restent à vous.',
  givesBack: 'Remboursement si rendue maintenant',
  fullUntil: 'Remboursement total jusqu’au {{time}}',
  proRata: 'Au prorata des jours restants',
  giveBack: 'Rendre',
  giveBackOne: 'Rendre {{name}}',
  hidden: 'Montant masqué',
} as const;
