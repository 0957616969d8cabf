export const mailbox = {
  title: 'Nachrichten',
  message: 'Nachricht',
  channels: 'Kanäle',
  channel: {
    news: 'Neuigkeiten',
    station_news: 'Für Sie',
    notice: 'Mitteilungen',
    voucher: 'Einsendungen',
    coupon: 'Gutscheine',
  },
  about: {
    news: 'Maschinen und der Dienst',
    station_news: 'Ihre Auszahlungen und Aufladungen',
    notice: 'Vom Betreiber und zur Sicherheit Ihres Kontos',
    voucher: 'Ihre Einsendungen für einen Bonus',
    coupon: 'Wann einer Ihrer Gutscheine abläuft',
  },
  markAll: 'Alle als gelesen markieren',
  follow: 'Ansehen, worum es geht',
  empty: {
    title: 'Noch keine Nachrichten',
    toAll: 'Alle Kanäle ansehen',
  },
  missing: 'Diese Nachricht gibt es nicht',
  popular: {
    title: 'Meistgelesene Mitteilungen',
    rule: 'Danach, wie viele Mitglieder sie geöffnet haben.',
    none: 'Noch hat niemand eine Mitteilung geöffnet.',
    readers: { one: 'Von {{count}} Mitglied geöffnet', other: 'Von {{count}} Mitgliedern geöffnet' },
  },
  notify: {
    title: 'Benachrichtigungen',
    allow: 'Auch wenn Paydirt im Hintergrund ist',
    allowed: 'An. Ausschalten können Sie sie im Browser.',
    denied: 'Ihr Browser blockiert sie. In seinen Einstellungen können Sie das ändern.',
    inFull: 'Mit Text und Beträgen',
    whileOpen:
      'Sie kommen, solange Paydirt geöffnet ist, auch im Hintergrund. Ist es geschlossen, wird nichts gesendet.',
  },
} as const;
