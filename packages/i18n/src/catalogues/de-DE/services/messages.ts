const REMOVED =
  'Er wurde gemeldet. Grund: {{reason}}. Ihr Text: {{text}} Sie können ihn ohne diese Stelle noch einmal veröffentlichen oder im Support-Chat fragen.';
const NOT_YOU = 'Waren Sie das nicht, ändern Sie Ihr Anmeldepasswort und beenden Sie die anderen Sitzungen.';

export const messages = {
  otherReason: 'ein anderer, den Sie im Support-Chat erfahren',
  kind: {
    withdrawal_paid: {
      title: 'Ihre Auszahlung wurde ausgeführt',
      body: '{{net}} wurden ausgezahlt, nach {{fee}} Gebühr auf {{amount}}.',
    },
    withdrawal_returned: {
      title: 'Ihre Auszahlung kam zurück',
      body: '{{reason}} Wieder in Ihrem verfügbaren Guthaben: {{amount}}.',
    },
    recharge_credited: {
      title: 'Ihre Aufladung ist angekommen',
      body: '{{amount}} sind in Ihrem verfügbaren Guthaben.',
    },
    recharge_failed: {
      title: 'Ihre Aufladung ist nicht angekommen',
      body: '{{reason}} Es ging um eine Aufladung von {{amount}}.',
    },
    feedback_answered: {
      title: 'Ihre Rückmeldung wurde beantwortet',
      body: 'Öffnen Sie sie, um die Antwort zu lesen.',
    },
    support_answered: {
      title: 'Jemand hat im Support-Chat geantwortet',
      body: 'Öffnen Sie den Chat, um die Antwort zu lesen.',
    },
    report_removed: {
      title: 'Ihre Meldung: der Inhalt wurde entfernt',
      body: 'Ihre Meldung vom {{time}} wurde gelesen und der Inhalt für alle entfernt.',
    },
    report_kept: {
      title: 'Ihre Meldung: der Inhalt bleibt stehen',
      body: 'Ihre Meldung vom {{time}} wurde gelesen. Für Sie bleibt der Inhalt ausgeblendet; sind Sie anderer Meinung, fragen Sie im Support-Chat.',
    },
    post_removed: {
      title: 'Ihr Beitrag wurde entfernt',
      body: REMOVED,
    },
    comment_removed: {
      title: 'Ihr Kommentar wurde entfernt',
      body: REMOVED,
    },
    guide_posted: {
      title: 'Ein Guide hat Ihren Text veröffentlicht',
      body: 'Er steht unverändert in der Community, mit dem Hinweis, dass ein Guide ihn für Sie veröffentlicht hat. Sie können ihn löschen.',
    },
    guide_declined: {
      title: 'Ein Guide hat Ihren Text nicht veröffentlicht',
      body: '{{reason}} Sie können ihn ändern und noch einmal einreichen.',
    },
    coupon_ending: {
      title: 'Ihr Gutschein endet bald',
      body: '{{discount}} Nachlass, bis {{time}}.',
    },
    referral_waiting: {
      title: 'Ihr Einladungsbonus wartet',
      body: 'Im Werbebudget sind gerade keine {{amount}}. Es wird jeden Tag wieder versucht.',
    },
    referral_paid: {
      title: 'Ihr Einladungsbonus ist bezahlt',
      body: '{{amount}} sind in Ihrem Guthaben, bezahlt aus dem Werbebudget.',
    },
    submission_approved: {
      title: 'Ihre Einsendung wurde angenommen',
      body: '{{reward}}: {{amount}} sind in Ihrem Guthaben, bezahlt aus dem Werbebudget.',
    },
    submission_waiting: {
      title: 'Ihre Einsendung wurde angenommen',
      body: '{{reward}}: Im Werbebudget waren keine {{amount}}. Der Betrag bleibt Ihnen, bis Sie ihn abrufen.',
    },
    submission_refused: {
      title: 'Ihre Einsendung wurde nicht angenommen',
      body: '{{reward}}: {{reason}} Sie können es noch einmal versuchen.',
    },
    security_new_device: {
      title: 'Anmeldung auf einem neuen Gerät',
      body: NOT_YOU,
    },
    security_codes_refused: {
      title: 'Code fünfmal abgelehnt',
      body: NOT_YOU,
    },
    security_password_changed: {
      title: 'Anmeldepasswort geändert',
      body: NOT_YOU,
    },
    security_password_reset: {
      title: 'Anmeldepasswort per Code neu gesetzt',
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
      title: 'Änderung der E-Mail-Adresse rückgängig gemacht',
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
