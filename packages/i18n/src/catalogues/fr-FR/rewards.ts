export const rewards = {
  poster: {
    title: 'Essayez de louer des machines sans rien risquer',
    text: '{{name}} vous invite sur Paydirt, une simulation avec de l’argent fictif.',
    textUnnamed: 'Une invitation sur Paydirt, une simulation avec de l’argent fictif.',
    code: 'Code d’invitation',
    label: 'Invitation avec le code {{code}} et son code QR : argent fictif',
    save: 'Enregistrer l’image',
    failed: 'Ce navigateur n’a pas pu créer l’image. Copiez plutôt le lien.',
  },
} as const;
