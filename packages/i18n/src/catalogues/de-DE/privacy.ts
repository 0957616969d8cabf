/** Texts of what is kept about a member, of taking it along, and of leaving. */
export const privacy = {
  title: 'Ihre Daten',
  until: {
    account: 'Längstens bis Sie Ihr Konto löschen',
    ever: 'Dauerhaft; ist Ihr Konto gelöscht, unter einer Nummer',
  },
  kept: {
    account: {
      title: 'Konto',
      text: 'Name, Telefon, E-Mail, Einstellungen: um Sie zu erkennen und zu erreichen. Einmalige Boni und Ähnliches bleiben 90 Tage länger vermerkt, ohne Ihren Namen.',
    },
    sessions: {
      title: 'Sitzungen und Geräte',
      text: 'Wo Sie angemeldet sind, damit Sie es sehen und beenden können. Sitzungen enden nach 30 Tagen, bekannte Geräte werden nach 180 vergessen.',
    },
    security_events: {
      title: 'Sicherheitsereignisse',
      text: 'Neue Geräte, geänderte Passwörter, falsche Codes: damit Sie Fremde bemerken.',
    },
    books: {
      title: 'Hauptbuch',
      text: 'Jede Bewegung von Spielgeld, um jedes Guthaben nachzuweisen.',
    },
    leases: {
      title: 'Mieten und Bestellungen',
      text: 'Mit dem, wozu Sie zugestimmt haben.',
    },
    destinations: {
      title: 'Adressen und Bankkonten',
      text: 'Testwerte, die Sie eingegeben haben.',
    },
    community: {
      title: 'Beiträge, Kommentare, „Gefällt mir“',
      text: 'Mit den Kommentaren unter Ihren Beiträgen.',
    },
    choices: {
      title: 'Ausgeblendetes, Meldungen, Eingereichtes',
      text: 'Damit es ausgeblendet bleibt und geprüft wird.',
    },
    messages: {
      title: 'Nachrichten',
      text: 'Mit dem, was Sie gelesen haben.',
    },
    files: {
      title: 'Bilder',
      text: 'Unbenutzte Bilder werden nach einem Tag gelöscht.',
    },
    outbox: {
      title: 'SMS und E-Mails',
      text: 'Was Ihnen gesendet worden wäre, für den Testbereich.',
    },
  },
  export: {
    title: 'Mitnehmen',
    both: 'JSON und CSV speichern',
    json: 'Nur JSON speichern',
    csv: 'Nur CSV speichern',
    done: 'Ihre Daten sind als {{name}} gespeichert.',
  },
  readMe: {
    title: 'Paydirt: alles, was über Sie gespeichert ist',
    text: 'Stand {{time}}, in Spiel-USDT und UTC.',
  },
  leave: {
    title: 'Konto löschen',
    open: 'Konto löschen',
    text: 'Sofort und endgültig.',
    happens: 'Was jetzt geschieht',
    returned: {
      one: '{{count}} Maschine wird zurückgegeben',
      other: '{{count}} Maschinen werden zurückgegeben',
    },
    withdrawals: {
      one: '{{count}} laufende Auszahlung wird gestoppt',
      other: '{{count}} laufende Auszahlungen werden gestoppt',
    },
    available: 'Verfügbares Guthaben',
    income: 'Erträge, abrufbar und unterwegs',
    fee: 'Auszahlungsgebühr, {{share}}',
    paidOut: 'Endguthaben',
    playMoney: 'Spielgeld: wird mit dem Konto gelöscht und ist anderswo nichts wert.',
    gone: 'Name, Telefon, E-Mail, Beiträge, Bilder und Nachrichten werden überall entfernt. Einträge im Hauptbuch bleiben, unter einer Nummer.',
    again: 'Einmalige Boni und Ähnliches gibt es nach 90 Tagen wieder.',
    codeHint: 'Der gerade benutzte Code oder ein neuer.',
    pin: 'Auszahlungs-PIN',
    submit: 'Mein Konto endgültig löschen',
    stay: 'Konto behalten',
    done: 'Ihr Konto ist gelöscht.',
    notDone: 'Ihre Sitzung ist beendet. Ihr Konto wurde nicht gelöscht.',
    unknown: 'Ihre Sitzung ist beendet. Ob Ihr Konto gelöscht ist, steht noch nicht fest.',
    saveReceipt: 'Beleg speichern',
  },
} as const;
