export const test = {
  title: 'Testbereich',
  intro: 'Hier ist alles Spielgeld. Diese Werkzeuge wirken nur auf die Testdienste.',

  clock: {
    title: 'Testuhr',
    now: 'Es ist {{time}}',
    plusHour: '+1 Stunde',
    plusDay: '+1 Tag',
    plusMonth: '+30 Tage',
    toDate: 'Auf ein Datum stellen',
    move: 'Uhr vorstellen',
    moving: 'Die Uhr wird vorgestellt und Fälliges erledigt …',
    moved: 'Die Testuhr zeigt jetzt {{time}}.',
    forwardOnly: 'Die Uhr geht nur vorwärts, und zwar für alle an diesen Diensten.',
  },

  outbox: {
    title: 'Postausgang',
    text: 'Jede SMS und jede E-Mail, die verschickt worden wäre, neueste zuerst.',
    empty: 'Noch keine Nachrichten. Codes, die Sie anfordern, erscheinen hier.',
    sms: 'SMS an {{to}}',
    email: 'E-Mail an {{to}}',
    copyCode: 'Code {{code}} kopieren',
  },

  members: {
    title: 'Vorbereitete Mitglieder',
    text: 'Melden Sie sich als eines davon an, um die App in diesem Zustand zu sehen.',
    logIn: 'Als {{name}} anmelden',
    loggedIn: 'Sie sind als {{name}} angemeldet.',
    phone: 'Telefon',
    password: 'Passwort',
    fundPassword: 'Auszahlungspasswort',
    noFundPassword: 'Nicht gesetzt',
  },

  invitations: {
    title: 'Einladungscodes',
    text: 'Mit einem davon kann sich jeder registrieren.',
    copy: 'Code {{code}} kopieren',
  },

  faucet: {
    title: 'Testgutschrift',
    text: 'Schreibt einem Konto Spiel-{{currency}} gut. Die Buchung nennt die Testgutschrift als Herkunft.',
    account: 'Telefon oder E-Mail',
    amount: 'Betrag in Spiel-{{currency}}',
    grant: '{{amount}} gutschreiben',
    granted: '{{amount}} gutgeschrieben. Jetzt verfügbar: {{available}}.',
    limit: 'Höchstens {{limit}} auf einmal',
  },

  withdrawal: {
    title: 'Auszahlungen',
    text: 'Die nächste Auszahlung dieses Mitglieds, die ausgeführt würde, schlägt fehl, und alles kommt zurück.',
    reason: 'Grund, den das Mitglied liest',
    usualReason: 'Die Bank war nicht erreichbar.',
    fail: 'Die nächste fehlschlagen lassen',
    willFail: 'Die nächste Auszahlung dieses Mitglieds wird fehlschlagen.',
    skipToMonday: 'Zum Montag springen',
  },

  deposits: {
    title: 'Einzahlungen',
    text: 'Aufladungen in {{currency}}, die auf ihre Einzahlung warten. Sie hier zu senden ist, was sonst die Chain täte.',
    send: '{{amount}} senden',
    sent: 'Die Einzahlung wurde gesehen. Sie wird innerhalb etwa einer Minute der Testuhr bestätigt.',
    none: 'Keine Aufladung wartet auf eine Einzahlung.',
    visitor: 'Melden Sie sich an, um die wartenden Aufladungen zu sehen.',
  },

  values: {
    title: 'Testwerte',
    text: 'Jeder führt zu einem Ausgang. Einer Adresse oder einem Konto dürfen eigene Buchstaben oder Ziffern folgen.',
    addresses: 'Adressen',
    accounts: 'Bankkonten',
    codes: 'Einlösecodes',
    copy: '{{value}} kopieren',
    upTo: '{{state}}, bis zu {{limit}}',
    outcome: {
      succeeds_now: 'Gelingt sofort',
      succeeds_later: 'Gelingt nach der angegebenen Zeit',
      stays_pending: 'Bleibt offen',
      wrong_bank_data: 'Scheitert an falschen Bankdaten',
      fails_returned: 'Scheitert und kommt zurück',
    },
    code: { valid: 'Gültig', used: 'Aufgebraucht', expired: 'Abgelaufen' },
  },

  breaking: {
    title: 'Störungen auslösen',
    text: 'Nur in diesem Browser, bis Sie es ausschalten.',
    none: 'Keine Störung',
    slow: 'Langsame Antworten',
    offline: 'Keine Verbindung',
    unauthorized: 'Sitzung verloren (401)',
    serverError: 'Fehler im Dienst (500)',
    badAnswer: 'Unlesbare Antwort',
    active: 'Absichtliche Störung: {{fault}}',
    switchOff: 'Ausschalten',
  },

  ledger: {
    title: 'Prüfung des Hauptbuchs',
    text: 'Zählt jede Buchung jedes Kontos zusammen. Die Summe muss null sein.',
    run: 'Hauptbuch prüfen',
    sound: 'In Ordnung: Die Summe ist {{sum}}.',
    broken: 'Verletzt: {{names}}',
    entries: { one: '{{count}} Eintrag', other: '{{count}} Einträge' },
    accounts: { one: '{{count}} Konto', other: '{{count}} Konten' },
  },

  reset: {
    title: 'Von vorn beginnen',
    text: 'Verwirft alles, was geschehen ist, und legt die ersten Daten neu an. Alle Mitglieder werden abgemeldet.',
    action: 'Alles zurücksetzen',
    confirm: 'Alles auf den Anfang zurücksetzen?',
    done: 'Alles ist wie am Anfang.',
  },
} as const;

export const seed = {
  new: 'Neu, mit einem freien Ertragstag',
  with_leases: 'Hat Mieten und eine Vorgeschichte',
  nothing_bound: 'Ohne Adresse, Karte, E-Mail und Auszahlungspasswort',
  high_level: 'Hohe Stufe, mit großem Team',
} as const;
