export const destinations = {
  title: {
    addresses: 'Adressen',
    addAddress: 'Adresse hinterlegen',
    deliveryAddresses: 'Lieferadressen',
    bankCards: 'Bankkonten',
    fundPassword: 'Auszahlungs-PIN',
  },
  testOnly: 'Nur Testwerte. Dorthin wird nie etwas gesendet.',
  testValues: 'Testwerte',
  testValuesHint: 'Ist einer vergeben, hängen Sie Buchstaben oder Ziffern an.',

  outcome: {
    succeeds_now: 'Sofort erfolgreich',
    succeeds_later: 'Erfolgreich nach der angegebenen Zeit',
    stays_pending: 'Bleibt offen',
    wrong_bank_data: 'Schlägt fehl: falsche Bankdaten',
    fails_returned: 'Schlägt fehl, und das Geld kommt zurück',
  },
  goOn: 'Weiter, wo Sie waren',
  changeNamed: '{{name}} ändern',
  deleteNamed: '{{name}} löschen',

  address: {
    emptyTitle: 'Noch keine Adresse',
    of: 'Adresse für {{asset}}',
    chain: 'Netzwerk',
    currency: 'Währung',
    address: 'Adresse',
    hexHint: '0x und 40 Ziffern oder Buchstaben von a bis f',
    tronHint: 'T und 33 Buchstaben oder Ziffern',
    label: 'Bezeichnung',
    labelHint: 'Freiwillig. Höchstens {{count}} Zeichen.',
    save: 'Diese Adresse speichern',
    deleteText: '{{name}}: Laufende Auszahlungen gehen weiterhin dorthin.',
  },

  delivery: {
    add: 'Liefer­adresse hinterlegen',
    changeTitle: 'Lieferadresse ändern',
    emptyTitle: 'Noch keine Lieferadresse',
    invented: 'Eine erfundene Adresse',
    place: 'Region und Ort wählen',
    region: 'Region',
    town: 'Ort',
    notListed: 'Steht nicht hier',
    countryFirst: 'Wählen Sie zuerst ein Land.',
    regionFirst: 'Wählen Sie zuerst eine Region.',
    deleteText: '{{name}}: Frühere Bestellungen behalten diese Adresse.',
  },

  bank: {
    add: 'Bankkonto hinterlegen',
    changeTitle: 'Bankkonto ändern',
    emptyTitle: 'Noch kein Bankkonto',
    bank: 'Bank',
    bankChoose: 'Bank wählen',
    payeeName: 'Name des Empfängers',
    account: 'Kontonummer',
    accountHint: '{{min}} bis {{max}} Buchstaben oder Ziffern, keine Leerzeichen.',
    ifsc: 'IFSC-Code',
    ifscHint: 'Vier Buchstaben, eine 0, sechs Buchstaben oder Ziffern.',
    saveChange: 'Änderung speichern',
  },

  fund: {
    setIntro: 'Jede Auszahlung fragt danach.',
    locked: 'Nach fünf falschen Versuchen gesperrt bis {{time}}. Eine neue PIN hebt die Sperre auf.',
    channel: 'Code senden an',
    sms: 'Telefon',
    email: 'E-Mail',
    addEmail: 'E-Mail-Adresse hinterlegen',
    password: 'Neue Auszahlungs-PIN',
    passwordHint: '6 Ziffern, nicht wie 123456 oder 111111.',
    again: 'Neue Auszahlungs-PIN, noch einmal',
    set: 'Auszahlungs-PIN festlegen',
    doneSet: 'Ihre Auszahlungs-PIN ist festgelegt.',
  },

  notice: {
    fundPasswordSet:
      'Für Ihr Paydirt-Konto wurde eine neue Auszahlungs-PIN festgelegt. Waren Sie das nicht, legen Sie mit einem Code eine andere fest und ändern Sie Ihr Anmeldepasswort.',
  },
} as const;
