export const support = {
  title: 'Support-Chat',
  open: 'Bis {{time}} ist jemand da.',
  hours: 'Menschen antworten täglich von {{from}} bis {{to}} nach der Testuhr.',
  closed: 'Zurzeit ist niemand online',
  closedText:
    'Der Assistent antwortet trotzdem, und Sie können eine Nachricht hinterlassen. Ab {{time}} ist wieder jemand da.',
  consentTitle: 'Was der Chat erfährt',
  consentText:
    'Der Chat ist eine eigene Seite. Wenn Sie zustimmen, erfährt er dies über Sie und sonst nichts:',
  id: 'Mitgliedsnummer',
  name: 'Name',
  phone: 'Telefon',
  noPhone: 'Keines in Ihrem Konto',
  noName: 'Noch keiner',
  language: 'Sprache',
  agree: 'Zustimmen und Chat öffnen',
  notNow: 'Nicht jetzt',
  frame: 'Support-Chat',
  chat: {
    automatic: 'Assistent',
    person: 'Ein Mensch',
    you: 'Sie',
    welcome:
      'Dies ist ein automatischer Assistent. Er sucht den Hilfetext, der zu Ihrer Frage passt. Sie können jederzeit nach einem Menschen fragen.',
    found: 'Dieser Hilfetext könnte es beantworten:',
    read: 'Ganz lesen',
    notFound:
      'Kein Hilfetext passt. Versuchen Sie andere Wörter, wählen Sie unten ein Thema oder fragen Sie nach einem Menschen.',
    waiting: 'Sie schreiben jetzt einem Menschen. Antworten erscheinen hier und in Ihren Nachrichten.',
    closed:
      'Zurzeit ist niemand online. Schreiben Sie Ihre Nachricht: Sie bleibt erhalten, und ab {{time}} antwortet jemand.',
    askPerson: 'Nach einem Menschen fragen',
    askGuide: 'Zurück zum Assistenten',
    question: 'Ihre Frage',
    send: 'Senden',
    topics: 'Themen',
    log: 'Gespräch',
    loading: 'Der Chat wird geöffnet …',
    noScript: 'Der Chat braucht JavaScript.',
  },
} as const;

export const feedback = {
  title: 'Rückmeldung',
  intro: 'Sagen Sie uns, was gut ist und was nicht. Jemand liest es und antwortet.',
  comments: 'Fragen und Anmerkungen',
  hint: 'Mehr als zehn Wörter. Bisher: {{count}}.',
  required: 'Fragen und Anmerkungen fehlen noch.',
  phone: 'Telefon (freiwillig)',
  phoneHint: 'Nur wenn wir Sie dazu anrufen dürfen',
  pictures: 'Bilder (freiwillig)',
  send: 'Rückmeldung senden',
  sent: 'Danke. Ihre Rückmeldung ist abgeschickt.',
  earlier: 'Ihre bisherigen Rückmeldungen',
  empty: 'Sie haben noch keine Rückmeldung geschickt.',
  pictureOf: 'Bild {{number}}',
  answer: 'Antwort',
  state: {
    sent: 'Gesendet',
    read: 'Gelesen',
    answered: 'Beantwortet',
  },
} as const;
