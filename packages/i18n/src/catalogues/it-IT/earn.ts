export const earn = {
  titles: {
    earn: 'Bonus',
  },
  intro: 'Importi fissi, ognuno pagato una sola volta dal budget promozionale.',
  budget: 'Nel budget ci sono ora {{amount}}.',
  budgetSpent: 'Nel budget ci sono ora {{amount}}: non bastano per alcuni di questi bonus.',
  kind: {
    welcome: {
      title: 'Bonus di benvenuto',
      rule: 'Per chi si registra.',
    },
    join_group: {
      title: 'Entra nel gruppo',
      rule: 'Invia uno screenshot che ti mostri nel gruppo.',
    },
    share_link: {
      title: 'Condividi un video',
      rule: 'Invia il link o uno screenshot di un video su Paydirt che hai condiviso.',
    },
    level: {
      title: 'Bonus del livello {{level}}',
      rule: 'Pagato una volta al raggiungimento del livello.',
    },
  },
  needs: {
    one: 'Manca {{count}} invitato attivo',
    other: 'Mancano {{count}} invitati attivi',
  },
  also: { checkIn: 'Check-in giornaliero', exchange: 'Riscatta un codice' },
  state: {
    open: 'Disponibile',
    in_review: 'In esame',
    refused: 'Non accettato',
    ready: 'Pronto',
    received: 'Riscosso',
  },
  credit: {
    to_collect: 'Da riscuotere',
    on_its_way: 'In arrivo',
    arrived: 'Arrivato',
  },
  action: {
    collect: 'Riscuoti {{amount}}',
    again: 'Riprova',
    look: 'Vedi che cosa hai inviato',
    record: 'Vedi il movimento',
    invite: 'Invita',
  },
  arrivedOn: 'Arrivato: {{day}}',
  group: {
    intro: 'Il gruppo è solo una pagina di esempio.',
    picture: 'La pagina di esempio del gruppo',
    open: 'Apri la pagina del gruppo',
  },
  share: {
    intro: 'Di’ nel video che è denaro fittizio.',
    way: 'Che cosa invii',
    byLink: 'Link',
    byPicture: 'Screenshot',
    link: 'Link del video',
    linkHint: 'Inizia con https:// e porta a: {{sites}}.',
  },
  screenshot: 'Screenshot',
  send: 'Invia per l’esame',
  waitUpload: 'Attendi l’invio dell’immagine.',
  review: {
    title: 'In esame',
    text: 'Inviato: {{time}}. Se viene accettato, ricevi {{amount}}.',
    panel: 'Esaminalo nel pannello di prova',
    picture: 'Che cosa hai inviato',
  },
  approved: {
    title: 'Accettato e pagato',
    text: 'Arrivati nel tuo saldo: {{amount}} ({{day}}).',
  },
  unpaid: {
    title: 'Accettato, non ancora pagato',
    text: 'L’importo resta tuo: riscuotilo quando nel budget promozionale ci saranno {{amount}}.',
  },
  refused: {
    title: 'Non accettato',
    text: '{{reason}} Puoi inviarne un altro.',
  },
} as const;
