/** Texts of what is kept about a member, of taking it along, and of leaving. */
export const privacy = {
  title: 'I tuoi dati',
  until: {
    account: 'Al massimo fino all’eliminazione dell’account',
    ever: 'Per sempre; eliminato l’account, solo con un numero',
  },
  kept: {
    account: {
      title: 'Dati dell’account',
      text: 'Nome, telefono, e-mail, impostazioni: per riconoscerti e contattarti. I bonus una tantum e simili restano annotati altri 90 giorni, senza il tuo nome.',
    },
    sessions: {
      title: 'Sessioni e dispositivi',
      text: 'Dove hai effettuato l’accesso, per vederlo e chiuderlo. Una sessione termina dopo 30 giorni, un dispositivo noto viene dimenticato dopo 180.',
    },
    security_events: {
      title: 'Eventi di sicurezza',
      text: 'Nuovi dispositivi, password cambiate, codici errati: così puoi accorgerti di un estraneo.',
    },
    books: {
      title: 'Libro mastro',
      text: 'Ogni movimento di denaro fittizio, per dimostrare ogni saldo.',
    },
    leases: {
      title: 'Noleggi e ordini',
      text: 'Con ciò che hai accettato.',
    },
    destinations: {
      title: 'Indirizzi e conti bancari',
      text: 'Valori di prova che hai inserito.',
    },
    community: {
      title: 'Post, commenti e «Mi piace»',
      text: 'Con i commenti sotto i tuoi post.',
    },
    choices: {
      title: 'Ciò che hai nascosto, segnalato o inviato',
      text: 'Perché resti nascosto e venga esaminato.',
    },
    messages: {
      title: 'Messaggi',
      text: 'Con ciò che hai letto.',
    },
    files: {
      title: 'Immagini',
      text: 'Le immagini non usate vengono eliminate dopo un giorno.',
    },
    outbox: {
      title: 'SMS ed e-mail',
      text: 'Ciò che ti sarebbe stato inviato, per il pannello di prova.',
    },
  },
  export: {
    title: 'Portali con te',
    both: 'Salva JSON e CSV',
    json: 'Salva solo JSON',
    csv: 'Salva solo CSV',
    done: 'I tuoi dati sono salvati come {{name}}.',
  },
  readMe: {
    title: 'Paydirt: tutto ciò che viene conservato su di te',
    text: 'Situazione: {{time}}, in USDT fittizi e UTC.',
  },
  leave: {
    title: 'Elimina il tuo account',
    open: 'Elimina l’account',
    text: 'Subito e per sempre.',
    happens: 'Che cosa succede ora',
    returned: { one: '{{count}} macchina viene restituita', other: '{{count}} macchine vengono restituite' },
    withdrawals: {
      one: '{{count}} prelievo non ancora eseguito viene fermato',
      other: '{{count}} prelievi non ancora eseguiti vengono fermati',
    },
    available: 'Saldo disponibile',
    income: 'Proventi da riscuotere e in arrivo',
    fee: 'Commissione di prelievo, {{share}}',
    paidOut: 'Saldo finale',
    playMoney: 'Denaro fittizio: eliminato con l’account, altrove non vale nulla.',
    gone: 'Nome, telefono, e-mail, post, immagini e messaggi vengono eliminati ovunque. Le scritture nel libro mastro restano, con un numero al posto del nome.',
    again: 'I bonus una tantum e simili si possono ottenere di nuovo dopo 90 giorni.',
    codeHint: 'Il codice che hai appena usato, o uno nuovo.',
    pin: 'PIN di prelievo',
    submit: 'Elimina per sempre il mio account',
    stay: 'Mantieni l’account',
    done: 'Il tuo account è stato eliminato.',
    notDone: 'La tua sessione è terminata. Il tuo account non è stato eliminato.',
    unknown: 'La tua sessione è terminata. Non si sa ancora se il tuo account è stato eliminato.',
    saveReceipt: 'Salva la ricevuta',
  },
} as const;
