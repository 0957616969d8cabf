export const rewards = {
  poster: {
    title: 'Prova a noleggiare macchine senza rischiare nulla',
    text: '{{name}} ti invita su Paydirt, una simulazione con denaro fittizio. Ogni cifra si può verificare.',
    textUnnamed:
      'Hai un invito a Paydirt, una simulazione con denaro fittizio. Ogni cifra si può verificare.',
    code: 'Codice di invito',
    label: 'Invito con il codice {{code}} in testo e codice QR. Dice che è denaro fittizio.',
    save: 'Salva come immagine',
    failed: 'Questo browser non è riuscito a creare l’immagine. Copia invece il link.',
  },
} as const;
