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
    news: 'Artikel über Maschinen und den Dienst',
    station_news: 'Neues zu Ihren Auszahlungen und Aufladungen',
    notice: 'Was der Betreiber allen sagt',
    voucher: 'Neues zu Ihren Einsendungen für einen Bonus',
    coupon: 'Wann einer Ihrer Gutscheine endet',
  },
  markAll: 'Alle als gelesen markieren',
  follow: 'Ansehen, worum es geht',
  empty: {
    title: 'Noch keine Nachrichten',
    toAll: 'Alle Kanäle ansehen',
  },
  missing: {
    title: 'Diese Nachricht gibt es nicht',
    text: 'Sie wurde vielleicht entfernt, oder der Link ist falsch getippt.',
  },
  popular: {
    title: 'Meistgelesene Mitteilungen',
    rule: 'Geordnet danach, wie viele Mitglieder eine Mitteilung geöffnet haben.',
    none: 'Noch hat niemand eine Mitteilung geöffnet.',
    readers: { one: 'Von {{count}} Mitglied geöffnet', other: 'Von {{count}} Mitgliedern geöffnet' },
  },
  notify: {
    title: 'Benachrichtigungen',
    text: 'Wählen Sie die Kanäle, die sich melden dürfen, sobald etwas ankommt.',
    allow: 'Auch wenn Paydirt im Hintergrund ist',
    allowText: 'Ihr Browser fragt, ob Paydirt hier Benachrichtigungen zeigen darf.',
    allowed: 'Benachrichtigungen sind an. In Ihrem Browser können Sie sie ausschalten.',
    denied: 'Ihr Browser hält Benachrichtigungen hier aus. In seinen Einstellungen können Sie das ändern.',
  },
} as const;
