export const earn = {
  titles: {
    earn: 'Primes',
    joinGroup: 'Rejoindre le groupe',
    shareLink: 'Partager une vidéo',
  },
  intro:
    'Chacune est un montant fixe, payé une fois par le budget promotionnel. En ignorer une ne coûte rien.',
  budget: 'Le budget promotionnel contient {{amount}} en ce moment.',
  budgetSpent:
    'Le budget promotionnel contient {{amount}} en ce moment, moins que certaines primes. Ce qui est prêt reste prêt.',
  kind: {
    welcome: {
      title: 'Bienvenue',
      rule: 'Égale à un jour de revenus de la plus petite machine, pour chaque nouveau membre.',
    },
    join_group: {
      title: 'Rejoindre le groupe',
      rule: 'Envoyez une capture d’écran qui vous montre dans le groupe. Elle est examinée avant d’être payée.',
    },
    share_link: {
      title: 'Partager une vidéo',
      rule: 'Envoyez le lien ou une capture d’écran d’une vidéo sur Paydirt que vous avez partagée. L’envoi est examiné avant d’être payé.',
    },
    level: {
      title: 'Prime du niveau {{level}}',
      rule: 'Payée une fois lorsque le niveau est atteint. Ce que paient vos invités n’y change rien.',
    },
  },
  needs: {
    one: 'Encore {{count}} invité actif',
    other: 'Encore {{count}} invités actifs',
  },
  also: { checkIn: 'Présence du jour', exchange: 'Utiliser un code' },
  state: {
    open: 'À faire',
    in_review: 'En cours d’examen',
    refused: 'Non accepté',
    ready: 'Prêt',
    received: 'Récupéré',
  },
  credit: {
    to_collect: 'À récupérer',
    on_its_way: 'En route',
    arrived: 'Arrivé',
  },
  action: {
    collect: 'Récupérer {{amount}}',
    join_group: 'Rejoindre le groupe',
    share_link: 'Partager une vidéo',
    again: 'Réessayer',
    look: 'Voir votre envoi',
    record: 'Voir l’opération',
    invite: 'Inviter',
  },
  collected: '{{amount}} sont dans votre solde.',
  toCollect: '{{amount}} sont à récupérer.',
  arrivedOn: 'Arrivé le {{day}}',
  group: {
    intro:
      'Ceci est une simulation : le groupe est une page factice, sans personne. Ouvrez-la, faites une capture d’écran et envoyez-la.',
    picture: 'La page factice du groupe',
    open: 'Ouvrir la page du groupe',
    hint: 'Elle s’ouvre à côté de l’application.',
  },
  share: {
    intro: 'Partagez une vidéo sur Paydirt où vous voulez. Dites-y qu’il s’agit d’argent fictif.',
    way: 'Ce que vous envoyez',
    byLink: 'Lien',
    byPicture: 'Capture d’écran',
    link: 'Lien de la vidéo',
    linkHint: 'Commence par https:// et mène à : {{sites}}.',
  },
  screenshot: 'Capture d’écran',
  send: 'Envoyer pour examen',
  waitUpload: 'L’image est encore en cours d’envoi. Attendez qu’elle soit arrivée.',
  review: {
    title: 'En cours d’examen',
    text: 'Envoyé le {{time}}. Si l’envoi est accepté, vous recevez {{amount}} automatiquement, ainsi qu’un message.',
    panelText: 'En mode test, vous l’examinez vous-même dans le panneau de test.',
    panel: 'Examiner dans le panneau de test',
    picture: 'Votre envoi',
  },
  approved: {
    title: 'Accepté et payé',
    text: '{{amount}} sont arrivés dans votre solde le {{day}}.',
  },
  unpaid: {
    title: 'Accepté, pas encore payé',
    text: 'Le budget promotionnel n’a pas pu payer {{amount}}. Cette somme reste à vous : récupérez-la dès que le budget la contient.',
  },
  refused: {
    title: 'Non accepté',
    text: '{{reason}} Vous pouvez en envoyer un autre.',
  },
} as const;
