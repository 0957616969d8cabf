export const test = {
  title: 'Panneau de test',
  intro: 'Ici, tout est de l’argent fictif. Ces outils n’agissent que sur les services de test.',

  clock: {
    title: 'Horloge de test',
    now: 'Heure actuelle : {{time}}',
    plusHour: '+1 heure',
    plusDay: '+1 jour',
    plusMonth: '+30 jours',
    toDate: 'Aller à une date',
    move: 'Avancer l’horloge',
    moving: 'L’horloge avance et les échéances sont traitées…',
    moved: 'L’horloge de test indique maintenant {{time}}.',
    forwardOnly: 'L’horloge ne fait qu’avancer, pour tous sur ces services.',
  },

  outbox: {
    title: 'Boîte d’envoi',
    text: 'Chaque SMS et e-mail qui aurait été envoyé, le plus récent en premier.',
    empty: 'Aucun message pour l’instant. Les codes que vous demandez apparaissent ici.',
    sms: 'SMS à {{to}}',
    email: 'E-mail à {{to}}',
    copyCode: 'Copier le code {{code}}',
  },

  members: {
    title: 'Membres prêts à l’emploi',
    text: 'Connectez-vous avec l’un d’eux pour voir l’application dans cet état.',
    logIn: 'Se connecter comme {{name}}',
    loggedIn: 'Vous êtes connecté comme {{name}}.',
    phone: 'Téléphone',
    password: 'Mot de passe',
    fundPassword: 'Mot de passe de retrait',
    noFundPassword: 'Non défini',
  },

  invitations: {
    title: 'Codes d’invitation',
    text: 'N’importe qui peut s’inscrire avec l’un d’eux.',
    copy: 'Copier le code {{code}}',
  },

  faucet: {
    title: 'Crédit de test',
    text: 'Ajoute des {{currency}} fictifs à un compte. L’opération indique le crédit de test comme origine.',
    account: 'Téléphone ou e-mail',
    amount: 'Montant en {{currency}} fictifs',
    grant: 'Ajouter {{amount}}',
    granted: '{{amount}} ajoutés. Disponible maintenant : {{available}}.',
    limit: '{{limit}} au plus à la fois',
  },

  withdrawal: {
    title: 'Retraits',
    text: 'Le prochain retrait de ce membre qui serait exécuté échoue, et tout revient.',
    reason: 'Motif que lit le membre',
    usualReason: 'La banque n’a pas pu être jointe.',
    fail: 'Faire échouer le prochain',
    willFail: 'Le prochain retrait de ce membre échouera.',
    skipToMonday: 'Passer à lundi',
  },

  deposits: {
    title: 'Dépôts',
    text: 'Recharges en {{currency}} qui attendent leur dépôt. L’envoyer ici, c’est ce que ferait la chaîne.',
    send: 'Envoyer {{amount}}',
    sent: 'Le dépôt a été vu. Il est confirmé en une minute environ de l’horloge de test.',
    none: 'Aucune recharge n’attend de dépôt.',
    visitor: 'Connectez-vous pour voir les recharges en attente.',
  },

  values: {
    title: 'Valeurs de test',
    text: 'Chacune mène à un résultat. Une adresse ou un compte peut être suivi de vos propres lettres ou chiffres.',
    addresses: 'Adresses',
    accounts: 'Comptes bancaires',
    codes: 'Codes à échanger',
    copy: 'Copier {{value}}',
    upTo: '{{state}}, jusqu’à {{limit}}',
    outcome: {
      succeeds_now: 'Réussit tout de suite',
      succeeds_later: 'Réussit après le délai indiqué',
      stays_pending: 'Reste en attente',
      wrong_bank_data: 'Échoue : coordonnées bancaires fausses',
      fails_returned: 'Échoue et revient',
    },
    code: { valid: 'Valable', used: 'Épuisé', expired: 'Expiré' },
  },

  breaking: {
    title: 'Provoquer des pannes',
    text: 'Dans ce navigateur seulement, jusqu’à ce que vous l’arrêtiez.',
    none: 'Aucune panne',
    slow: 'Réponses lentes',
    offline: 'Hors ligne',
    unauthorized: 'Session perdue (401)',
    serverError: 'Erreur du service (500)',
    badAnswer: 'Réponse illisible',
    active: 'Panne provoquée : {{fault}}',
    switchOff: 'Arrêter',
  },

  ledger: {
    title: 'Contrôle du grand livre',
    text: 'Additionne chaque mouvement de chaque compte. La somme doit être nulle.',
    run: 'Contrôler le grand livre',
    sound: 'En ordre : la somme est {{sum}}.',
    broken: 'Non respecté : {{names}}',
    entries: { one: '{{count}} écriture', other: '{{count}} écritures' },
    accounts: { one: '{{count}} compte', other: '{{count}} comptes' },
  },

  reset: {
    title: 'Tout recommencer',
    text: 'Efface tout ce qui a été fait et remet les données de départ. Tous les membres sont déconnectés.',
    action: 'Tout réinitialiser',
    confirm: 'Tout remettre comme au départ ?',
    done: 'Tout est comme au départ.',
  },
} as const;

export const seed = {
  new: 'Nouveau, avec un jour de revenu offert',
  with_leases: 'A des locations et un historique',
  nothing_bound: 'Sans adresse, carte, e-mail ni mot de passe de retrait',
  high_level: 'Niveau élevé, avec une grande équipe',
} as const;
