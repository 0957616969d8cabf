/** Texts of what is kept about a member, of taking it along, and of leaving. */
export const privacy = {
  title: 'Vos données',
  intro:
    'Ce qui est conservé sur vous, pourquoi et pendant combien de temps. Vous pouvez tout enregistrer et supprimer votre compte.',
  keptTitle: 'Ce qui est conservé',
  kept: {
    account: {
      title: 'Compte',
      text: 'Nom, téléphone, e-mail, réglages : pour vous reconnaître et vous joindre. Jusqu’à la suppression de votre compte. Ce que vous avez eu une seule fois, comme une prime, est gardé 90 jours de plus. C’est rangé sous un hachage salé du téléphone et de l’e-mail.',
    },
    sessions: {
      title: 'Sessions et appareils',
      text: 'Où votre compte est ouvert : pour que vous puissiez le voir et le fermer. Une session prend fin après 30 jours, un appareil connu est oublié après 180.',
    },
    security_events: {
      title: 'Événements de sécurité',
      text: 'Nouveaux appareils, mots de passe modifiés, codes refusés : pour repérer un inconnu. Jusqu’à la suppression de votre compte.',
    },
    books: {
      title: 'Livres de comptes',
      text: 'Chaque mouvement d’argent fictif : pour que tout solde puisse être vérifié. Ils restent pour toujours ; une fois votre compte supprimé, ils portent un numéro, pas votre nom.',
    },
    leases: {
      title: 'Locations et commandes',
      text: 'Ce que vous avez loué et acheté, et ce que vous avez accepté. Conservé avec les livres, sous le numéro.',
    },
    destinations: {
      title: 'Adresses et comptes bancaires',
      text: 'Valeurs de test saisies comme destinations. Supprimées avec votre compte.',
    },
    community: {
      title: 'Publications, commentaires et mentions J’aime',
      text: 'Ce que vous avez écrit pour les autres. Supprimé avec votre compte, comme les commentaires sous vos publications.',
    },
    choices: {
      title: 'Masqué, signalé ou envoyé par vous',
      text: 'Pour que cela reste masqué et soit examiné. Supprimé avec votre compte.',
    },
    messages: {
      title: 'Messages',
      text: 'Ce qui vous a été dit dans l’application et ce que vous avez lu. Supprimé avec votre compte.',
    },
    files: {
      title: 'Images',
      text: 'Ce que vous avez envoyé. Les images inutilisées sont supprimées après un jour, les autres avec votre compte.',
    },
    outbox: {
      title: 'SMS et e-mails',
      text: 'Ce qui vous aurait été envoyé, pour le panneau de test. Supprimé avec votre compte.',
    },
  },
  export: {
    title: 'Tout emporter',
    text: 'Une archive avec un README qui explique chaque fichier. JSON pour les programmes, CSV pour les tableurs.',
    both: 'Enregistrer JSON et CSV',
    json: 'Enregistrer JSON seulement',
    csv: 'Enregistrer CSV seulement',
    done: 'Vos données sont enregistrées sous {{name}}.',
  },
  readMe: {
    title: 'Paydirt : tout ce qui est conservé sur vous',
    text: 'État au {{time}}. Tous les montants sont des USDT fictifs, toutes les heures UTC. En CSV, la première ligne nomme les colonnes ; JSON utilise les mêmes noms.',
  },
  leave: {
    title: 'Supprimer votre compte',
    open: 'Supprimer le compte',
    text: 'Immédiat et définitif. Vous voyez d’abord ce qui se passe.',
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
    playMoney: 'C’est de l’argent fictif : il est supprimé avec le compte et ne vaut rien ailleurs.',
    gone: 'Votre nom, téléphone, e-mail, publications, images et messages sont supprimés partout. Les écritures restent, sous un numéro.',
    again:
      'Vous pourrez vous réinscrire avec le même téléphone. Ce que chacun a une fois peut être obtenu à nouveau après 90 jours.',
    codeHint: 'Le code avec lequel vous venez de confirmer, ou un nouveau.',
    pin: 'PIN de retrait',
    submit: 'Supprimer définitivement mon compte',
    stay: 'Garder le compte',
    done: 'Votre compte est supprimé.',
    saveReceipt: 'Enregistrer le reçu',
  },
} as const;
