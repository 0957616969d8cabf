export const holdings = {
  title: 'Gemietete Maschinen',
  value: 'Bei Rückgabe aller Maschinen erhalten Sie',
  count: { one: '{{count}} Miete', other: '{{count}} Mieten' },
  note: 'Mit jedem gelaufenen Tag wird die Erstattung kleiner. Bereits berechnete Erträge bleiben Ihnen.',
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
