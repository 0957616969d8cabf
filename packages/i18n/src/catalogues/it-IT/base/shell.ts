export const shell = {
  tab: {
    home: 'Home',
    community: 'Community',
    machines: 'Macchine',
    team: 'Team',
    me: 'Io',
  },
  title: {
    product: 'Prodotto',
    incomePattern: 'Da dove vengono i proventi',
    receiveIncome: 'Riscuoti i proventi',
    orders: 'Macchine e ordini',
    order: 'Proventi di questo noleggio',
    records: 'Movimenti',
    rechargeRecords: 'Movimenti di ricarica',
    withdrawalRecords: 'Movimenti di prelievo',
    teamMembers: 'Persone del tuo team',
    levels: 'Livelli',
    teamIncome: 'Bonus per gli inviti',
    invitation: 'Invita qualcuno',
  },
  documentTitle: '{{title}} · Paydirt',
  tabs: 'Navigazione principale',
  menu: 'Menu',
  languages: 'Lingua',
  messages: 'Notifiche',
  support: 'Chat di supporto',
  unread: { one: '{{count}} messaggio non letto', other: '{{count}} messaggi non letti' },

  ribbon: 'Modalità di prova · denaro fittizio',
  ribbonOpen: 'Apri il pannello di prova',
  plusDay: '+1 giorno',
  notConnected: 'non connesso',

  beside: {
    title: 'Ancora nessuna scelta',
    text: 'Scegli qualcosa dall’elenco e si apre qui.',
  },
  notFound: {
    nothing: 'Qui non c’è nulla',
    title: 'Pagina non trovata',
    text: 'A questo indirizzo non c’è nulla. Il link potrebbe essere vecchio o scritto male.',
    action: 'Vai alla home',
  },
  noPermission: {
    closed: 'Questa pagina non è aperta per te',
    title: 'Nessuna autorizzazione',
    text: 'Il tuo account non può aprire questa pagina.',
    action: 'Vai alla home',
  },
  offline: {
    title: 'Sei offline',
    text: 'Questa pagina non è mai stata caricata prima. Controlla la connessione e riprova.',
  },
  crashed: {
    title: 'Questa pagina ha smesso di funzionare',
    text: 'Il tuo denaro e i tuoi dati non ne risentono. Aggiorna la pagina per continuare.',
    action: 'Aggiorna la pagina',
  },
  chunkFailed: 'Riprova dopo l’aggiornamento della pagina. La pagina si aggiorna da sola.',
  chunkTyped:
    'Non è stato possibile caricare una parte dell’app. Aggiorna la pagina. Ritroverai quello che hai scritto, tranne password e codici.',
  notTestMode: {
    title: 'Questo non è un servizio di prova',
    text: 'Paydirt funziona solo con denaro fittizio. Il servizio a questo indirizzo non dichiara di essere in modalità di prova, quindi non ne viene mostrato nulla.',
    action: 'Controlla di nuovo',
  },
  update: {
    title: 'È disponibile la versione {{version}}',
    compulsory: 'Ti serve questa versione per continuare.',
    confirm: 'Scarica l’aggiornamento',
    cancel: 'Non ora',
    upToDate: 'Hai già l’ultima versione.',
    untrusted: 'Questa app non considera attendibile l’indirizzo dell’aggiornamento, quindi non lo apre.',
  },
  noLiveUpdates:
    'Il tuo browser non supporta gli aggiornamenti in tempo reale. Questa pagina controlla le modifiche ogni pochi secondi.',
} as const;
