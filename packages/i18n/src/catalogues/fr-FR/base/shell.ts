export const shell = {
  tab: {
    home: 'Accueil',
    community: 'Forum',
    machines: 'Machines',
    team: 'Équipe',
    me: 'Moi',
  },
  title: {
    product: 'Produit',
    incomePattern: 'D’où viennent les revenus',
    receiveIncome: 'Récupérer les revenus',
    orders: 'Machines et commandes',
    order: 'Revenus de cette location',
    records: 'Opérations',
    rechargeRecords: 'Recharges',
    withdrawalRecords: 'Retraits',
    teamMembers: 'Personnes de votre équipe',
    levels: 'Niveaux',
    teamIncome: 'Primes d’invitation',
    invitation: 'Inviter quelqu’un',
  },
  documentTitle: '{{title}} · Paydirt',
  tabs: 'Navigation principale',
  menu: 'Menu',
  languages: 'Langue',
  messages: 'Notifications',
  support: 'Discussion avec l’assistance',
  unread: { one: '{{count}} message non lu', other: '{{count}} messages non lus' },

  ribbon: 'Mode test · argent fictif',
  ribbonOpen: 'Ouvrir le panneau de test',
  plusDay: '+1 jour',
  notConnected: 'non connecté',

  beside: {
    title: 'Rien de choisi pour l’instant',
  },
  notFound: {
    nothing: 'Il n’y a rien ici',
    title: 'Page introuvable',
    action: 'Aller à l’accueil',
  },
  noPermission: {
    closed: 'Cette page ne vous est pas ouverte',
    title: 'Accès refusé',
    action: 'Aller à l’accueil',
  },
  offline: {
    title: 'Vous êtes hors ligne',
    text: 'Vérifiez votre connexion et réessayez.',
  },
  crashed: {
    title: 'Cette page a cessé de fonctionner',
    text: 'Votre argent et vos données ne sont pas touchés.',
    action: 'Actualiser la page',
  },
  chunkFailed: 'Veuillez réessayer après l’actualisation de la page.',
  chunkTyped:
    'Veuillez actualiser la page. Vous retrouverez ce que vous avez saisi, sauf les mots de passe et les codes.',
  notTestMode: {
    title: 'Ce n’est pas un service de test',
    text: 'Paydirt ne fonctionne qu’avec de l’argent fictif. Ce service n’indique pas qu’il est en mode test : rien de ce qu’il envoie n’est affiché.',
    action: 'Vérifier de nouveau',
  },
  update: {
    title: 'La version {{version}} est là',
    compulsory: 'Il vous faut cette version pour continuer.',
    confirm: 'Obtenir la mise à jour',
    cancel: 'Pas maintenant',
    changes: 'Ce que vous avez déjà ouvert s’ouvre désormais sans connexion.',
    upToDate: 'Vous avez déjà la dernière version.',
    untrusted: 'L’adresse de cette mise à jour n’est pas fiable : elle n’est pas ouverte.',
  },
  noLiveUpdates:
    'Pas de mises à jour en temps réel dans ce navigateur : vérification toutes les quelques secondes.',
} as const;
