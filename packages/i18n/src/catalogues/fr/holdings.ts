export const holdings = {
  title: 'Locations en cours',
  value: 'Si vous les rendiez tous maintenant',
  count: { one: '{{count}} location', other: '{{count}} locations' },
  note: 'Une location rend moins à chaque jour travaillé. Les revenus déjà comptés restent à vous.',
  list: 'Vos locations',
  givesBack: 'Rend maintenant',
  fullUntil: 'En totalité jusqu’à {{time}}',
  proRata: 'Selon les jours restants',
  giveBack: 'Rendre',
  giveBackOne: 'Rendre {{name}}',
  emptyTitle: 'Vous n’avez aucune location',
  emptyText:
    'Les machines qui travaillent pour vous figurent ici, avec les jours restants et ce qu’elles rendent.',
  emptyAction: 'Voir les machines',
  toReturned: 'Voir les locations rendues',
  hidden: 'Montant masqué',
} as const;
