export const pictures = {
  add: 'Ajouter des images',
  addOne: 'Ajouter une image',
  limits: 'JPEG, PNG, WebP ou GIF. {{count}} au plus, chacune jusqu’à {{size}}.',
  limitsOne: 'JPEG, PNG, WebP ou GIF, jusqu’à {{size}}.',
  preparing: 'Préparation en cours',
  sending: 'Envoi de {{name}}',
  remove: 'Enlever {{name}}',
  cancel: 'Annuler {{name}}',
  retry: 'Renvoyer {{name}}',
  problem: {
    notAPicture: 'Ce n’est pas une image. Ajoutez un autre fichier.',
    heic: 'Ce navigateur n’ouvre pas le HEIC. Enregistrez d’abord la photo en JPEG.',
    broken: 'Cette image ne s’ouvre pas. Enregistrez-la d’abord de nouveau.',
    tooBig: 'Même réduite, cette image dépasse {{size}}. Ajoutez-en une plus simple.',
  },
  tooMany: 'Il y a de la place pour {{count}}. Non ajoutées : {{left}}.',
  still: 'Elle est animée : seule sa première image a été ajoutée.',
} as const;
