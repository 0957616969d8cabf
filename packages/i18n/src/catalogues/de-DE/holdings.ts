export const holdings = {
  value: 'Bei Rückgabe aller Maschinen erhalten Sie',
  count: { one: '{{count}} Miete', other: '{{count}} Mieten' },
  givesBack: 'Erstattung bei Rückgabe jetzt',
  fullUntil: 'Volle Erstattung bis {{time}}',
  proRata: 'Anteilig nach übrigen Tagen',
  giveBack: 'Zurückgeben',
  giveBackOne: '{{name}} zurückgeben',
  hidden: 'Verborgener Betrag',
} as const;
