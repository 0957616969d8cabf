export const holdings = {
  title: 'Locations en cours',
  value: 'Si vous les rendiez toutes maintenant, vous recevriez',
  count: { one: '{{count}} location', other: '{{count}} locations' },
  note: 'Chaque jour où une machine a travaillé diminue ce que vous récupérez. Les revenus déjà calculés restent à vous.',
  list: 'Vos locations',
  givesBack: 'Rend maintenant',
  fullUntil: 'En totalité jusqu’au {{time}}',
  proRata: 'Selon les jours restants',
  giveBack: 'Rendre',
  giveBackOne: 'Rendre {{name}}',
  emptyTitle: 'Vous n’avez aucune location',
  emptyText:
    'Les machines qui travaillent pour vous figurent ici, avec les jours restants et ce qu’elles rendent.',
  emptyAction: 'Voir les machines',
  toReturned: 'Voir les machines rendues',
  hidden: 'Montant masqué',
} as const;
