export const pictures = {
  add: 'Ajouter des images',
  addOne: 'Ajouter une image',
  limits: 'JPEG, PNG, WebP ou GIF. {{count}} au plus, chacune jusqu’à {{size}} à l’envoi.',
  limitsOne: 'JPEG, PNG, WebP ou GIF, jusqu’à {{size}} à l’envoi.',
  preparing: 'Vérification et réduction en cours',
  sending: 'Envoi de {{name}}',
  remove: 'Enlever {{name}}',
  cancel: 'Annuler {{name}}',
  retry: 'Renvoyer {{name}}',
  problem: {
    notAPicture: 'Ce n’est pas une image, quoi qu’en dise son nom. Ajoutez un autre fichier.',
    heic: 'C’est une photo HEIC, que ce navigateur ne peut pas ouvrir. Enregistrez-la en JPEG, puis ajoutez celle-ci.',
    broken: 'Cette image ne s’ouvre pas. Enregistrez-la de nouveau, puis ajoutez-la.',
    tooBig: 'Même réduite, cette image dépasse {{size}}. Ajoutez-en une plus simple.',
  },
  tooMany: 'Il y a de la place pour {{count}}. Non prises : {{left}}.',
  still: 'Elle est animée : seule sa première image a été ajoutée.',
} as const;
