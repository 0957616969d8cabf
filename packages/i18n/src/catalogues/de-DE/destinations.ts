export const destinations = {
  title: {
    addresses: 'Adressen',
    addAddress: 'Adresse hinzufügen',
    deliveryAddresses: 'Lieferadressen',
    bankCards: 'Bankkarten',
    fundPassword: 'Auszahlungs­passwort',
  },
  testOnly: 'Nur Testwerte. An das, was Sie hier eingeben, wird nie etwas gesendet.',
  testValues: 'Testwerte',
  testValuesTap: 'Tippen Sie einen an, um ihn einzutragen.',
  testValuesHint:
    'Tippen Sie einen an, um ihn einzutragen. Ist er vergeben, hängen Sie eigene Buchstaben oder Ziffern an.',

  outcome: {
    succeeds_now: 'Gelingt sofort',
    succeeds_later: 'Gelingt nach der genannten Zeit',
    stays_pending: 'Bleibt ausstehend',
    wrong_bank_data: 'Scheitert: falsche Bankdaten',
    fails_returned: 'Scheitert, und das Geld kommt zurück',
  },
  goOn: 'Weiter, wo Sie waren',
  saved: 'Gespeichert.',
  deleted: 'Gelöscht.',
  changeNamed: '{{name}} ändern',
  deleteNamed: '{{name}} löschen',

  address: {
    emptyTitle: 'Noch keine Adresse',
    emptyText: 'Bitte hinterlegen Sie Ihre Adresse. Auszahlungen in {{currency}} gehen dorthin.',
    of: 'Adresse für {{asset}}',
    chain: 'Chain',
    currency: 'Währung',
    address: 'Adresse',
    hexHint: '0x und 40 Ziffern oder Buchstaben von a bis f, oder ein Testwert.',
    tronHint: 'T und 33 Buchstaben oder Ziffern, oder ein Testwert.',
    label: 'Bezeichnung',
    labelHint: 'Damit Sie sie wiedererkennen. Höchstens {{count}} Zeichen.',
    save: 'Diese Adresse speichern',
    deleteText: '{{name}} verlässt Ihr Adressbuch. Laufende Auszahlungen gehen trotzdem dorthin.',
  },

  delivery: {
    add: 'Liefer­adresse hinzufügen',
    changeTitle: 'Lieferadresse ändern',
    emptyTitle: 'Noch keine Lieferadresse',
    emptyText: 'Bitte fügen Sie eine Adresse hinzu. Waren gehen dorthin.',
    invented: 'Eine erfundene Adresse',
    deleteText: '{{name}} verlässt Ihre Lieferadressen. Was Sie bestellt haben, geht trotzdem dorthin.',
  },

  bank: {
    add: 'Bankkarte hinterlegen',
    changeTitle: 'Bankkarte ändern',
    emptyTitle: 'Noch keine Bankkarte',
    emptyText: 'Hinterlegen Sie zuerst eine Bankkarte. Auszahlungen an eine Bank gehen dorthin.',
    bank: 'Bank',
    bankChoose: 'Bank wählen',
    payeeName: 'Name des Empfängers',
    account: 'Kontonummer',
    accountHint: '{{min}} bis {{max}} Buchstaben oder Ziffern, keine Leerzeichen.',
    ifsc: 'IFSC-Code',
    ifscHint: '11 Zeichen: vier Buchstaben, eine 0, sechs Buchstaben oder Ziffern.',
    save: 'Diese Bankkarte hinterlegen',
    saveChange: 'Änderung speichern',
    deleteText: 'Konto {{account}} wird entfernt. Laufende Auszahlungen gehen trotzdem dorthin.',
  },

  fund: {
    setIntro: 'Jede Auszahlung fragt danach. Ein Code bestätigt, dass Sie es sind, der es festlegt.',
    changeIntro: 'Legen Sie mit einem Code ein neues fest. Sonst ändert sich an Ihrem Konto nichts.',
    locked:
      'Nach fünf falschen Versuchen gesperrt bis {{time}}. Ein neues Auszahlungspasswort öffnet es sofort.',
    channel: 'Code senden an',
    sms: 'Telefon',
    email: 'E-Mail',
    noPhone: 'Sie haben kein Telefon hinterlegt.',
    noEmail: 'Sie haben keine E-Mail-Adresse hinterlegt.',
    sentTo: 'Der neueste Code ging an {{to}}.',
    password: 'Neues Auszahlungspasswort',
    passwordHint: '6 Ziffern, nicht der Reihe nach wie 123456, nicht alle gleich.',
    again: 'Neues Auszahlungspasswort, noch einmal',
    set: 'Auszahlungs­passwort festlegen',
    change: 'Auszahlungs­passwort ändern',
    doneSet: 'Ihr Auszahlungspasswort ist festgelegt.',
    doneChanged: 'Ihr Auszahlungspasswort ist geändert.',
  },

  notice: {
    fundPasswordSet:
      'Für Ihr Paydirt-Konto wurde ein Auszahlungspasswort festgelegt. Waren Sie das nicht, melden Sie sich an, legen Sie mit einem Code ein anderes fest und ändern Sie Ihr Anmeldepasswort.',
    fundPasswordChanged:
      'Ihr Paydirt-Auszahlungspasswort wurde geändert. Waren Sie das nicht, melden Sie sich an, legen Sie mit einem Code ein anderes fest und ändern Sie Ihr Anmeldepasswort.',
    emailBound:
      'Mit Ihrem Paydirt-Konto wurde eine E-Mail-Adresse verbunden. Waren Sie das nicht, melden Sie sich an und ändern Sie Ihr Anmeldepasswort.',
  },
} as const;
