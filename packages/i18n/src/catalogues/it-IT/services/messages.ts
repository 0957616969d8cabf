const REMOVED =
  'Motivo: {{reason}}. Il tuo testo: {{text}} Puoi pubblicarlo di nuovo senza quella parte o chiedere nella chat di supporto.';
const NOT_YOU = 'Se non l’hai fatto tu, cambia la password di accesso.';

export const messages = {
  otherReason: 'un altro',
  kind: {
    withdrawal_paid: {
      title: 'Prelievo eseguito',
      body: 'Netto: {{net}}. Commissione: {{fee}}. Totale: {{amount}}.',
    },
    withdrawal_returned: {
      title: 'Prelievo non riuscito',
      body: '{{reason}} Di nuovo nel tuo saldo disponibile: {{amount}}.',
    },
    recharge_credited: {
      title: 'Ricarica arrivata',
      body: '{{amount}} sono nel tuo saldo disponibile.',
    },
    recharge_failed: {
      title: 'Ricarica non arrivata',
      body: '{{reason}} Ricarica: {{amount}}.',
    },
    feedback_answered: {
      title: 'Abbiamo risposto al tuo feedback',
      body: 'Aprilo per leggere la risposta.',
    },
    support_answered: {
      title: 'Risposta nella chat di supporto',
      body: 'Apri la chat per leggerla.',
    },
    report_removed: {
      title: 'Contenuto segnalato rimosso',
      body: 'La tua segnalazione ({{time}}) è stata letta. Il contenuto è rimosso per tutti.',
    },
    report_kept: {
      title: 'Il contenuto segnalato resta pubblicato',
      body: 'La tua segnalazione ({{time}}) è stata letta. Per te il contenuto resta nascosto; se non sei d’accordo, chiedi nella chat di supporto.',
    },
    post_removed: {
      title: 'Post rimosso',
      body: REMOVED,
    },
    comment_removed: {
      title: 'Commento rimosso',
      body: REMOVED,
    },
    guide_posted: {
      title: 'Una guida ha pubblicato il tuo testo',
      body: 'Senza modifiche, con l’indicazione che una guida l’ha pubblicato per te. Puoi eliminarlo.',
    },
    guide_declined: {
      title: 'Una guida non ha pubblicato il tuo testo',
      body: '{{reason}} Modificalo e invialo di nuovo.',
    },
    coupon_ending: {
      title: 'Coupon in scadenza',
      body: '{{discount}} di sconto. Scadenza: {{time}}.',
    },
    referral_waiting: {
      title: 'Bonus per l’invito in attesa',
      body: 'Il budget promozionale ora non può pagare {{amount}}. Si riprova ogni giorno.',
    },
    referral_paid: {
      title: 'Bonus per l’invito pagato',
      body: '{{amount}}, pagati dal budget promozionale.',
    },
    submission_approved: {
      title: 'Richiesta accettata',
      body: '{{reward}}: {{amount}}, pagati dal budget promozionale.',
    },
    submission_waiting: {
      title: 'Richiesta accettata',
      body: '{{reward}}: il budget promozionale ora non può pagare {{amount}}. Riscuoti l’importo quando il budget basterà.',
    },
    submission_refused: {
      title: 'Richiesta non accettata',
      body: '{{reward}}: {{reason}} Puoi riprovare.',
    },
    security_new_device: {
      title: 'Accesso da un nuovo dispositivo',
      body: NOT_YOU,
    },
    security_codes_refused: {
      title: 'Codice errato inserito cinque volte',
      body: NOT_YOU,
    },
    security_password_changed: {
      title: 'Password di accesso cambiata',
      body: NOT_YOU,
    },
    security_password_reset: {
      title: 'Password di accesso reimpostata con codice',
      body: NOT_YOU,
    },
    security_fund_password_set: {
      title: 'PIN di prelievo impostato',
      body: NOT_YOU,
    },
    security_fund_password_changed: {
      title: 'PIN di prelievo cambiato',
      body: NOT_YOU,
    },
    security_email_bound: {
      title: 'Indirizzo e-mail aggiunto',
      body: NOT_YOU,
    },
    security_email_restored: {
      title: 'Cambio di indirizzo e-mail annullato',
      body: NOT_YOU,
    },
    security_sessions_ended: {
      title: 'Sessioni chiuse',
      body: NOT_YOU,
    },
    security_data_exported: {
      title: 'I tuoi dati sono stati salvati in un file',
      body: NOT_YOU,
    },
  },
} as const;
