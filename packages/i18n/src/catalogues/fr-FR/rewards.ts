export const rewards = {
  coupons: {
    states: 'Vos bons par état',
    toUse: 'À utiliser',
    used: 'Utilisés',
    expired: 'Expirés',
    anyMachine: 'Toute machine',
    usedOn: 'Utilisé le {{time}}',
    expiredOn: 'Jusqu’au {{day}}',
    leastPrice: 'Pour les locations dès {{amount}}',
    free: 'Gratuit',
    yours: 'À vous',
    chosen: 'Choisi pour cette location',
    receive: 'Recevoir',
    use: 'L’utiliser',
    offered: 'Voir ceux qui sont offerts',
    empty: {
      toUse: {
        title: 'Aucun bon à utiliser',
        text: 'Prenez-en un parmi ceux offerts, puis choisissez-le en louant.',
      },
      used: {
        title: 'Aucun utilisé pour l’instant',
        text: 'Un bon avec lequel vous louez passe ici, avec son jour.',
      },
      expired: {
        title: 'Aucun n’a expiré',
        text: 'Un bon dont le dernier jour est passé reste ici, lisible.',
      },
    },
  },

  signIn: {
    done: '{{day}} : présence validée, {{amount}}',
    missed: '{{day}} : présence non validée, cela ne coûte rien',
    today: '{{day}} : aujourd’hui, {{amount}} pour la présence',
    upcoming: '{{day}} : rapporte {{amount}}',
    before: '{{day}} : avant votre inscription',
    streak: { one: '{{count}} jour de suite', other: '{{count}} jours de suite' },
    note: 'Chaque jour rapporte {{amount}} du budget promotionnel. Un jour manqué ne coûte rien.',
    action: 'Valider ma présence du jour',
    isDone: 'Présence du jour validée',
  },

  poster: {
    title: 'Essayer une mine d’or sans rien risquer',
    text: '{{name}} vous invite sur Paydirt, une répétition avec de l’argent fictif. Chaque chiffre se vérifie.',
    code: 'Code d’invitation',
    label: 'Invitation avec le code {{code}} en texte et en code QR. Elle dit que c’est de l’argent fictif.',
    save: 'Enregistrer l’image',
    failed: 'Ce navigateur n’a pas pu créer l’image. Copiez plutôt le lien.',
  },
} as const;
