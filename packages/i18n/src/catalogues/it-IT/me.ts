export const me = {
  level: 'Livello {{level}}',
  available: 'Saldo disponibile',
  toReceive: 'Da ricevere',
  arriving: 'In arrivo',
  inWithdrawal: 'Prelievo in corso',
  hideAmounts: 'Nascondi gli importi',
  showAmounts: 'Mostra gli importi',
  amountHidden: 'Importo nascosto',
  memberSince: 'Membro dal {{day}}',
  group: {
    income: 'Proventi e macchine',
    records: 'Movimenti',
    destinations: 'Indirizzi e sicurezza',
    people: 'Persone',
    app: 'App',
  },
  recharge: 'Ricarica',
  withdraw: 'Preleva',
  entry: {
    exchange: 'Riscatta un codice',
    money: 'Da dove viene il denaro',
    balance: 'Saldo',
    holdings: 'Noleggi in corso',
    documents: 'Estratti conto e contratti',
    receiveIncome: 'Ricevi i proventi',
    orders: 'Ordini',
    records: 'Tutti i movimenti',
    receivedIncome: 'Proventi ricevuti',
    addresses: 'Indirizzi',
    bankCards: 'Carte bancarie',
    deliveryAddresses: 'Indirizzi di consegna',
    fundPassword: 'Password di prelievo',
    team: 'Team',
    settings: 'Impostazioni',
    language: 'Lingua',
    about: 'Informazioni su Paydirt',
  },
  logOut: 'Esci',
  confirmLogOut: 'Vuoi uscire?',
  confirmLogOutText: 'Puoi accedere di nuovo in qualsiasi momento. Nel tuo account non cambia nulla.',

  language: {
    title: 'Lingua',
    failed: 'Impossibile caricare questa lingua. Controlla la connessione e riprova.',
  },

  settings: {
    title: 'Impostazioni',
    onThisDevice: 'Su questo dispositivo',
    onYourAccount: 'Nel tuo account',
    language: 'Lingua',
    theme: 'Tema',
    themeSystem: 'Come il sistema',
    themeLight: 'Chiaro',
    themeDark: 'Scuro',
    textSize: 'Dimensione del testo',
    textSizePercent: '{{percent}}%',
    textSizeSample: 'Oggi sono arrivati 3,40 {{currency}} fittizi.',
    reducedMotion: 'Meno movimento',
    reducedMotionText: 'Le pagine cambiano senza muoversi. L’impostazione del sistema vale in ogni caso.',
    hideAmounts: 'Nascondi gli importi',
    hideAmountsText: 'I tuoi saldi appaiono come puntini finché non li mostri.',
    dateFormat: 'Formato della data',
    dateByLocale: 'Come nella lingua',
    dateSaved: 'Il formato della data è salvato.',
  },

  about: {
    title: 'Informazioni su Paydirt',
    name: 'Paydirt',
    intro:
      'Paydirt è la simulazione di un servizio di noleggio di macchine. Tutto è denaro fittizio in modalità di prova: nessuna moneta, carta o banca viene mai toccata.',
    version: 'Versione {{version}} ({{code}})',
    checkForUpdate: 'Cerca aggiornamenti',
    rulesTitle: 'Che cosa promette questa app',
    rulesText: 'Regole che valgono più di tutto il resto. Ognuna si può verificare.',
    rules: {
      testMode:
        'Solo modalità di prova. Il nastro in alto lo dice in ogni pagina, e l’app non mostra nulla di un servizio che non lo dice.',
      addresses:
        'Gli indirizzi forniti dall’app non possono ricevere nulla, e al tuo non viene mai inviato nulla.',
      figures:
        'Quanto è venduto, quanto resta, i conteggi e i «mi piace» sono calcolati dai dati. Ciò che non si sa non viene mostrato.',
      countdowns:
        'Un conto alla rovescia arriva all’ora data dal servizio, si ferma a zero e non riparte mai da solo.',
      scheduled:
        'I proventi sono previsti, mai garantiti. L’avviso di rischio precede ogni noleggio, e il consenso non è mai preselezionato.',
      sources:
        'Ogni accredito dice chi l’ha pagato. I depositi dei membri sono tenuti separati e non pagano mai proventi, bonus o altre persone.',
      coverage:
        'Quando le macchine guadagnano meno del previsto, i proventi sono pagati in proporzione, e il movimento lo dice.',
      fees: 'Commissioni, minimi, tempi e importo netto si vedono prima di scrivere. Uscire è facile quanto entrare.',
      authors: 'Un post mostra chi l’ha scritto davvero.',
      returns: 'Puoi restituire una macchina: per intero entro 24 ore, poi in proporzione ai giorni rimasti.',
      inviting:
        'I premi per gli inviti sono fissi, limitati, a un solo livello e pagati dal budget promozionale, mai da ciò che paga un altro.',
      yields:
        'Quanto guadagnano le macchine segue una regola pubblicata e un giorno può essere zero. I giorni cattivi restano nello storico.',
      withdrawing: 'Prelevare non dipende mai da un altro acquisto, commissione, invito o livello.',
      testValues: 'Non si chiede nulla di reale. I moduli per carte e conti accettano solo valori di prova.',
      calm: 'Nulla è preselezionato, colpevolizzante, insistente o nascosto.',
    },
  },
} as const;
