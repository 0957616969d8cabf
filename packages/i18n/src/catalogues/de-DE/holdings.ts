export const holdings = {
  title: 'Gemietete Maschinen',
  value: 'Bei Rückgabe aller Maschinen erhalten Sie',
  count: { one: '{{count}} Miete', other: '{{count}} Mieten' },
  note: '24 Stunden lang erhalten Sie zurück, was Sie gezahlt haben, abzüglich schon abgerufener Erträge. Danach sinkt die Erstattung mit jedem gelaufenen Tag, und bereits berechnete Erträge bleiben Ihnen.',
  list: 'Mieten',
  givesBack: 'Erstattung bei Rückgabe heute',
  fullUntil: 'Volle Erstattung bis {{time}}',
  proRata: 'Anteilig nach übrigen Tagen',
  giveBack: 'Zurückgeben',
  giveBackOne: '{{name}} zurückgeben',
  emptyTitle: 'Sie haben keine Maschine gemietet',
  emptyText:
    'Hier erscheinen die Maschinen, die für Sie arbeiten, mit den übrigen Tagen und der Erstattung bei Rückgabe.',
  emptyAction: 'Maschinen ansehen',
  toReturned: 'Zurückgegebene Maschinen ansehen',
  hidden: 'Verborgener Betrag',
} as const;
