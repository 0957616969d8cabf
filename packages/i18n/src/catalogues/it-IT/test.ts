export const test = {
  title: 'Pannello di prova',
  intro: 'Qui tutto è denaro fittizio. Questi strumenti agiscono solo sui servizi di prova.',

  clock: {
    title: 'Orologio di prova',
    now: 'Ora: {{time}}',
    plusHour: '+1 ora',
    plusDay: '+1 giorno',
    plusMonth: '+30 giorni',
    toDate: 'Sposta a una data',
    move: 'Sposta l’orologio',
    moving: 'L’orologio avanza e si svolge ciò che scade…',
    moved: 'L’orologio di prova ora segna {{time}}.',
    forwardOnly: 'L’orologio va solo avanti, per tutti su questi servizi.',
  },

  outbox: {
    title: 'Posta in uscita',
    text: 'Ogni SMS ed e-mail che sarebbe stato inviato, dal più recente.',
    empty: 'Ancora nessun messaggio. I codici che richiedi appaiono qui.',
    sms: 'SMS a {{to}}',
    email: 'E-mail a {{to}}',
    copyCode: 'Copia il codice {{code}}',
  },

  members: {
    title: 'Membri già pronti',
    text: 'Accedi come uno di loro per vedere l’app in quello stato.',
    logIn: 'Accedi come {{name}}',
    loggedIn: 'Hai effettuato l’accesso come {{name}}.',
    phone: 'Telefono',
    password: 'Password',
    fundPassword: 'Password di prelievo',
    noFundPassword: 'Non impostata',
  },

  invitations: {
    title: 'Codici di invito',
    text: 'Chiunque può registrarsi con uno di questi.',
    copy: 'Copia il codice {{code}}',
  },

  faucet: {
    title: 'Accredito di prova',
    text: 'Aggiunge {{currency}} fittizi a un account. Il movimento indica l’accredito di prova come origine.',
    account: 'Telefono o e-mail',
    amount: 'Importo in {{currency}} fittizi',
    grant: 'Aggiungi {{amount}}',
    granted: '{{amount}} aggiunti. Ora disponibili: {{available}}.',
    limit: 'Al massimo {{limit}} alla volta',
  },

  withdrawal: {
    title: 'Prelievi',
    text: 'Il prossimo prelievo di questo membro che verrebbe eseguito fallisce, e tutto torna indietro.',
    reason: 'Motivo che legge il membro',
    usualReason: 'La banca non era raggiungibile.',
    fail: 'Fai fallire il prossimo',
    willFail: 'Il prossimo prelievo di questo membro fallirà.',
    skipToMonday: 'Salta a lunedì',
  },

  deposits: {
    title: 'Depositi',
    text: 'Ricariche in {{currency}} che aspettano il loro deposito. Inviarlo qui è ciò che farebbe la chain.',
    send: 'Invia {{amount}}',
    sent: 'Il deposito è stato visto. Viene confermato in circa un minuto dell’orologio di prova.',
    none: 'Nessuna ricarica aspetta un deposito.',
    visitor: 'Accedi per vedere le ricariche in attesa.',
  },

  values: {
    title: 'Valori di prova',
    text: 'Ognuno porta a un esito. A un indirizzo o a un conto possono seguire lettere o cifre tue.',
    addresses: 'Indirizzi',
    accounts: 'Conti bancari',
    codes: 'Codici di riscatto',
    copy: 'Copia {{value}}',
    upTo: '{{state}}, fino a {{limit}}',
    outcome: {
      succeeds_now: 'Riesce subito',
      succeeds_later: 'Riesce dopo il tempo indicato',
      stays_pending: 'Resta in sospeso',
      wrong_bank_data: 'Non riesce: dati bancari errati',
      fails_returned: 'Non riesce e torna indietro',
    },
    code: { valid: 'Valido', used: 'Esaurito', expired: 'Scaduto' },
  },

  breaking: {
    title: 'Provoca guasti',
    text: 'Solo in questo browser, finché non lo disattivi.',
    none: 'Nessun guasto',
    slow: 'Risposte lente',
    offline: 'Senza connessione',
    unauthorized: 'Sessione persa (401)',
    serverError: 'Errore del servizio (500)',
    badAnswer: 'Risposta illeggibile',
    active: 'Guasto provocato: {{fault}}',
    switchOff: 'Disattiva',
  },

  ledger: {
    title: 'Controllo del libro mastro',
    text: 'Somma ogni movimento di ogni conto. La somma deve essere zero.',
    run: 'Controlla il libro mastro',
    sound: 'In ordine: la somma è {{sum}}.',
    broken: 'Violato: {{names}}',
    entries: { one: '{{count}} scrittura', other: '{{count}} scritture' },
    accounts: { one: '{{count}} conto', other: '{{count}} conti' },
  },

  reset: {
    title: 'Ricomincia da capo',
    text: 'Elimina tutto ciò che è stato fatto e rimette i dati iniziali. Tutti i membri vengono disconnessi.',
    action: 'Ripristina tutto',
    confirm: 'Riportare tutto all’inizio?',
    done: 'È tutto come all’inizio.',
  },
} as const;

export const seed = {
  new: 'Nuovo, con un giorno di proventi gratuito',
  with_leases: 'Ha noleggi e uno storico',
  nothing_bound: 'Senza indirizzo, carta, e-mail e password di prelievo',
  high_level: 'Livello alto, con un team numeroso',
} as const;
