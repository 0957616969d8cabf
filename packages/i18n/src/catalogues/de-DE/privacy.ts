/** Texts of what is kept about a member, of taking it along, and of leaving. */
export const privacy = {
  title: 'Ihre Daten',
  intro: 'Was über Sie gespeichert ist, warum und wie lange. Sie können alles sichern und Ihr Konto löschen.',
  keptTitle: 'Was gespeichert ist',
  kept: {
    account: {
      title: 'Konto',
      text: 'Name, Telefon, E-Mail, Einstellungen: um Sie zu erkennen und zu erreichen. Bis Sie Ihr Konto löschen. Was Sie einmalig bekamen, etwa ein Bonus, bleibt 90 Tage länger vermerkt, unter einem gesalzenen Hash von Telefon und E-Mail.',
    },
    sessions: {
      title: 'Sitzungen und Geräte',
      text: 'Wo Sie angemeldet sind: damit Sie es sehen und beenden können. Eine Sitzung endet nach 30 Tagen, ein bekanntes Gerät wird nach 180 vergessen.',
    },
    security_events: {
      title: 'Sicherheitsereignisse',
      text: 'Neue Geräte, geänderte Passwörter, abgelehnte Codes: damit Sie Fremde bemerken. Bis Sie Ihr Konto löschen.',
    },
    books: {
      title: 'Bücher',
      text: 'Jede Bewegung von Spielgeld: damit sich jedes Guthaben nachweisen lässt. Sie bleiben dauerhaft; ist Ihr Konto gelöscht, nennen sie eine Nummer, nicht Sie.',
    },
    leases: {
      title: 'Mieten und Bestellungen',
      text: 'Was Sie gemietet, gekauft und wozu Sie zugestimmt haben. Bleibt bei den Büchern, unter der Nummer.',
    },
    destinations: {
      title: 'Adressen und Bankkonten',
      text: 'Testwerte, die Sie als Ziele eingegeben haben. Werden mit dem Konto gelöscht.',
    },
    community: {
      title: 'Beiträge, Kommentare, „Gefällt mir“',
      text: 'Was Sie für andere geschrieben haben. Wird mit dem Konto gelöscht, samt den Kommentaren unter Ihren Beiträgen.',
    },
    choices: {
      title: 'Ausgeblendetes, Meldungen, Eingereichtes',
      text: 'Damit es ausgeblendet bleibt und geprüft wird. Wird mit dem Konto gelöscht.',
    },
    messages: {
      title: 'Nachrichten',
      text: 'Was Ihnen in der App mitgeteilt wurde und was Sie gelesen haben. Wird mit dem Konto gelöscht.',
    },
    files: {
      title: 'Bilder',
      text: 'Was Sie hochgeladen haben. Unbenutzte Bilder werden nach einem Tag gelöscht, die übrigen mit dem Konto.',
    },
    outbox: {
      title: 'SMS und E-Mails',
      text: 'Was Ihnen gesendet worden wäre, für den Testbereich. Wird mit dem Konto gelöscht.',
    },
  },
  export: {
    title: 'Mitnehmen',
    text: 'Ein Archiv mit einer README, die jede Datei erklärt. JSON für Programme, CSV für Tabellen.',
    both: 'JSON und CSV speichern',
    json: 'Nur JSON speichern',
    csv: 'Nur CSV speichern',
    done: 'Ihre Daten sind als {{name}} gespeichert.',
  },
  readMe: {
    title: 'Paydirt: alles, was über Sie gespeichert ist',
    text: 'Stand {{time}}. Alle Beträge sind Spiel-USDT, alle Zeiten UTC. In CSV nennt die erste Zeile die Spalten; JSON hat dieselben Namen.',
  },
  leave: {
    title: 'Konto löschen',
    open: 'Konto löschen',
    text: 'Sofort und endgültig. Vorher sehen Sie, was geschieht.',
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
    playMoney: 'Es ist Spielgeld: Es wird mit dem Konto gelöscht und ist anderswo nichts wert.',
    gone: 'Name, Telefon, E-Mail, Beiträge, Bilder und Nachrichten werden überall entfernt. Einträge in den Büchern bleiben, unter einer Nummer.',
    again:
      'Sie können sich später mit demselben Telefon registrieren. Was es je Person einmal gibt, gibt es nach 90 Tagen wieder.',
    codeHint: 'Der Code, mit dem Sie gerade bestätigt haben, oder ein neuer.',
    pin: 'Auszahlungs-PIN',
    submit: 'Mein Konto endgültig löschen',
    stay: 'Konto behalten',
    done: 'Ihr Konto ist gelöscht.',
    saveReceipt: 'Beleg speichern',
  },
} as const;
