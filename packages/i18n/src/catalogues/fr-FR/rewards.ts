export const rewards = {
  poster: {
    title: 'Essayez de louer des machines sans rien risquer',
    text: '{{name}} vous invite sur Paydirt, une simulation avec de l’argent fictif.',
    textUnnamed: 'Une invitation sur Paydirt, une simulation avec de l’argent fictif.',
    code: 'Code d’invitation',
    label: 'Invitation avec le code {{code}} et son code QR : argent fictif',
    save: 'Enregistrer l’image',
    failed: 'L’image n’a pas pu être créée. Copiez plutôt le lien.',
  },
} as const;
