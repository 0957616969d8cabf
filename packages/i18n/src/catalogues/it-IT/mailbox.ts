export const mailbox = {
  title: 'Messaggi',
  message: 'Messaggio',
  channels: 'Canali',
  channel: {
    news: 'Notizie',
    station_news: 'Per te',
    notice: 'Avvisi',
    voucher: 'Richieste',
    coupon: 'Coupon',
  },
  about: {
    news: 'Le macchine e il servizio',
    station_news: 'I tuoi prelievi e le tue ricariche',
    notice: 'Ciò che il gestore dice a tutti',
    voucher: 'Ciò che hai inviato per un bonus',
    coupon: 'Quando un coupon scade',
  },
  markAll: 'Segna tutto come letto',
  follow: 'Vedi di che si tratta',
  empty: {
    title: 'Ancora nessun messaggio',
    toAll: 'Vedi tutti i canali',
  },
  missing: 'Questo messaggio non esiste',
  popular: {
    title: 'Avvisi più letti',
    rule: 'Per numero di membri che li hanno aperti.',
    none: 'Nessuno ha ancora aperto un avviso.',
    readers: { one: 'Aperto da {{count}} membro', other: 'Aperto da {{count}} membri' },
  },
  notify: {
    title: 'Notifiche',
    allow: 'Anche in secondo piano',
    allowed: 'Attive. Puoi disattivarle nel browser.',
    denied: 'Il browser le blocca. Puoi cambiarlo nelle sue impostazioni.',
    inFull: 'Con testo e importi',
    whileOpen:
      'Arrivano finché Paydirt è aperto, anche in secondo piano. Se è chiuso, non viene inviato nulla.',
  },
} as const;
