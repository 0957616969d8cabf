export const destinations = {
  title: {
    addresses: 'Adresses',
    addAddress: 'Ajouter une adresse',
    deliveryAddresses: 'Adresses de livraison',
    bankCards: 'Comptes bancaires',
    fundPassword: 'PIN de retrait',
  },
  testOnly: 'Valeurs de test uniquement. Rien n’y est jamais envoyé.',
  testValues: 'Valeurs de test',
  testValuesHint: 'Si l’une est déjà utilisée, ajoutez-y des lettres ou des chiffres.',

  outcome: {
    succeeds_now: 'Réussit tout de suite',
    succeeds_later: 'Réussit après le délai indiqué',
    stays_pending: 'Reste en attente',
    wrong_bank_data: 'Échoue : coordonnées bancaires fausses',
    fails_returned: 'Échoue, et l’argent revient',
  },
  goOn: 'Reprendre où vous en étiez',
  changeNamed: 'Modifier {{name}}',
  deleteNamed: 'Supprimer {{name}}',

  address: {
    emptyTitle: 'Pas encore d’adresse',
    of: 'Adresse pour {{asset}}',
    chain: 'Réseau',
    currency: 'Devise',
    address: 'Adresse',
    hexHint: '0x puis 40 chiffres ou lettres de a à f',
    tronHint: 'T puis 33 lettres ou chiffres',
    label: 'Libellé',
    labelHint: 'Facultatif. {{count}} caractères au plus.',
    save: 'Enregistrer cette adresse',
    deleteText: '{{name}} : les retraits déjà commencés y vont quand même.',
  },

  delivery: {
    add: 'Ajouter une adresse de livraison',
    changeTitle: 'Modifier l’adresse de livraison',
    emptyTitle: 'Pas encore d’adresse de livraison',
    invented: 'Une adresse inventée',
    place: 'Choisir la région et la ville',
    region: 'Région',
    town: 'Ville',
    notListed: 'Pas dans la liste',
    countryFirst: 'Choisissez d’abord un pays.',
    regionFirst: 'Choisissez d’abord une région.',
    deleteText: '{{name}} : les commandes déjà passées gardent cette adresse.',
  },

  bank: {
    add: 'Ajouter un compte bancaire',
    changeTitle: 'Modifier le compte bancaire',
    emptyTitle: 'Pas encore de compte bancaire',
    bank: 'Banque',
    bankChoose: 'Choisir une banque',
    payeeName: 'Nom du bénéficiaire',
    account: 'Numéro de compte',
    accountHint: 'De {{min}} à {{max}} lettres ou chiffres, sans espace.',
    ifsc: 'Code IFSC',
    ifscHint: 'Quatre lettres, un 0, six lettres ou chiffres.',
    saveChange: 'Enregistrer la modification',
  },

  fund: {
    setIntro: 'Il est demandé à chaque retrait.',
    locked: 'Bloqué après cinq essais erronés. Fin du blocage : {{time}}. Un nouveau PIN le débloque.',
    channel: 'Envoyer le code à',
    sms: 'Téléphone',
    email: 'Adresse e-mail',
    addEmail: 'Ajouter une adresse e-mail',
    password: 'Nouveau PIN de retrait',
    passwordHint: '6 chiffres, pas du genre 123456 ou 111111.',
    again: 'Confirmer le nouveau PIN de retrait',
    set: 'Définir le PIN de retrait',
    doneSet: 'Votre PIN de retrait est défini.',
  },

  notice: {
    fundPasswordSet:
      'Un nouveau PIN de retrait Paydirt a été défini. Ce n’était pas vous ? Définissez-en un autre par code et changez votre mot de passe de connexion.',
  },
} as const;
