export const holdings = {
  title: 'Machines louées',
  value: 'Si vous les rendiez toutes maintenant, vous recevriez',
  count: { one: '{{count}} location', other: '{{count}} locations' },
  note: 'Pendant 24 heures, on vous rembourse ce que vous avez payé, moins les revenus déjà récupérés. Ensuite, le remboursement diminue chaque jour travaillé, et les revenus déjà calculés restent à vous.',
  list: 'Vos locations',
  givesBack: 'Remboursement si rendue maintenant',
  fullUntil: 'Remboursement total jusqu’au {{time}}',
  proRata: 'Au prorata des jours restants',
  giveBack: 'Rendre',
  giveBackOne: 'Rendre {{name}}',
  emptyTitle: 'Vous ne louez aucune machine',
  emptyText:
    'Les machines qui travaillent pour vous apparaissent ici, avec les jours restants et le remboursement si vous les rendez.',
  emptyAction: 'Voir les machines',
  toReturned: 'Voir les machines rendues',
  hidden: 'Montant masqué',
} as const;
