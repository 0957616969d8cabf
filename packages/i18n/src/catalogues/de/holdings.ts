export const holdings = {
  title: 'Laufende Mieten',
  value: 'Jetzt zurückgegeben, ergeben alle',
  count: { one: '{{count}} Miete', other: '{{count}} Mieten' },
  note: 'Eine Miete gibt mit jedem gearbeiteten Tag weniger zurück. Bereits gezählte Erträge bleiben Ihre.',
  list: 'Mieten',
  givesBack: 'Gibt jetzt zurück',
  fullUntil: 'Vollständig bis {{time}}',
  proRata: 'Nach verbleibenden Tagen',
  giveBack: 'Zurückgeben',
  giveBackOne: '{{name}} zurückgeben',
  emptyTitle: 'Sie haben keine Miete',
  emptyText:
    'Hier stehen die Maschinen, die für Sie arbeiten, mit ihren restlichen Tagen und dem Rückgabewert.',
  emptyAction: 'Maschinen ansehen',
  toReturned: 'Zurückgegebene Mieten ansehen',
  hidden: 'Verborgener Betrag',
} as const;
