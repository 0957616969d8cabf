export const earn = {
  titles: {
    earn: 'Primes',
  },
  intro: 'Des montants fixes, payés une seule fois chacun, par le budget promotionnel.',
  budget: 'Le budget contient {{amount}} en ce moment.',
  budgetSpent: 'Le budget contient {{amount}} en ce moment, moins que certaines primes.',
  kind: {
    welcome: {
      title: 'Bienvenue',
      rule: 'Pour chaque nouveau membre.',
    },
    join_group: {
      title: 'Rejoindre le groupe',
      rule: 'Envoyez une capture d’écran qui vous montre dans le groupe.',
    },
    share_link: {
      title: 'Partager une vidéo',
      rule: 'Envoyez le lien ou une capture d’écran d’une vidéo sur Paydirt que vous avez partagée.',
    },
    level: {
      title: 'Prime du niveau {{level}}',
      rule: 'Payée une fois lorsque le niveau est atteint.',
    },
  },
  needs: {
    one: 'Encore {{count}} invité actif',
    other: 'Encore {{count}} invités actifs',
  },
  also: { checkIn: 'Présence du jour', exchange: 'Utiliser un code' },
  state: {
    open: 'Disponible',
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
    again: 'Réessayer',
    look: 'Voir votre envoi',
    record: 'Voir l’opération',
    invite: 'Inviter',
  },
  arrivedOn: 'Arrivé le {{day}}',
  group: {
    intro: 'Le groupe est une page factice, sans personne.',
    picture: 'La page factice du groupe',
    open: 'Ouvrir la page du groupe',
  },
  share: {
    intro: 'Dites dans la vidéo qu’il s’agit d’argent fictif.',
    way: 'Ce que vous envoyez',
    byLink: 'Lien',
    byPicture: 'Capture d’écran',
    link: 'Lien de la vidéo',
    linkHint: 'Commence par https:// et mène à : {{sites}}.',
  },
  screenshot: 'Capture d’écran',
  send: 'Envoyer pour examen',
  waitUpload: 'Attendez que l’image soit envoyée.',
  review: {
    title: 'En cours d’examen',
    text: 'Envoyé le {{time}}. Si l’envoi est accepté, vous recevez {{amount}}.',
    panel: 'Examiner dans le panneau de test',
    picture: 'Votre envoi',
  },
  approved: {
    title: 'Accepté et payé',
    text: 'Le {{day}}, {{amount}} sont arrivés dans votre solde.',
  },
  unpaid: {
    title: 'Accepté, pas encore payé',
    text: 'Cette somme reste à vous : récupérez-la dès que le budget promotionnel contiendra {{amount}}.',
  },
  refused: {
    title: 'Non accepté',
    text: '{{reason}} Vous pouvez en envoyer un autre.',
  },
} as const;
