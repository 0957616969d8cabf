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
    news: 'Articles sur les machines et le service',
    station_news: 'Nouvelles de vos retraits et recharges',
    notice: 'Ce que l’exploitant dit à tous',
    voucher: 'Nouvelles de vos envois pour une prime',
    coupon: 'Quand l’un de vos bons prend fin',
  },
  markAll: 'Tout marquer comme lu',
  follow: 'Voir de quoi il s’agit',
  empty: {
    title: 'Aucun message pour l’instant',
    toAll: 'Voir tous les canaux',
  },
  missing: {
    title: 'Ce message n’existe pas',
    text: 'Il a peut-être été supprimé, ou le lien est mal saisi.',
  },
  popular: {
    title: 'Annonces les plus lues',
    rule: 'Classées selon le nombre de membres qui ont ouvert une annonce.',
    none: 'Personne n’a encore ouvert d’annonce.',
    readers: { one: 'Ouverte par {{count}} membre', other: 'Ouverte par {{count}} membres' },
  },
  notify: {
    title: 'Notifications',
    text: 'Choisissez les canaux qui peuvent vous prévenir dès qu’un message arrive.',
    allow: 'Aussi quand Paydirt est en arrière-plan',
    allowText: 'Votre navigateur demande si Paydirt peut afficher ici des notifications.',
    allowed: 'Les notifications sont activées. Vous pouvez les couper dans votre navigateur.',
    denied: 'Votre navigateur bloque ici les notifications. Vous pouvez changer cela dans ses réglages.',
  },
} as const;
