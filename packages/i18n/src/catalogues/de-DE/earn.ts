export const earn = {
  titles: {
    earn: 'Boni',
    joinGroup: 'Der Gruppe beitreten',
    shareLink: 'Ein Video teilen',
  },
  intro: 'Jeder ist ein fester Betrag, einmal bezahlt aus dem Werbebudget. Einen auszulassen kostet nichts.',
  budget: 'Im Werbebudget sind jetzt {{amount}}.',
  budgetSpent:
    'Im Werbebudget sind jetzt {{amount}}, weniger als manche betragen. Was bereit ist, bleibt bereit.',
  kind: {
    welcome: {
      title: 'Willkommen',
      rule: 'So groß wie ein Tagesertrag der kleinsten Maschine, für alle, die dazukommen.',
    },
    join_group: {
      title: 'Der Gruppe beitreten',
      rule: 'Senden Sie einen Screenshot, der Sie in der Gruppe zeigt. Er wird geprüft, bevor bezahlt wird.',
    },
    share_link: {
      title: 'Ein Video teilen',
      rule: 'Senden Sie den Link oder einen Screenshot eines Videos über Paydirt, das Sie geteilt haben. Er wird geprüft, bevor bezahlt wird.',
    },
    level: {
      title: 'Bonus der Stufe {{level}}',
      rule: 'Einmal bezahlt, wenn Sie die Stufe erreichen. Was Ihre Eingeladenen zahlen, spielt keine Rolle.',
    },
  },
  needs: {
    one: 'Noch {{count}} aktive Person',
    other: 'Noch {{count}} aktive Personen',
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
    join_group: 'Der Gruppe beitreten',
    share_link: 'Ein Video teilen',
    again: 'Noch einmal versuchen',
    look: 'Gesendetes ansehen',
    record: 'Buchung ansehen',
    invite: 'Leute einladen',
  },
  collected: '{{amount}} sind in Ihrem Guthaben.',
  toCollect: '{{amount}} sind abrufbar.',
  arrivedOn: 'Angekommen am {{day}}',
  group: {
    intro:
      'Dies ist eine Generalprobe: Die Gruppe ist nur eine nachgebaute Seite, dort ist niemand. Öffnen Sie sie, machen Sie einen Screenshot und senden Sie ihn.',
    picture: 'Die nachgebaute Seite der Gruppe',
    open: 'Seite der Gruppe öffnen',
    hint: 'Sie öffnet sich neben der App.',
  },
  share: {
    intro: 'Teilen Sie ein Video über Paydirt, wo Sie mögen. Sagen Sie darin, dass es Spielgeld ist.',
    way: 'Was Sie senden',
    byLink: 'Link',
    byPicture: 'Screenshot',
    link: 'Link des Videos',
    linkHint: 'Beginnt mit https:// und führt zu: {{sites}}.',
  },
  screenshot: 'Screenshot',
  send: 'Zur Prüfung senden',
  waitUpload: 'Das Bild wird noch gesendet. Warten Sie, bis es da ist.',
  review: {
    title: 'In Prüfung',
    text: 'Gesendet am {{time}}. Wird es angenommen, bekommen Sie {{amount}} automatisch und eine Nachricht dazu.',
    panelText: 'Im Testmodus prüfen Sie es selbst, im Testbereich.',
    panel: 'Im Testbereich prüfen',
    picture: 'Was Sie gesendet haben',
  },
  approved: {
    title: 'Angenommen und bezahlt',
    text: '{{amount}} kamen am {{day}} in Ihr Guthaben.',
  },
  unpaid: {
    title: 'Angenommen, noch nicht bezahlt',
    text: 'Im Werbebudget waren keine {{amount}}. Der Betrag bleibt Ihnen: Rufen Sie ihn ab, sobald genug darin ist.',
  },
  refused: {
    title: 'Nicht angenommen',
    text: '{{reason}} Sie können etwas anderes senden.',
  },
} as const;
