export const coupons = {
  title: 'Gutscheine',
  titleChoose: 'Gutschein wählen',
  titleMine: 'Ihre Gutscheine',
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
  chosenFor: 'Gewählt für {{name}}',
  use: 'Jetzt einlösen',
  toOrder: 'Bestellung ansehen',
  offered: 'Verfügbare Gutscheine ansehen',
  free: 'Kostenlos',
  receive: 'Holen',
  takeUntil: 'Verfügbar bis {{day}}',
  takeFrom: 'Verfügbar ab {{day}}',
  term: {
    one: 'Gilt noch {{count}} Tag nach dem Tag, an dem Sie ihn holen',
    other: 'Gilt noch {{count}} Tage nach dem Tag, an dem Sie ihn holen',
  },
  left: { one: 'Noch {{count}} von {{stock}}', other: 'Noch {{count}} von {{stock}}' },
  gone: 'Alle vergeben',
  notYet: 'Noch nicht verfügbar',

  none: 'Ohne Gutschein',
  pays: 'Sie zahlen {{amount}}',
  toProduct: 'Zurück zum Produkt',
  canUse: { one: '{{count}} ist einlösbar', other: '{{count}} sind einlösbar' },
  noneToUse: 'Keiner für dieses Produkt',
  toTake: { one: '{{count}} verfügbar', other: '{{count}} verfügbar' },

  proposal: 'Einer Ihrer Gutscheine senkt den Preis um {{amount}}. Sie würden {{price}} zahlen.',
  proposalUse: 'Gutschein einlösen',
  proposalDecline: 'Ohne ihn zahlen',
  staysUsed: 'Bei Rückgabe der Maschine kommt ein eingelöster Gutschein nicht zurück.',

  closed: {
    title: 'Zurzeit keine Gutscheine',
    text: 'Was Sie haben, bleibt einlösbar.',
  },
  empty: {
    toUse: {
      title: 'Kein Gutschein einlösbar',
    },
    used: {
      title: 'Noch keiner eingelöst',
    },
    expired: {
      title: 'Keiner ist abgelaufen',
    },
  },
} as const;
