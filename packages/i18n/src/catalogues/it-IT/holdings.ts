export const holdings = {
  value: 'Restituendole tutte ora, riceveresti',
  count: { one: '{{count}} noleggio', other: '{{count}} noleggi' },
  givesBack: 'Rimborso se la restituisci ora',
  fullUntil: 'Rimborso intero, scadenza: {{time}}',
  proRata: 'In proporzione ai giorni rimasti',
  giveBack: 'Restituisci',
  giveBackOne: 'Restituisci {{name}}',
  hidden: 'Importo nascosto',
} as const;
