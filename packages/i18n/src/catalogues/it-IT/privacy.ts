/** Texts of what is kept about a member, of taking it along, and of leaving. */
export const privacy = {
  title: 'I tuoi dati',
  intro:
    'Cosa viene conservato su di te, perché e per quanto tempo. Puoi salvare tutto ed eliminare l’account.',
  keptTitle: 'Cosa viene conservato',
  kept: {
    account: {
      title: 'Dati dell’account',
      text: 'Nome, telefono, e-mail, impostazioni: per riconoscerti e contattarti. Finché non elimini l’account. Ciò che hai avuto una volta sola, come un bonus, resta annotato altri 90 giorni, sotto un hash con sale di telefono ed e-mail.',
    },
    sessions: {
      title: 'Sessioni e dispositivi',
      text: 'Dove hai effettuato l’accesso: perché tu possa vederlo e chiuderlo. Una sessione finisce dopo 30 giorni, un dispositivo noto viene dimenticato dopo 180.',
    },
    security_events: {
      title: 'Eventi di sicurezza',
      text: 'Nuovi dispositivi, password cambiate, codici rifiutati: perché tu noti un estraneo. Finché non elimini l’account.',
    },
    books: {
      title: 'Libri contabili',
      text: 'Ogni movimento di denaro fittizio: perché ogni saldo si possa verificare. Restano per sempre; eliminato l’account, riportano un numero, non il tuo nome.',
    },
    leases: {
      title: 'Noleggi e ordini',
      text: 'Ciò che hai noleggiato e comprato e ciò che hai accettato. Resta con i libri, sotto il numero.',
    },
    destinations: {
      title: 'Indirizzi e conti bancari',
      text: 'Valori di prova inseriti come destinazioni. Eliminati con l’account.',
    },
    community: {
      title: 'Post, commenti e Mi piace',
      text: 'Ciò che hai scritto per gli altri. Eliminato con l’account, insieme ai commenti sotto i tuoi post.',
    },
    choices: {
      title: 'Nascosto, segnalato o inviato da te',
      text: 'Perché resti nascosto e venga esaminato. Eliminato con l’account.',
    },
    messages: {
      title: 'Messaggi',
      text: 'Ciò che ti è stato detto nell’app e ciò che hai letto. Eliminato con l’account.',
    },
    files: {
      title: 'Immagini',
      text: 'Ciò che hai caricato. Le immagini non usate vengono eliminate dopo un giorno, le altre con l’account.',
    },
    outbox: {
      title: 'SMS ed e-mail',
      text: 'Ciò che ti sarebbe stato inviato, per il pannello di prova. Eliminato con l’account.',
    },
  },
  export: {
    title: 'Portali con te',
    text: 'Un archivio con un README che spiega ogni file. JSON per i programmi, CSV per i fogli di calcolo.',
    both: 'Salva JSON e CSV',
    json: 'Salva solo JSON',
    csv: 'Salva solo CSV',
    done: 'I tuoi dati sono salvati come {{name}}.',
  },
  readMe: {
    title: 'Paydirt: tutto ciò che viene conservato su di te',
    text: 'Situazione al {{time}}. Tutti gli importi sono USDT fittizi, tutte le ore UTC. In CSV la prima riga indica le colonne; JSON usa gli stessi nomi.',
  },
  leave: {
    title: 'Elimina il tuo account',
    open: 'Elimina l’account',
    text: 'Subito e per sempre. Prima vedi cosa succede.',
    happens: 'Cosa succede ora',
    returned: { one: '{{count}} macchina viene restituita', other: '{{count}} macchine vengono restituite' },
    withdrawals: {
      one: '{{count}} prelievo non ancora eseguito viene fermato',
      other: '{{count}} prelievi non ancora eseguiti vengono fermati',
    },
    available: 'Saldo disponibile',
    income: 'Proventi da riscuotere e in arrivo',
    fee: 'Commissione di prelievo, {{share}}',
    paidOut: 'Saldo finale',
    playMoney: 'È denaro fittizio: viene eliminato con l’account e altrove non vale nulla.',
    gone: 'Nome, telefono, e-mail, post, immagini e messaggi vengono rimossi ovunque. Le scritture nei libri restano, sotto un numero.',
    again:
      'In seguito puoi registrarti con lo stesso telefono. Ciò che ogni persona riceve una volta si può avere di nuovo dopo 90 giorni.',
    codeHint: 'Il codice con cui hai appena confermato, o uno nuovo.',
    pin: 'PIN di prelievo',
    submit: 'Elimina per sempre il mio account',
    stay: 'Mantieni l’account',
    done: 'Il tuo account è stato eliminato.',
    saveReceipt: 'Salva la ricevuta',
  },
} as const;
