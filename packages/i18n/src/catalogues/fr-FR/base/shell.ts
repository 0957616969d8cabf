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
    text: 'Choisissez un élément de la liste : il s’ouvre ici.',
  },
  notFound: {
    nothing: 'Il n’y a rien ici',
    title: 'Page introuvable',
    text: 'Il n’y a rien à cette adresse. Le lien est peut-être ancien ou mal saisi.',
    action: 'Aller à l’accueil',
  },
  noPermission: {
    closed: 'Cette page ne vous est pas ouverte',
    title: 'Accès refusé',
    text: 'Votre compte ne peut pas ouvrir cette page.',
    action: 'Aller à l’accueil',
  },
  offline: {
    title: 'Vous êtes hors ligne',
    text: 'Cette page n’a encore jamais été chargée. Vérifiez votre connexion et réessayez.',
  },
  crashed: {
    title: 'Cette page a cessé de fonctionner',
    text: 'Votre argent et vos données ne sont pas touchés. Actualisez la page pour continuer.',
    action: 'Actualiser la page',
  },
  chunkFailed: 'Veuillez réessayer après l’actualisation de la page. Elle s’actualise toute seule.',
  chunkTyped:
    'Une partie de l’application n’a pas pu être chargée. Veuillez actualiser la page. Vous retrouverez ce que vous avez saisi, sauf les mots de passe et les codes.',
  notTestMode: {
    title: 'Ce n’est pas un service de test',
    text: 'Paydirt ne fonctionne qu’avec de l’argent fictif. Le service à cette adresse n’indique pas qu’il est en mode test : rien de ce qu’il envoie n’est donc affiché.',
    action: 'Vérifier de nouveau',
  },
  update: {
    title: 'La version {{version}} est là',
    compulsory: 'Il vous faut cette version pour continuer.',
    confirm: 'Obtenir la mise à jour',
    cancel: 'Pas maintenant',
    upToDate: 'Vous avez déjà la dernière version.',
    untrusted:
      'Cette application ne fait pas confiance à l’adresse de cette mise à jour : elle n’est donc pas ouverte.',
  },
  noLiveUpdates:
    'Votre navigateur ne prend pas en charge les mises à jour en temps réel. Cette page cherche plutôt les changements toutes les quelques secondes.',
} as const;
