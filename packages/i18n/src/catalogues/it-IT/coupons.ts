export const coupons = {
  title: 'Coupon',
  titleChoose: 'Scegli un coupon',
  titleMine: 'I tuoi coupon',
  toUse: 'Da usare',
  used: 'Usati',
  expired: 'Scaduti',

  anyMachine: 'Qualsiasi macchina',
  anyMerchandise: 'Qualsiasi articolo',
  anything: 'Qualsiasi prodotto',
  leastPrice: 'Per prezzi a partire da {{amount}}',

  off: '{{amount}} di sconto',
  until: 'Scadenza: {{day}}',
  usedOn: 'Usato: {{time}}',
  expiredOn: 'Scaduto: {{day}}',
  yours: 'È tuo',
  chosenFor: 'Scelto per {{name}}',
  use: 'Usa ora',
  toOrder: 'Vedi l’ordine',
  offered: 'Vedi i coupon disponibili',
  free: 'Gratuito',
  receive: 'Ottieni',
  takeUntil: 'Disponibile fino a: {{day}}',
  takeFrom: 'Disponibile da: {{day}}',
  term: {
    one: 'Valido per {{count}} giorno dopo quello in cui lo ottieni',
    other: 'Valido per {{count}} giorni dopo quello in cui lo ottieni',
  },
  left: { one: 'Ne resta {{count}} su {{stock}}', other: 'Ne restano {{count}} su {{stock}}' },
  gone: 'Esauriti',
  notYet: 'Non ancora disponibile',

  none: 'Senza coupon',
  pays: 'Paghi {{amount}}',
  toProduct: 'Torna al prodotto',
  canUse: { one: '{{count}} utilizzabile', other: '{{count}} utilizzabili' },
  noneToUse: 'Nessuno per questo prodotto',
  toTake: { one: '{{count}} disponibile', other: '{{count}} disponibili' },

  proposal: 'Con un tuo coupon hai {{amount}} di sconto. Pagheresti {{price}}.',
  proposalUse: 'Usa il coupon',
  proposalDecline: 'Paga senza',
  staysUsed: 'Un coupon usato non torna quando la macchina viene restituita.',

  closed: {
    title: 'Nessun coupon al momento',
    text: 'Quelli che hai si possono ancora usare.',
  },
  empty: {
    toUse: {
      title: 'Nessun coupon da usare',
    },
    used: { title: 'Nessuno usato finora' },
    expired: {
      title: 'Nessuno è scaduto',
    },
  },
} as const;
