export const pictures = {
  add: 'Aggiungi immagini',
  addOne: 'Aggiungi un’immagine',
  limits: 'JPEG, PNG, WebP o GIF. Al massimo {{count}}, ognuna fino a {{size}} all’invio.',
  limitsOne: 'JPEG, PNG, WebP o GIF, fino a {{size}} all’invio.',
  preparing: 'Controllo e riduzione in corso',
  sending: 'Invio di {{name}}',
  remove: 'Rimuovi {{name}}',
  cancel: 'Annulla {{name}}',
  retry: 'Invia di nuovo {{name}}',
  problem: {
    notAPicture: 'Questa non è un’immagine, qualunque sia il suo nome. Aggiungi un altro file.',
    heic: 'È una foto HEIC, che questo browser non può aprire. Salvala come JPEG e aggiungi quella.',
    broken: 'Questa immagine non si apre. Salvala di nuovo e aggiungi quella.',
    tooBig: 'Anche ridotta, questa immagine supera {{size}}. Aggiungine una più semplice.',
  },
  tooMany: 'C’è posto per {{count}}. Non accettate: {{left}}.',
  still: 'È animata: è stato aggiunto solo il primo fotogramma.',
} as const;
