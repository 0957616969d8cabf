export const rewards = {
  poster: {
    title: 'Essayez de louer des machines sans rien risquer',
    text: '{{name}} vous invite sur Paydirt, une simulation avec de l’argent fictif. Chaque chiffre se vérifie.',
    textUnnamed:
      'Une invitation sur Paydirt, une simulation avec de l’argent fictif. Chaque chiffre se vérifie.',
    code: 'Code d’invitation',
    label: 'Invitation avec le code {{code}} en texte et en code QR. Elle dit que c’est de l’argent fictif.',
    save: 'Enregistrer l’image',
    failed: 'Ce navigateur n’a pas pu créer l’image. Copiez plutôt le lien.',
  },
} as const;
