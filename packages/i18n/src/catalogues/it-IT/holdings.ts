export const holdings = {
  value: 'Restituendole tutte ora, riceveresti',
  count: { one: '{{count}} noleggio', other: '{{count}} noleggi' },
  note: 'Per 24 ore il rimborso è quanto hai pagato, meno i proventi già riscossi. Poi diminuisce con ogni giorno di lavoro e i proventi già calcolati restano tuoi.',
  givesBack: 'Rimborso se la restituisci ora',
  fullUntil: 'Rimborso intero, scadenza {{time}}',
  proRata: 'In proporzione ai giorni rimasti',
  giveBack: 'Restituisci',
  giveBackOne: 'Restituisci {{name}}',
  hidden: 'Importo nascosto',
} as const;
