export const coupons = {
  title: 'Gutscheine',
  titleChoose: 'Gutschein wählen',
  titleMine: 'Ihre Gutscheine',
  intro:
    'Ein Gutschein senkt einen Preis um einen Betrag. Er kostet nichts, und Sie müssen ihn nicht einlösen.',

  states: 'Ihre Gutscheine nach Stand',
  toUse: 'Einlösbar',
  used: 'Eingelöst',
  expired: 'Abgelaufen',

  anyMachine: 'Jede Maschine',
  anyMerchandise: 'Alle Waren',
  anything: 'Jedes Produkt',
  leastPrice: 'Für Preise ab {{amount}}',

  off: '{{amount}} Nachlass',
  until: 'Gültig bis {{day}}',
  usedOn: 'Eingelöst am {{time}}',
  expiredOn: 'Abgelaufen am {{day}}',
  yours: 'Gehört Ihnen',
  chosen: 'Gewählt',
  chosenFor: 'Gewählt für {{name}}',
  use: 'Jetzt nutzen',
  toOrder: 'Zur Bestellung',

  offersLabel: 'Verfügbare Gutscheine',
  offered: 'Verfügbare Gutscheine ansehen',
  mineLink: 'Ihre Gutscheine',
  free: 'Kostenlos',
  receive: 'Holen',
  takeUntil: 'Zu holen bis {{day}}',
  takeFrom: 'Zu holen ab {{day}}',
  term: {
    one: 'Gilt noch {{count}} Tag nach dem Tag, an dem Sie ihn holen',
    other: 'Gilt noch {{count}} Tage nach dem Tag, an dem Sie ihn holen',
  },
  left: { one: 'Noch {{count}} von {{stock}}', other: 'Noch {{count}} von {{stock}}' },
  gone: 'Alle vergeben',
  notYet: 'Noch nicht verfügbar',

  none: 'Ohne Gutschein',
  pays: 'Sie zahlen {{amount}}',
  chooseFor: 'Gutschein für {{name}}',
  toProduct: 'Zurück zum Produkt',
  canUse: { one: '{{count}} ist einlösbar', other: '{{count}} sind einlösbar' },
  noneToUse: 'Keiner für dieses Produkt',
  more: { one: '{{count}} weiterer zu holen', other: '{{count}} weitere zu holen' },
  toTake: { one: '{{count}} zu holen', other: '{{count}} zu holen' },

  proposal: 'Einer Ihrer Gutscheine senkt den Preis um {{amount}}. Sie würden {{price}} zahlen.',
  proposalUse: 'Gutschein einlösen',
  proposalDecline: 'Ohne ihn zahlen',
  staysUsed: 'Ein eingelöster Gutschein kommt nicht zurück, wenn die Maschine zurückgegeben wird.',

  closed: {
    title: 'Zurzeit keine Gutscheine',
    text: 'Zurzeit lassen sich keine Gutscheine holen. Was Sie haben, bleibt einlösbar.',
  },
  noOffers: {
    title: 'Keine Gutscheine verfügbar',
    text: 'Zurzeit gibt es nichts zu holen.',
  },
  noneFor: {
    title: 'Kein Gutschein für dieses Produkt',
    text: 'Keiner Ihrer Gutscheine lässt sich jetzt dafür einlösen.',
  },
  empty: {
    toUse: {
      title: 'Kein Gutschein einlösbar',
      text: 'Holen Sie einen und wählen Sie ihn beim Mieten.',
    },
    used: {
      title: 'Noch keiner eingelöst',
      text: 'Ein Gutschein, mit dem Sie mieten, erscheint hier, mit dem Tag.',
    },
    expired: {
      title: 'Keiner ist abgelaufen',
      text: 'Ein Gutschein, dessen letzter Tag vorbei ist, erscheint hier.',
    },
  },
} as const;
