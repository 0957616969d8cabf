export const holdings = {
  value: 'Rimborso se le restituisci tutte ora',
  count: { one: '{{count}} noleggio', other: '{{count}} noleggi' },
  givesBack: 'Rimborso se la restituisci ora',
  fullUntil: 'Rimborso completo, scadenza: {{time}}',
  proRata: 'In proporzione ai giorni rimasti',
  giveBack: 'Restituisci',
  giveBackOne: 'Restituisci {{name}}',
  hidden: 'Importo nascosto',
} as const;
