const REMOVED =
  'Grund: {{reason}}. Ihr Text: {{text}} Sie können ihn ohne diese Stelle noch einmal veröffentlichen oder im Support-Chat fragen.';
const NOT_YOU = 'Waren Sie das nicht? Ändern Sie Ihr Anmeldepasswort.';

export const messages = {
  otherReason: 'ein anderer',
  kind: {
    withdrawal_paid: {
      title: 'Auszahlung ausgeführt',
      body: '{{net}} wurden ausgezahlt, nach {{fee}} Gebühr auf {{amount}}.',
    },
    withdrawal_returned: {
      title: 'Auszahlung fehlgeschlagen',
      body: '{{reason}} Wieder in Ihrem verfügbaren Guthaben: {{amount}}.',
    },
    recharge_credited: {
      title: 'Aufladung angekommen',
      body: '{{amount}} sind in Ihrem verfügbaren Guthaben.',
    },
    recharge_failed: {
      title: 'Aufladung nicht angekommen',
      body: '{{reason}} Aufladung: {{amount}}.',
    },
    feedback_answered: {
      title: 'Ihre Rückmeldung wurde beantwortet',
      body: 'Öffnen Sie sie, um die Antwort zu lesen.',
    },
    support_answered: {
      title: 'Antwort im Support-Chat',
      body: 'Öffnen Sie den Chat, um sie zu lesen.',
    },
    report_removed: {
      title: 'Gemeldeter Inhalt wurde entfernt',
      body: 'Ihre Meldung vom {{time}} wurde gelesen. Der Inhalt ist für alle entfernt.',
    },
    report_kept: {
      title: 'Gemeldeter Inhalt bleibt stehen',
      body: 'Ihre Meldung vom {{time}} wurde gelesen. Für Sie bleibt der Inhalt ausgeblendet; sind Sie anderer Meinung, fragen Sie im Support-Chat.',
    },
    post_removed: {
      title: 'Beitrag entfernt',
      body: REMOVED,
    },
    comment_removed: {
      title: 'Kommentar entfernt',
      body: REMOVED,
    },
    guide_posted: {
      title: 'Ein Guide hat Ihren Text veröffentlicht',
      body: 'Unverändert, mit dem Hinweis, dass ein Guide ihn für Sie veröffentlicht hat. Sie können ihn löschen.',
    },
    guide_declined: {
      title: 'Ein Guide hat Ihren Text nicht veröffentlicht',
      body: '{{reason}} Ändern Sie ihn und reichen Sie ihn noch einmal ein.',
    },
    coupon_ending: {
      title: 'Gutschein läuft bald ab',
      body: '{{discount}} Nachlass, bis {{time}}.',
    },
    referral_waiting: {
      title: 'Einladungsbonus wartet',
      body: 'Im Werbebudget sind gerade keine {{amount}}. Täglich neuer Versuch.',
    },
    referral_paid: {
      title: 'Einladungsbonus bezahlt',
      body: '{{amount}}, bezahlt aus dem Werbebudget.',
    },
    submission_approved: {
      title: 'Einsendung angenommen',
      body: '{{reward}}: {{amount}}, bezahlt aus dem Werbebudget.',
    },
    submission_waiting: {
      title: 'Einsendung angenommen',
      body: '{{reward}}: Im Werbebudget sind gerade keine {{amount}}. Der Betrag bleibt Ihnen: Rufen Sie ihn ab, sobald das Budget reicht.',
    },
    submission_refused: {
      title: 'Einsendung nicht angenommen',
      body: '{{reward}}: {{reason}} Sie können es noch einmal versuchen.',
    },
    security_new_device: {
      title: 'Anmeldung auf einem neuen Gerät',
      body: NOT_YOU,
    },
    security_codes_refused: {
      title: 'Fünfmal ein falscher Code eingegeben',
      body: NOT_YOU,
    },
    security_password_changed: {
      title: 'Anmeldepasswort geändert',
      body: NOT_YOU,
    },
    security_password_reset: {
      title: 'Anmeldepasswort per Code neu festgelegt',
      body: NOT_YOU,
    },
    security_fund_password_set: {
      title: 'Auszahlungs-PIN festgelegt',
      body: NOT_YOU,
    },
    security_fund_password_changed: {
      title: 'Auszahlungs-PIN geändert',
      body: NOT_YOU,
    },
    security_email_bound: {
      title: 'E-Mail-Adresse hinterlegt',
      body: NOT_YOU,
    },
    security_email_restored: {
      title: 'E-Mail-Änderung rückgängig gemacht',
      body: NOT_YOU,
    },
    security_sessions_ended: {
      title: 'Sitzungen beendet',
      body: NOT_YOU,
    },
    security_data_exported: {
      title: 'Ihre Daten wurden als Datei gespeichert',
      body: NOT_YOU,
    },
  },
} as const;
