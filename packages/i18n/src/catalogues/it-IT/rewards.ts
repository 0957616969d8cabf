export const rewards = {
  coupons: {
    states: 'I tuoi coupon per stato',
    toUse: 'Da usare',
    used: 'Usati',
    expired: 'Scaduti',
    anyMachine: 'Qualsiasi macchina',
    usedOn: 'Usato il {{time}}',
    expiredOn: 'Fino al {{day}}',
    leastPrice: 'Su noleggi da {{amount}}',
    free: 'Gratuito',
    yours: 'È tuo',
    chosen: 'Scelto per questo noleggio',
    receive: 'Prendi',
    use: 'Usalo',
    offered: 'Vedi quelli offerti',
    empty: {
      toUse: { title: 'Nessun coupon da usare', text: 'Prendine uno offerto, poi sceglilo quando noleggi.' },
      used: { title: 'Nessuno usato finora', text: 'Un coupon con cui noleggi passa qui, con il giorno.' },
      expired: {
        title: 'Nessuno è scaduto',
        text: 'Un coupon il cui ultimo giorno è passato resta qui da leggere.',
      },
    },
  },

  signIn: {
    done: '{{day}}: presenza segnata, {{amount}}',
    missed: '{{day}}: presenza non segnata, non costa nulla',
    today: '{{day}}: oggi, {{amount}} per la presenza',
    upcoming: '{{day}}: porta {{amount}}',
    before: '{{day}}: prima della tua iscrizione',
    streak: { one: '{{count}} giorno di fila', other: '{{count}} giorni di fila' },
    note: 'Ogni giorno porta {{amount}} dal budget promozionale. Un giorno saltato non costa nulla.',
    action: 'Segna la presenza di oggi',
    isDone: 'Presenza di oggi segnata',
  },

  poster: {
    title: 'Prova una miniera d’oro senza rischiare nulla',
    text: '{{name}} ti invita su Paydirt, una simulazione con denaro fittizio. Ogni cifra si può verificare.',
    code: 'Codice d’invito',
    label: 'Invito con il codice {{code}} in testo e codice QR. Dice che è denaro fittizio.',
    save: 'Salva come immagine',
    failed: 'Questo browser non è riuscito a creare l’immagine. Copia invece il link.',
  },
} as const;
