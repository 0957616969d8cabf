export const pictures = {
  add: 'Aggiungi immagini',
  addOne: 'Aggiungi un’immagine',
  limits: 'JPEG, PNG, WebP o GIF. Al massimo {{count}}, ognuna fino a {{size}}.',
  limitsOne: 'JPEG, PNG, WebP o GIF, fino a {{size}}.',
  preparing: 'In preparazione',
  sending: 'Invio di {{name}}',
  remove: 'Togli {{name}}',
  cancel: 'Annulla l’invio di {{name}}',
  retry: 'Invia di nuovo {{name}}',
  problem: {
    notAPicture: 'Questa non è un’immagine. Aggiungi un altro file.',
    heic: 'Questo browser non apre HEIC. Salva prima la foto come JPEG.',
    broken: 'Questa immagine non si apre. Prima salvala di nuovo.',
    tooBig: 'Anche ridotta, questa immagine supera {{size}}. Aggiungine una più semplice.',
  },
  tooMany: 'C’è posto per {{count}}. Non aggiunte: {{left}}.',
  still: 'È animata: è stato aggiunto solo il primo fotogramma.',
} as const;
