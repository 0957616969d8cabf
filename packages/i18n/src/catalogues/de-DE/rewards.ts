export const rewards = {
  coupons: {
    states: 'Ihre Gutscheine nach Stand',
    toUse: 'Einlösbar',
    used: 'Eingelöst',
    expired: 'Abgelaufen',
    anyMachine: 'Jede Maschine',
    usedOn: 'Eingelöst am {{time}}',
    expiredOn: 'Bis {{day}}',
    leastPrice: 'Für Mieten ab {{amount}}',
    free: 'Kostenlos',
    yours: 'Gehört Ihnen',
    chosen: 'Für diese Miete gewählt',
    receive: 'Abholen',
    use: 'Einlösen',
    offered: 'Angebotene ansehen',
    empty: {
      toUse: {
        title: 'Kein Gutschein einlösbar',
        text: 'Holen Sie einen angebotenen ab und wählen Sie ihn beim Mieten.',
      },
      used: {
        title: 'Noch keiner eingelöst',
        text: 'Ein Gutschein, mit dem Sie mieten, kommt hierher, mit dem Tag.',
      },
      expired: {
        title: 'Keiner ist abgelaufen',
        text: 'Ein Gutschein, dessen letzter Tag vorbei ist, bleibt hier lesbar.',
      },
    },
  },

  signIn: {
    done: '{{day}}: eingecheckt, {{amount}}',
    missed: '{{day}}: nicht eingecheckt, das kostet nichts',
    today: '{{day}}: heute, {{amount}} fürs Einchecken',
    upcoming: '{{day}}: bringt {{amount}}',
    before: '{{day}}: vor Ihrem Beitritt',
    streak: { one: '{{count}} Tag in Folge', other: '{{count}} Tage in Folge' },
    note: 'Jeder Tag bringt {{amount}} aus dem Werbebudget. Ein ausgelassener Tag kostet nichts.',
    action: 'Heute einchecken',
    isDone: 'Heute eingecheckt',
  },

  poster: {
    title: 'Eine Goldmine probieren, ohne etwas zu riskieren',
    text: '{{name}} lädt Sie zu Paydirt ein, einer Probe mit Spielgeld. Jede Zahl lässt sich nachprüfen.',
    code: 'Einladungscode',
    label: 'Einladung mit dem Code {{code}} als Text und QR-Code. Darauf steht, dass es Spielgeld ist.',
    save: 'Als Bild speichern',
    failed: 'Dieser Browser konnte das Bild nicht erstellen. Kopieren Sie stattdessen den Link.',
  },
} as const;
