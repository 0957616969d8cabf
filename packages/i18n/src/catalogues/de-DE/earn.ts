export const earn = {
  titles: {
    earn: 'Boni',
  },
  intro: 'Jeder ist ein fester Betrag, einmal bezahlt aus dem Werbebudget.',
  budget: 'Im Budget sind jetzt {{amount}}.',
  budgetSpent: 'Im Budget sind jetzt {{amount}}, weniger als manche betragen.',
  kind: {
    welcome: {
      title: 'Willkommen',
      rule: 'Für alle, die dazukommen.',
    },
    join_group: {
      title: 'Der Gruppe beitreten',
      rule: 'Senden Sie einen Screenshot, der Sie in der Gruppe zeigt.',
    },
    share_link: {
      title: 'Ein Video teilen',
      rule: 'Senden Sie den Link oder einen Screenshot eines Videos über Paydirt, das Sie geteilt haben.',
    },
    level: {
      title: 'Bonus der Stufe {{level}}',
      rule: 'Einmal bezahlt, wenn Sie die Stufe erreichen.',
    },
  },
  needs: {
    one: 'Noch {{count}} aktive eingeladene Person',
    other: 'Noch {{count}} aktive eingeladene Personen',
  },
  also: { checkIn: 'Täglich einchecken', exchange: 'Code einlösen' },
  state: {
    open: 'Offen',
    in_review: 'In Prüfung',
    refused: 'Nicht angenommen',
    ready: 'Bereit',
    received: 'Abgerufen',
  },
  credit: {
    to_collect: 'Abrufbar',
    on_its_way: 'Unterwegs',
    arrived: 'Angekommen',
  },
  action: {
    collect: '{{amount}} abrufen',
    again: 'Noch einmal versuchen',
    look: 'Gesendetes ansehen',
    record: 'Buchung ansehen',
    invite: 'Jemanden einladen',
  },
  arrivedOn: 'Angekommen am {{day}}',
  group: {
    intro: 'Die Gruppe ist nur eine nachgebaute Seite.',
    picture: 'Die nachgebaute Seite der Gruppe',
    open: 'Seite der Gruppe öffnen',
  },
  share: {
    intro: 'Sagen Sie im Video, dass es Spielgeld ist.',
    way: 'Was Sie senden',
    byLink: 'Link',
    byPicture: 'Screenshot',
    link: 'Link des Videos',
    linkHint: 'Beginnt mit https:// und führt zu: {{sites}}.',
  },
  screenshot: 'Screenshot',
  send: 'Zur Prüfung senden',
  waitUpload: 'Warten Sie, bis das Bild gesendet ist.',
  review: {
    title: 'In Prüfung',
    text: 'Gesendet am {{time}}. Wird es angenommen, bekommen Sie {{amount}}.',
    panel: 'Im Testbereich prüfen',
    picture: 'Was Sie gesendet haben',
  },
  approved: {
    title: 'Angenommen und bezahlt',
    text: '{{amount}} sind am {{day}} in Ihrem Guthaben angekommen.',
  },
  unpaid: {
    title: 'Angenommen, noch nicht bezahlt',
    text: 'Der Betrag bleibt Ihnen: Rufen Sie ihn ab, sobald im Werbebudget {{amount}} sind.',
  },
  refused: {
    title: 'Nicht angenommen',
    text: '{{reason}} Sie können etwas anderes senden.',
  },
} as const;
