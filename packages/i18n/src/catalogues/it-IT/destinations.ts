export const destinations = {
  title: {
    addresses: 'Indirizzi',
    addAddress: 'Aggiungi un indirizzo',
    deliveryAddresses: 'Indirizzi di consegna',
    bankCards: 'Conti bancari',
    fundPassword: 'PIN di prelievo',
  },
  testOnly: 'Solo valori di prova. Lì non viene mai inviato nulla.',
  testValues: 'Valori di prova',
  testValuesHint: 'Se uno è già in uso, aggiungi lettere o cifre.',

  outcome: {
    succeeds_now: 'Va subito a buon fine',
    succeeds_later: 'Va a buon fine dopo il tempo indicato',
    stays_pending: 'Resta in attesa',
    wrong_bank_data: 'Non riesce: dati bancari errati',
    fails_returned: 'Non riesce, denaro restituito',
  },
  goOn: 'Continua da dove eri',
  changeNamed: 'Modifica {{name}}',
  deleteNamed: 'Elimina {{name}}',

  address: {
    emptyTitle: 'Ancora nessun indirizzo',
    of: 'Indirizzo per {{asset}}',
    chain: 'Rete',
    currency: 'Valuta',
    address: 'Indirizzo',
    hexHint: '0x e 40 cifre o lettere (a–f)',
    tronHint: 'T e 33 lettere o cifre',
    label: 'Etichetta',
    labelHint: 'Facoltativa. Al massimo {{count}} caratteri.',
    save: 'Salva questo indirizzo',
    deleteText: '{{name}}: i prelievi già iniziati vanno comunque lì.',
  },

  delivery: {
    add: 'Aggiungi un indirizzo di consegna',
    changeTitle: 'Modifica l’indirizzo di consegna',
    emptyTitle: 'Ancora nessun indirizzo di consegna',
    invented: 'Un indirizzo inventato',
    place: 'Scegli regione e città',
    region: 'Regione',
    town: 'Città',
    notListed: 'Non è nell’elenco',
    countryFirst: 'Scegli prima un paese.',
    regionFirst: 'Scegli prima una regione.',
    deleteText: '{{name}}: gli ordini già fatti mantengono questo indirizzo.',
  },

  bank: {
    add: 'Aggiungi un conto bancario',
    changeTitle: 'Modifica il conto bancario',
    emptyTitle: 'Ancora nessun conto bancario',
    bank: 'Banca',
    bankChoose: 'Scegli una banca',
    payeeName: 'Nome del beneficiario',
    account: 'Numero di conto',
    accountHint: 'Da {{min}} a {{max}} lettere o cifre, senza spazi.',
    ifsc: 'Codice IFSC',
    ifscHint: 'Quattro lettere, uno 0, sei lettere o cifre.',
    saveChange: 'Salva la modifica',
  },

  fund: {
    setIntro: 'Viene chiesto a ogni prelievo.',
    locked: 'Bloccato dopo cinque tentativi errati. Fine del blocco: {{time}}. Un nuovo PIN lo sblocca.',
    channel: 'Invia il codice a',
    sms: 'Telefono',
    email: 'E-mail',
    addEmail: 'Aggiungi un indirizzo e-mail',
    password: 'Nuovo PIN di prelievo',
    passwordHint: '6 cifre; evita 123456, 111111 e simili.',
    again: 'Ripeti il nuovo PIN di prelievo',
    set: 'Imposta il PIN di prelievo',
    doneSet: 'Il tuo PIN di prelievo è impostato.',
  },

  notice: {
    fundPasswordSet:
      'È stato impostato un nuovo PIN di prelievo per il tuo account Paydirt. Non l’hai fatto tu? Impostane un altro con un codice e cambia la password di accesso.',
  },
} as const;
