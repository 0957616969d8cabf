export const holdings = {
  value: 'Bei Rückgabe aller Maschinen erhalten Sie',
  count: { one: '{{count}} Miete', other: '{{count}} Mieten' },
  note: '24 Stunden lang erhalten Sie zurück, was Sie gezahlt haben, abzüglich schon abgerufener Erträge. Danach sinkt die Erstattung mit jedem gelaufenen Tag, und bereits berechnete Erträge bleiben Ihnen.',
  givesBack: 'Erstattung bei Rückgabe heute',
  fullUntil: 'Volle Erstattung bis {{time}}',
  proRata: 'Anteilig nach übrigen Tagen',
  giveBack: 'Zurückgeben',
  giveBackOne: '{{name}} zurückgeben',
  hidden: 'Verborgener Betrag',
} as const;
