/** Texts of what is kept about a member, of taking it along, and of leaving. */
export const privacy = {
  title: 'Vos données',
  until: {
    account: 'Au plus tard jusqu’à la suppression de votre compte',
    ever: 'Pour toujours ; une fois votre compte supprimé, sous un numéro',
  },
  kept: {
    account: {
      title: 'Compte',
      text: 'Nom, téléphone, e-mail, réglages : pour vous reconnaître et vous joindre. Les primes uniques et similaires restent notées 90 jours de plus, sans votre nom.',
    },
    sessions: {
      title: 'Sessions et appareils',
      text: 'Vos sessions ouvertes, pour les voir et les fermer. Une session prend fin après 30 jours, un appareil connu est oublié après 180.',
    },
    security_events: {
      title: 'Événements de sécurité',
      text: 'Nouveaux appareils, mots de passe modifiés, codes erronés : pour repérer un inconnu.',
    },
    books: {
      title: 'Grand livre',
      text: 'Chaque mouvement d’argent fictif, pour prouver chaque solde.',
    },
    leases: {
      title: 'Locations et commandes',
      text: 'Avec ce que vous avez accepté.',
    },
    destinations: {
      title: 'Adresses et comptes bancaires',
      text: 'Valeurs de test que vous avez saisies.',
    },
    community: {
      title: 'Publications, commentaires et « J’aime »',
      text: 'Avec les commentaires sous vos publications.',
    },
    choices: {
      title: 'Masqué, signalé ou envoyé par vous',
      text: 'Pour que cela reste masqué et soit examiné.',
    },
    messages: {
      title: 'Messages',
      text: 'Avec ce que vous avez lu.',
    },
    files: {
      title: 'Images',
      text: 'Les images inutilisées sont supprimées après un jour.',
    },
    outbox: {
      title: 'SMS et e-mails',
      text: 'Ce qui vous aurait été envoyé, pour le panneau de test.',
    },
  },
  export: {
    title: 'Tout emporter',
    both: 'Enregistrer JSON et CSV',
    json: 'Enregistrer JSON seulement',
    csv: 'Enregistrer CSV seulement',
    done: 'Vos données sont enregistrées sous {{name}}.',
  },
  readMe: {
    title: 'Paydirt : tout ce qui est conservé sur vous',
    text: 'État au {{time}}, en USDT fictifs et UTC.',
  },
  leave: {
    title: 'Supprimer votre compte',
    open: 'Supprimer le compte',
    text: 'Tout de suite et pour toujours.',
    happens: 'Ce qui se passe maintenant',
    returned: { one: '{{count}} machine est rendue', other: '{{count}} machines sont rendues' },
    withdrawals: {
      one: '{{count}} retrait pas encore versé est arrêté',
      other: '{{count}} retraits pas encore versés sont arrêtés',
    },
    available: 'Solde disponible',
    income: 'Revenus à récupérer et en route',
    fee: 'Frais de retrait, {{share}}',
    paidOut: 'Solde final',
    playMoney: 'Argent fictif : supprimé avec le compte, sans valeur ailleurs.',
    gone: 'Nom, téléphone, e-mail, publications, images et messages sont supprimés partout. Les écritures restent, sous un numéro.',
    again: 'Les primes uniques et similaires sont de nouveau possibles après 90 jours.',
    codeHint: 'Le code que vous venez d’utiliser, ou un nouveau.',
    pin: 'PIN de retrait',
    submit: 'Supprimer définitivement mon compte',
    stay: 'Garder le compte',
    done: 'Votre compte est supprimé.',
    notDone: 'Votre session est terminée. Votre compte n’a pas été supprimé.',
    unknown: 'Votre session est terminée. On ne sait pas encore si votre compte est supprimé.',
    saveReceipt: 'Enregistrer le reçu',
  },
} as const;
