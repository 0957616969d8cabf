export const rewards = {
  poster: {
    title: 'Prova a noleggiare macchine senza rischiare nulla',
    text: '{{name}} ti invita su Paydirt, una simulazione con denaro fittizio.',
    textUnnamed: 'Hai un invito a Paydirt, una simulazione con denaro fittizio.',
    code: 'Codice di invito',
    label: 'Invito con il codice {{code}} e il suo codice QR: denaro fittizio',
    save: 'Salva come immagine',
    failed: 'Impossibile creare l’immagine. Copia invece il link.',
  },
} as const;
