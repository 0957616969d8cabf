export const me = {
  level: 'Stufe {{level}}',
  available: 'Verfügbares Guthaben',
  toReceive: 'Abrufbar',
  arriving: 'Unterwegs',
  inWithdrawal: 'In Auszahlung',
  hideAmounts: 'Beträge verbergen',
  showAmounts: 'Beträge zeigen',
  amountHidden: 'Verborgener Betrag',
  memberSince: 'Mitglied seit {{day}}',
  group: {
    money: 'Maschinen und Geld',
    people: 'Menschen und Boni',
    account: 'Konto und Hilfe',
  },
  recharge: 'Aufladen',
  withdraw: 'Auszahlen',
  entry: {
    messages: 'Nachrichten',
    exchange: 'Code einlösen',
    checkIn: 'Täglich einchecken',
    coupons: 'Gutscheine',
    money: 'Woher das Geld kommt',
    balance: 'Guthaben',
    holdings: 'Laufende Mieten',
    documents: 'Kontoauszüge und Verträge',
    receiveIncome: 'Erträge abrufen',
    orders: 'Bestellungen',
    records: 'Alle Buchungen',
    receivedIncome: 'Abgerufene Erträge',
    withdrawals: 'Ihre Auszahlungen',
    addresses: 'Adressen',
    bankCards: 'Bankkarten',
    deliveryAddresses: 'Lieferadressen',
    fundPassword: 'Auszahlungspasswort',
    team: 'Team',
    earn: 'Einmal verdienen',
    information: 'Über Sie',
    security: 'Sicherheit',
    privacy: 'Ihre Daten',
    settings: 'Einstellungen',
    language: 'Sprache',
    about: 'Über Paydirt',
    help: 'Hilfe',
    feedback: 'Rückmeldung',
  },
  logOut: 'Abmelden',
  confirmLogOut: 'Abmelden?',
  confirmLogOutText: 'Sie können sich jederzeit wieder anmelden. An Ihrem Konto ändert sich nichts.',

  language: {
    title: 'Sprache',
    failed:
      'Diese Sprache konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  },

  information: {
    title: 'Über Sie',
    name: 'Name',
    noName: 'Noch kein Name',
    nameTitle: 'Ihr Name',
    nameHint: 'Andere sehen ihn bei dem, was Sie schreiben. Höchstens {{count}} Zeichen.',
    saveName: 'Name speichern',
    nameSaved: 'Ihr Name ist gespeichert.',
    phone: 'Telefon',
    email: 'E-Mail-Adresse',
    none: 'Keine',
    invitationCode: 'Einladungscode',
    since: 'Mitglied seit',
  },

  settings: {
    title: 'Einstellungen',
    onThisDevice: 'Auf diesem Gerät',
    onYourAccount: 'In Ihrem Konto',
    avoided: 'Stummgeschaltet und blockiert',
    language: 'Sprache',
    theme: 'Darstellung',
    themeSystem: 'Wie das System',
    themeLight: 'Hell',
    themeDark: 'Dunkel',
    textSize: 'Textgröße',
    textSizePercent: '{{percent}} %',
    textSizeSample: 'Heute sind 3,40 Spiel-{{currency}} angekommen.',
    reducedMotion: 'Weniger Bewegung',
    reducedMotionText: 'Seiten wechseln ohne Bewegung. Die Einstellung des Systems gilt in jedem Fall.',
    hideAmounts: 'Beträge verbergen',
    hideAmountsText: 'Ihr Guthaben erscheint als Punkte, bis Sie es zeigen lassen.',
    dateFormat: 'Datumsformat',
    dateByLocale: 'Wie in der Sprache üblich',
    dateSaved: 'Das Datumsformat ist gespeichert.',
  },

  about: {
    supportHours: 'Der Support antwortet von {{from}} bis {{to}} Uhr nach der hiesigen Uhr (UTC).',
    promotionBudget: 'Im Werbebudget sind {{available}}. Heute wurden daraus {{paid}} bezahlt.',
    title: 'Über Paydirt',
    name: 'Paydirt',
    intro:
      'Paydirt ist die Probe eines Dienstes, der Maschinen vermietet. Alles darin ist Spielgeld im Testmodus: Keine Münze, keine Karte und keine Bank wird je berührt.',
    version: 'Version {{version}} ({{code}})',
    checkForUpdate: 'Nach Aktualisierung suchen',
    rulesTitle: 'Was diese App verspricht',
    rulesText: 'Regeln, die über allem anderen hier stehen. Jede lässt sich prüfen.',
    rules: {
      testMode:
        'Nur Testmodus. Das Band oben sagt es auf jeder Seite, und von einem Dienst, der es nicht sagt, zeigt die App nichts.',
      addresses:
        'Adressen, die die App ausgibt, können nichts empfangen, und an Ihre wird nie etwas gesendet.',
      figures:
        'Was verkauft und noch da ist, alle Zahlen und Likes werden aus den Daten berechnet. Was nicht bekannt ist, wird nicht angezeigt.',
      countdowns:
        'Ein Countdown läuft bis zu der Zeit, die der Dienst nannte, bleibt bei null stehen und beginnt nie von selbst neu.',
      scheduled:
        'Erträge sind geplant, nie garantiert. Der Risikohinweis steht vor jeder Miete, und die Zustimmung ist nie vorausgewählt.',
      sources:
        'Jede Gutschrift sagt, wer sie bezahlt hat. Die Einlagen der Mitglieder liegen getrennt und bezahlen nie Erträge, Boni oder andere Personen.',
      coverage:
        'Bringen die Maschinen weniger ein als geplant, werden die Erträge anteilig gezahlt, und die Buchung sagt es.',
      fees: 'Gebühren, Mindestbeträge, Zeiten und der Nettobetrag stehen da, bevor Sie tippen. Gehen ist so leicht wie Kommen.',
      authors: 'Ein Beitrag zeigt, wer ihn wirklich geschrieben hat.',
      returns:
        'Sie können eine Maschine zurückgeben: innerhalb von 24 Stunden voll, danach anteilig nach den übrigen Tagen.',
      inviting:
        'Prämien für Einladungen sind fest, gedeckelt, eine Ebene tief und aus dem Werbebudget bezahlt, nie aus dem, was andere zahlen.',
      yields:
        'Was Maschinen einbringen, folgt einer veröffentlichten Regel und kann an einem Tag null sein. Schlechte Tage bleiben in der Geschichte.',
      withdrawing:
        'Eine Auszahlung hängt nie von einem weiteren Kauf, einer Gebühr, einer Einladung oder einer Stufe ab.',
      testValues: 'Nach nichts Echtem wird gefragt. Formulare für Karten und Konten nehmen nur Testwerte.',
      calm: 'Nichts ist vorausgewählt, beschämend, aufdringlich oder versteckt.',
    },
  },
} as const;
