export const destinations = {
  title: {
    addresses: 'Indirizzi',
    addAddress: 'Aggiungi un indirizzo',
    deliveryAddresses: 'Indirizzi di consegna',
    bankCards: 'Carte bancarie',
    fundPassword: 'Password di prelievo',
  },
  testOnly: 'Solo valori di prova. A ciò che inserisci qui non viene mai inviato nulla.',
  testValues: 'Valori di prova',
  testValuesTap: 'Toccane uno per inserirlo.',
  testValuesHint: 'Toccane uno per inserirlo. Se è già preso, aggiungi lettere o cifre tue.',

  outcome: {
    succeeds_now: 'Riesce subito',
    succeeds_later: 'Riesce dopo il tempo indicato',
    stays_pending: 'Resta in attesa',
    wrong_bank_data: 'Fallisce: dati bancari errati',
    fails_returned: 'Fallisce e il denaro torna indietro',
  },
  goOn: 'Continua da dove eri',
  saved: 'Salvato.',
  deleted: 'Eliminato.',
  changeNamed: 'Modifica {{name}}',
  deleteNamed: 'Elimina {{name}}',

  address: {
    emptyTitle: 'Ancora nessun indirizzo',
    emptyText: 'Collega il tuo indirizzo. I prelievi in {{currency}} vanno lì.',
    of: 'Indirizzo per {{asset}}',
    chain: 'Rete',
    currency: 'Valuta',
    address: 'Indirizzo',
    hexHint: '0x e 40 cifre o lettere da a a f, oppure un valore di prova.',
    tronHint: 'T e 33 lettere o cifre, oppure un valore di prova.',
    label: 'Etichetta',
    labelHint: 'Per riconoscerlo. Al massimo {{count}} caratteri.',
    save: 'Salva questo indirizzo',
    deleteText: '{{name}} esce dalla tua rubrica. I prelievi in corso vanno comunque lì.',
  },

  delivery: {
    add: 'Aggiungi un indirizzo di consegna',
    changeTitle: 'Modifica l’indirizzo di consegna',
    emptyTitle: 'Ancora nessun indirizzo di consegna',
    emptyText: 'Aggiungi un indirizzo. Gli articoli vanno lì.',
    invented: 'Un indirizzo inventato',
    deleteText: '{{name}} esce dai tuoi indirizzi di consegna. Ciò che hai ordinato va comunque lì.',
  },

  bank: {
    add: 'Collega una carta bancaria',
    changeTitle: 'Modifica la carta bancaria',
    emptyTitle: 'Ancora nessuna carta bancaria',
    emptyText: 'Collega prima una carta bancaria. I prelievi verso una banca vanno lì.',
    bank: 'Banca',
    bankChoose: 'Scegli una banca',
    payeeName: 'Nome del beneficiario',
    account: 'Numero di conto',
    accountHint: 'Da {{min}} a {{max}} lettere o cifre, senza spazi.',
    ifsc: 'Codice IFSC',
    ifscHint: '11 caratteri: quattro lettere, uno 0, sei lettere o cifre.',
    save: 'Collega questa carta bancaria',
    saveChange: 'Salva la modifica',
    deleteText: 'Il conto {{account}} viene scollegato. I prelievi in corso vanno comunque lì.',
  },

  fund: {
    setIntro: 'Ogni prelievo la chiede. Un codice conferma che sei tu a impostarla.',
    changeIntro: 'Impostane una nuova con un codice. Nient’altro cambia nel tuo conto.',
    locked:
      'Bloccata dopo cinque tentativi errati. Fine del blocco: {{time}}. Una nuova password di prelievo la sblocca subito.',
    channel: 'Invia il codice a',
    sms: 'Telefono',
    email: 'Indirizzo e-mail',
    noPhone: 'Non hai collegato un telefono.',
    noEmail: 'Non hai collegato un indirizzo e-mail.',
    sentTo: 'L’ultimo codice è andato a {{to}}.',
    password: 'Nuova password di prelievo',
    passwordHint: '6 cifre, non in fila come 123456, non tutte uguali.',
    again: 'Nuova password di prelievo, di nuovo',
    set: 'Imposta la password di prelievo',
    change: 'Cambia la password di prelievo',
    doneSet: 'La tua password di prelievo è impostata.',
    doneChanged: 'La tua password di prelievo è cambiata.',
  },

  notice: {
    fundPasswordSet:
      'È stata impostata la password di prelievo del tuo conto Paydirt. Se non sei stato tu, accedi, impostane un’altra con un codice e cambia la password di accesso.',
    fundPasswordChanged:
      'La password di prelievo del tuo conto Paydirt è stata cambiata. Se non sei stato tu, accedi, impostane un’altra con un codice e cambia la password di accesso.',
    emailBound:
      'Un indirizzo e-mail è stato collegato al tuo conto Paydirt. Se non sei stato tu, accedi e cambia la password di accesso.',
  },
} as const;
