export const coupons = {
  title: 'Bons de réduction',
  titleChoose: 'Choisir un bon',
  titleMine: 'Vos bons de réduction',
  intro: 'Un bon retire un montant d’un prix. Il est gratuit, et rien ne vous oblige à l’utiliser.',

  states: 'Vos bons par état',
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
  chosen: 'Choisi',
  chosenFor: 'Choisi pour {{name}}',
  use: 'Utiliser',
  toOrder: 'Voir la commande',

  offersLabel: 'Bons disponibles',
  offered: 'Voir les bons disponibles',
  mineLink: 'Vos bons de réduction',
  free: 'Gratuit',
  receive: 'Prendre',
  takeUntil: 'À prendre jusqu’au {{day}}',
  takeFrom: 'À prendre à partir du {{day}}',
  term: {
    one: 'Valable {{count}} jour après celui où vous le prenez',
    other: 'Valable {{count}} jours après celui où vous le prenez',
  },
  left: { one: 'Reste {{count}} sur {{stock}}', other: 'Reste {{count}} sur {{stock}}' },
  gone: 'Tous pris',
  notYet: 'Pas encore disponible',

  none: 'Sans bon de réduction',
  pays: 'Vous payez {{amount}}',
  chooseFor: 'Bon pour {{name}}',
  toProduct: 'Retour au produit',
  canUse: { one: '{{count}} utilisable', other: '{{count}} utilisables' },
  noneToUse: 'Aucun pour ce produit',
  more: { one: '{{count}} autre à prendre', other: '{{count}} autres à prendre' },
  toTake: { one: '{{count}} à prendre', other: '{{count}} à prendre' },

  proposal: 'Un de vos bons retire {{amount}}. Vous paieriez {{price}}.',
  proposalUse: 'Utiliser le bon',
  proposalDecline: 'Payer sans lui',
  staysUsed: 'Un bon utilisé ne revient pas quand la machine est rendue.',

  closed: {
    title: 'Pas de bons pour le moment',
    text: 'On ne peut pas prendre de bons pour le moment. Ceux que vous avez restent utilisables.',
  },
  noOffers: {
    title: 'Aucun bon disponible',
    text: 'Il n’y a rien à prendre pour le moment.',
  },
  noneFor: {
    title: 'Aucun bon pour ce produit',
    text: 'Aucun de vos bons n’est utilisable pour lui en ce moment.',
  },
  empty: {
    toUse: {
      title: 'Aucun bon à utiliser',
      text: 'Prenez-en un, puis choisissez-le en louant.',
    },
    used: {
      title: 'Aucun utilisé pour l’instant',
      text: 'Un bon avec lequel vous louez apparaît ici, avec son jour.',
    },
    expired: {
      title: 'Aucun n’a expiré',
      text: 'Un bon dont le dernier jour est passé apparaît ici.',
    },
  },
} as const;
