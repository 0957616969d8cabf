export const mailbox = {
  title: 'Messaggi',
  message: 'Messaggio',
  channels: 'Canali',
  channel: {
    news: 'Notizie',
    station_news: 'Per te',
    notice: 'Avvisi',
    voucher: 'Invii',
    coupon: 'Coupon',
  },
  about: {
    news: 'Articoli sulle macchine e sul servizio',
    station_news: 'Novità sui tuoi prelievi e sulle tue ricariche',
    notice: 'Ciò che il gestore dice a tutti',
    voucher: 'Novità su ciò che hai inviato per un bonus',
    coupon: 'Quando uno dei tuoi coupon finisce',
  },
  markAll: 'Segna tutto come letto',
  follow: 'Vedi di che si tratta',
  empty: {
    title: 'Ancora nessun messaggio',
    toAll: 'Vedi tutti i canali',
  },
  missing: {
    title: 'Questo messaggio non esiste',
    text: 'Forse è stato eliminato, o il link è scritto male.',
  },
  popular: {
    title: 'Avvisi più letti',
    rule: 'Ordinati per quanti membri hanno aperto un avviso.',
    none: 'Nessuno ha ancora aperto un avviso.',
    readers: { one: 'Aperto da {{count}} membro', other: 'Aperto da {{count}} membri' },
  },
  notify: {
    title: 'Notifiche',
    text: 'Scegli i canali che possono avvisarti appena arriva qualcosa.',
    allow: 'Anche quando Paydirt è in secondo piano',
    allowText: 'Il browser chiede se Paydirt può mostrare qui le notifiche.',
    allowed: 'Le notifiche sono attive. Puoi disattivarle nel browser.',
    denied: 'Il browser qui tiene disattivate le notifiche. Puoi cambiarlo nelle sue impostazioni.',
  },
} as const;
