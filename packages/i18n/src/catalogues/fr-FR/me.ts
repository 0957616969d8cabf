export const me = {
  level: 'Niveau {{level}}',
  available: 'Solde disponible',
  toReceive: 'À recevoir',
  arriving: 'En route',
  inWithdrawal: 'Retrait en cours',
  hideAmounts: 'Masquer les montants',
  showAmounts: 'Afficher les montants',
  amountHidden: 'Montant masqué',
  memberSince: 'Membre depuis le {{day}}',
  group: {
    income: 'Revenus et machines',
    records: 'Opérations',
    destinations: 'Adresses et sécurité',
    people: 'Personnes',
    app: 'Application',
  },
  recharge: 'Recharger',
  withdraw: 'Retirer',
  entry: {
    exchange: 'Échanger un code',
    money: 'D’où vient l’argent',
    balance: 'Solde',
    holdings: 'Locations en cours',
    documents: 'Relevés et contrats',
    receiveIncome: 'Recevoir les revenus',
    orders: 'Commandes',
    records: 'Toutes les opérations',
    receivedIncome: 'Revenus reçus',
    addresses: 'Adresses',
    bankCards: 'Cartes bancaires',
    deliveryAddresses: 'Adresses de livraison',
    fundPassword: 'Mot de passe de retrait',
    team: 'Équipe',
    settings: 'Réglages',
    language: 'Langue',
    about: 'À propos de Paydirt',
  },
  logOut: 'Se déconnecter',
  confirmLogOut: 'Se déconnecter ?',
  confirmLogOutText: 'Vous pouvez vous reconnecter à tout moment. Rien ne change sur votre compte.',

  language: {
    title: 'Langue',
    failed: 'Cette langue n’a pas pu être chargée. Vérifiez votre connexion et réessayez.',
  },

  settings: {
    title: 'Réglages',
    onThisDevice: 'Sur cet appareil',
    onYourAccount: 'Sur votre compte',
    language: 'Langue',
    theme: 'Thème',
    themeSystem: 'Comme le système',
    themeLight: 'Clair',
    themeDark: 'Sombre',
    textSize: 'Taille du texte',
    textSizePercent: '{{percent}} %',
    textSizeSample: 'Aujourd’hui, 3,40 {{currency}} fictifs sont arrivés.',
    reducedMotion: 'Moins de mouvement',
    reducedMotionText: 'Les pages changent sans bouger. Le réglage du système est suivi dans tous les cas.',
    hideAmounts: 'Masquer les montants',
    hideAmountsText: 'Vos soldes apparaissent sous forme de points jusqu’à ce que vous les affichiez.',
    dateFormat: 'Format de date',
    dateByLocale: 'Comme dans la langue',
    dateSaved: 'Le format de date est enregistré.',
  },

  about: {
    title: 'À propos de Paydirt',
    name: 'Paydirt',
    intro:
      'Paydirt est la répétition d’un service de location de machines. Tout y est de l’argent fictif en mode test : aucune monnaie, carte ou banque n’est jamais touchée.',
    version: 'Version {{version}} ({{code}})',
    checkForUpdate: 'Chercher une mise à jour',
    rulesTitle: 'Ce que cette application promet',
    rulesText: 'Des règles qui priment sur tout le reste. Chacune peut être vérifiée.',
    rules: {
      testMode:
        'Mode test uniquement. Le ruban en haut le dit sur chaque page, et l’application n’affiche rien d’un service qui ne le dit pas.',
      addresses:
        'Les adresses que donne l’application ne peuvent rien recevoir, et rien n’est jamais envoyé à la vôtre.',
      figures:
        'Les ventes, le stock restant, les nombres et les « j’aime » sont calculés à partir des données. Ce qui n’est pas connu n’est pas affiché.',
      countdowns:
        'Un compte à rebours va jusqu’à l’heure donnée par le service, s’arrête à zéro et ne repart jamais de lui-même.',
      scheduled:
        'Les revenus sont prévus, jamais garantis. L’avertissement sur les risques précède chaque location, et l’accord n’est jamais présélectionné.',
      sources:
        'Chaque crédit dit qui l’a payé. Les dépôts des membres sont tenus à part et ne paient jamais de revenu, de prime ni quelqu’un d’autre.',
      coverage:
        'Quand les machines gagnent moins que prévu, le revenu est payé en proportion, et son opération le dit.',
      fees: 'Frais, minimums, délais et montant net sont affichés avant que vous ne saisissiez. Sortir est aussi facile qu’entrer.',
      authors: 'Une publication montre qui l’a vraiment écrite.',
      returns:
        'Vous pouvez rendre une machine : en totalité dans les 24 heures, puis en proportion des jours restants.',
      inviting:
        'Les récompenses de parrainage sont fixes, plafonnées, à un seul niveau et payées par le budget promotionnel, jamais par ce que paie quelqu’un d’autre.',
      yields:
        'Ce que gagnent les machines suit une règle publiée et peut être nul un jour. Les mauvais jours restent dans l’historique.',
      withdrawing: 'Un retrait ne dépend jamais d’un autre achat, de frais, d’une invitation ou d’un niveau.',
      testValues:
        'Rien de réel n’est demandé. Les formulaires de cartes et de comptes n’acceptent que des valeurs de test.',
      calm: 'Rien n’est présélectionné, culpabilisant, insistant ou caché.',
    },
  },
} as const;
