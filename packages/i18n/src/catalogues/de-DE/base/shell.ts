export const shell = {
  tab: {
    home: 'Start',
    community: 'Community',
    machines: 'Maschinen',
    team: 'Team',
    me: 'Ich',
  },
  title: {
    product: 'Produkt',
    incomePattern: 'So entstehen Erträge',
    receiveIncome: 'Erträge abrufen',
    orders: 'Maschinen und Bestellungen',
    order: 'Erträge aus dieser Miete',
    records: 'Buchungen',
    rechargeRecords: 'Aufladungen',
    withdrawalRecords: 'Auszahlungen',
    teamMembers: 'Personen in Ihrem Team',
    levels: 'Stufen',
    teamIncome: 'Boni fürs Einladen',
    invitation: 'Jemanden einladen',
  },
  documentTitle: '{{title}} · Paydirt',
  tabs: 'Hauptnavigation',
  menu: 'Menü',
  languages: 'Sprache',
  messages: 'Benachrichtigungen',
  support: 'Support-Chat',
  unread: { one: '{{count}} ungelesene Nachricht', other: '{{count}} ungelesene Nachrichten' },

  ribbon: 'Testmodus · Spielgeld',
  ribbonOpen: 'Testbereich öffnen',
  plusDay: '+1 Tag',
  notConnected: 'nicht verbunden',

  beside: {
    title: 'Noch nichts ausgewählt',
    text: 'Wählen Sie etwas aus der Liste, dann öffnet es sich hier.',
  },
  notFound: {
    nothing: 'Hier ist nichts',
    title: 'Seite nicht gefunden',
    text: 'Unter dieser Adresse gibt es nichts. Der Link ist vielleicht alt oder enthält einen Tippfehler.',
    action: 'Zur Startseite',
  },
  noPermission: {
    closed: 'Diese Seite ist für Sie nicht offen',
    title: 'Keine Berechtigung',
    text: 'Ihr Konto darf diese Seite nicht öffnen.',
    action: 'Zur Startseite',
  },
  offline: {
    title: 'Sie sind offline',
    text: 'Diese Seite wurde noch nie geladen. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  },
  crashed: {
    title: 'Diese Seite funktioniert gerade nicht',
    text: 'Ihr Geld und Ihre Daten sind davon nicht betroffen. Laden Sie die Seite neu, um weiterzumachen.',
    action: 'Seite neu laden',
  },
  chunkFailed: 'Bitte versuchen Sie es nach dem Neuladen der Seite noch einmal. Sie lädt von selbst neu.',
  chunkTyped:
    'Ein Teil der App konnte nicht geladen werden. Bitte laden Sie die Seite neu. Was Sie eingegeben haben, ist danach wieder da, außer Passwörtern und Codes.',
  notTestMode: {
    title: 'Das ist kein Testdienst',
    text: 'Paydirt arbeitet nur mit Spielgeld. Der Dienst unter dieser Adresse sagt nicht, dass er im Testmodus ist, deshalb wird nichts von ihm gezeigt.',
    action: 'Noch einmal prüfen',
  },
  update: {
    title: 'Version {{version}} ist da',
    compulsory: 'Ohne diese Version geht es nicht weiter.',
    confirm: 'Aktualisierung holen',
    cancel: 'Jetzt nicht',
    upToDate: 'Sie haben schon die neueste Version.',
    untrusted: 'Der Adresse dieser Aktualisierung vertraut diese App nicht, deshalb wird sie nicht geöffnet.',
  },
  noLiveUpdates:
    'Ihr Browser unterstützt keine Live-Aktualisierung. Diese Seite sieht stattdessen alle paar Sekunden nach Änderungen.',
} as const;
