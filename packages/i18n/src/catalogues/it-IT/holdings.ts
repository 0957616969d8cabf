export const holdings = {
  title: 'Macchine noleggiate',
  value: 'Restituendole tutte ora, riceveresti',
  count: { one: '{{count}} noleggio', other: '{{count}} noleggi' },
  note: 'Per 24 ore il rimborso è quanto hai pagato, meno i proventi già riscossi. Poi diminuisce con ogni giorno di lavoro e i proventi già calcolati restano tuoi.',
  list: 'Noleggi',
  givesBack: 'Rimborso se la restituisci ora',
  fullUntil: 'Rimborso intero, scadenza {{time}}',
  proRata: 'In proporzione ai giorni rimasti',
  giveBack: 'Restituisci',
  giveBackOne: 'Restituisci {{name}}',
  emptyTitle: 'Non noleggi nessuna macchina',
  emptyText:
    'Qui compaiono le macchine che lavorano per te, con i giorni rimasti e il rimborso se le restituisci.',
  emptyAction: 'Vedi le macchine',
  toReturned: 'Vedi le macchine restituite',
  hidden: 'Importo nascosto',
} as const;
