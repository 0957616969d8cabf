export const holdings = {
  title: 'Laufende Mieten',
  value: 'Jetzt zurückgegeben, ergeben alle',
  count: { one: '{{count}} Miete', other: '{{count}} Mieten' },
  note: 'Mit jedem Tag, den eine Maschine gearbeitet hat, erhalten Sie weniger zurück. Bereits berechnete Erträge bleiben Ihre.',
  list: 'Mieten',
  givesBack: 'Gibt jetzt zurück',
  fullUntil: 'Vollständig bis {{time}}',
  proRata: 'Nach verbleibenden Tagen',
  giveBack: 'Zurückgeben',
  giveBackOne: '{{name}} zurückgeben',
  emptyTitle: 'Sie haben keine Maschine gemietet',
  emptyText:
    'Hier stehen die Maschinen, die für Sie arbeiten, mit ihren restlichen Tagen und dem Rückgabewert.',
  emptyAction: 'Maschinen ansehen',
  toReturned: 'Zurückgegebene Maschinen ansehen',
  hidden: 'Verborgener Betrag',
} as const;
