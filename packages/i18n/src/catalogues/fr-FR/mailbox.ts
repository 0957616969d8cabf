export const mailbox = {
  title: 'Messages',
  message: 'Message',
  channels: 'Canaux',
  channel: {
    news: 'Actualités',
    station_news: 'Pour vous',
    notice: 'Annonces',
    voucher: 'Envois',
    coupon: 'Bons de réduction',
  },
  about: {
    news: 'Les machines et le service',
    station_news: 'Vos retraits et vos recharges',
    notice: 'De l’exploitant, et la sécurité de votre compte',
    voucher: 'Vos envois pour une prime',
    coupon: 'Quand l’un de vos bons expire',
  },
  markAll: 'Tout marquer comme lu',
  follow: 'Voir de quoi il s’agit',
  empty: {
    title: 'Aucun message pour l’instant',
    toAll: 'Voir tous les canaux',
  },
  missing: 'Ce message n’existe pas',
  popular: {
    title: 'Annonces les plus lues',
    rule: 'Selon le nombre de membres qui les ont ouvertes.',
    none: 'Aucune n’a encore été ouverte.',
    readers: { one: 'Ouverte par {{count}} membre', other: 'Ouverte par {{count}} membres' },
  },
  notify: {
    title: 'Notifications',
    allow: 'Aussi en arrière-plan',
    allowed: 'Activées. Coupez-les dans votre navigateur.',
    denied: 'Votre navigateur les bloque. Changez cela dans ses réglages.',
    inFull: 'Avec le texte et les montants',
    whileOpen:
      'Elles arrivent tant que Paydirt est ouvert, même en arrière-plan. S’il est fermé, rien n’est envoyé.',
  },
} as const;
