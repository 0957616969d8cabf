export const coupons = {
  title: 'Bons de réduction',
  titleChoose: 'Choisir un bon',
  titleMine: 'Vos bons de réduction',
  toUse: 'À utiliser',
  used: 'Utilisés',
  expired: 'Expirés',

  anyMachine: 'Toute machine',
  anyMerchandise: 'Tout article',
  anything: 'Tout produit',
  leastPrice: 'Pour un prix d’au moins {{amount}}',

  off: '{{amount}} de réduction',
  until: 'Valable jusqu’au {{day}}',
  usedOn: 'Utilisé le {{time}}',
  expiredOn: 'Expiré le {{day}}',
  yours: 'À vous',
  chosenFor: 'Choisi pour {{name}}',
  use: 'Utiliser',
  toOrder: 'Voir la commande',
  offered: 'Voir les bons disponibles',
  free: 'Gratuit',
  receive: 'Obtenir',
  takeUntil: 'Disponible jusqu’au {{day}}',
  takeFrom: 'Disponible à partir du {{day}}',
  term: {
    one: 'Valable jusqu’à {{count}} jour après celui où vous l’obtenez',
    other: 'Valable jusqu’à {{count}} jours après celui où vous l’obtenez',
  },
  left: { one: 'Reste {{count}} sur {{stock}}', other: 'Reste {{count}} sur {{stock}}' },
  gone: 'Il n’en reste plus',
  notYet: 'Pas encore disponible',

  none: 'Sans bon de réduction',
  pays: 'Vous payez {{amount}}',
  toProduct: 'Retour au produit',
  canUse: { one: '{{count}} utilisable', other: '{{count}} utilisables' },
  noneToUse: 'Aucun pour ce produit',
  toTake: { one: '{{count}} disponible', other: '{{count}} disponibles' },

  proposal: 'Un de vos bons donne {{amount}} de réduction. Vous paieriez {{price}}.',
  proposalUse: 'Utiliser le bon',
  proposalDecline: 'Payer sans le bon',
  staysUsed: 'Un bon utilisé ne revient pas quand la machine est rendue.',

  closed: {
    title: 'Pas de bons pour le moment',
    text: 'Ceux que vous avez restent utilisables.',
  },
  empty: {
    toUse: {
      title: 'Aucun bon à utiliser',
    },
    used: {
      title: 'Aucun utilisé pour l’instant',
    },
    expired: {
      title: 'Aucun n’a expiré',
    },
  },
} as const;
