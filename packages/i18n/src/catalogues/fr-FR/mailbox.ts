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
    station_news: 'Ce que deviennent vos retraits et vos recharges',
    notice: 'Ce que l’exploitant dit à tous',
    voucher: 'Ce que deviennent vos envois pour une prime',
    coupon: 'Quand l’un de vos bons prend fin',
  },
  markAll: 'Tout marquer comme lu',
  marked: 'Tout est lu.',
  follow: 'Voir de quoi il s’agit',
  empty: {
    title: 'Aucun message pour l’instant',
    toAll: 'Voir tous les canaux',
  },
  missing: {
    title: 'Ce message n’existe pas',
    text: 'Il a peut-être été retiré, ou le lien est mal saisi.',
  },
  popular: {
    title: 'Annonces les plus lues',
    rule: 'Classées selon le nombre de membres qui ont ouvert l’annonce. Chaque membre compte une fois.',
    none: 'Personne n’a encore ouvert d’annonce.',
    readers: { one: 'Ouverte par {{count}} membre', other: 'Ouverte par {{count}} membres' },
  },
  notify: {
    title: 'Me prévenir tout de suite',
    text: 'Les messages attendent ici en silence. Choisissez les canaux qui peuvent aussi vous prévenir dès qu’il en arrive.',
    allow: 'Aussi quand cette page n’est pas devant',
    allowText: 'Votre navigateur vous demande si Paydirt peut afficher des notifications sur cet appareil.',
    allowed:
      'Les notifications sont activées sur cet appareil. Vous pouvez les couper dans votre navigateur.',
    denied:
      'Votre navigateur bloque les notifications de cette page. Vous pouvez changer cela dans ses réglages.',
  },
} as const;
