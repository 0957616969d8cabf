export const messages = {
  otherReason: 'un altro, che puoi chiedere nella chat di supporto',
  kind: {
    withdrawal_paid: {
      title: 'Il tuo prelievo è stato eseguito',
      body: '{{net}} eseguiti, con {{fee}} di commissione su {{amount}}.',
    },
    withdrawal_returned: {
      title: 'Il tuo prelievo non è riuscito',
      body: '{{reason}} Tutto, {{amount}}, è di nuovo nel tuo saldo disponibile.',
    },
    recharge_credited: {
      title: 'La tua ricarica è arrivata',
      body: '{{amount}} sono nel tuo saldo disponibile.',
    },
    recharge_failed: {
      title: 'La tua ricarica non è arrivata',
      body: '{{reason}} Era una ricarica di {{amount}}.',
    },
    feedback_answered: {
      title: 'Il tuo parere ha una risposta',
      body: 'Aprilo per leggere la risposta.',
    },
    support_answered: {
      title: 'Qualcuno ha risposto nella chat di supporto',
      body: 'Apri la chat per leggere la risposta.',
    },
    report_removed: {
      title: 'Ciò che hai segnalato è stato rimosso',
      body: 'Qualcuno ha letto la tua segnalazione del {{time}} e ha rimosso per tutti ciò che hai segnalato.',
    },
    report_kept: {
      title: 'Ciò che hai segnalato resta',
      body: 'Qualcuno ha letto la tua segnalazione del {{time}} e ha lasciato com’è ciò che hai segnalato. Per te resta nascosto. Se non sei d’accordo, chiedi nella chat di supporto.',
    },
    post_removed: {
      title: 'Il tuo post è stato rimosso',
      body: 'È stato segnalato. Motivo: {{reason}}. Il tuo testo: {{text}} Puoi pubblicarlo di nuovo senza quella parte. Se pensi che sia un errore, chiedi nella chat di supporto.',
    },
    comment_removed: {
      title: 'Il tuo commento è stato rimosso',
      body: 'È stato segnalato. Motivo: {{reason}}. Il tuo testo: {{text}} Puoi pubblicarlo di nuovo senza quella parte. Se pensi che sia un errore, chiedi nella chat di supporto.',
    },
    guide_posted: {
      title: 'Una guida ha pubblicato il tuo testo',
      body: 'È nella community come lo hai scritto e dice che una guida lo ha pubblicato per te. Puoi eliminarlo come un tuo post.',
    },
    guide_declined: {
      title: 'Una guida non ha pubblicato il tuo testo',
      body: '{{reason}} Puoi scriverlo in altro modo e consegnarlo di nuovo.',
    },
    coupon_ending: {
      title: 'Il tuo coupon scade presto',
      body: '{{discount}} di sconto, utilizzabile fino al {{time}}. Se lo lasci scadere, non perdi nulla di ciò che hai pagato.',
    },
    referral_waiting: {
      title: 'Il tuo bonus per l’invito è in attesa',
      body: 'Il budget promozionale ora non ha potuto pagare {{amount}}. Si riprova ogni giorno; non devi fare nulla.',
    },
    referral_paid: {
      title: 'Il tuo bonus per l’invito è stato pagato',
      body: '{{amount}} sono nel tuo saldo, pagati dal budget promozionale.',
    },
    submission_approved: {
      title: 'Il tuo invio è stato accettato',
      body: '{{reward}}: {{amount}} sono nel tuo saldo, pagati dal budget promozionale.',
    },
    submission_waiting: {
      title: 'Il tuo invio è stato accettato',
      body: '{{reward}}: il budget promozionale ora non ha potuto pagare {{amount}}. Resta tuo finché non lo riscuoti.',
    },
    submission_refused: {
      title: 'Il tuo invio non è stato accettato',
      body: '{{reward}}: {{reason}} Puoi riprovare.',
    },
    security_new_device: {
      title: 'Accesso da un nuovo dispositivo',
      body: 'Se non l’hai fatto tu, cambia la password di accesso e chiudi le altre sessioni.',
    },
    security_codes_refused: {
      title: 'Codice rifiutato cinque volte',
      body: 'Se non l’hai fatto tu, cambia la password di accesso e chiudi le altre sessioni.',
    },
    security_password_changed: {
      title: 'Password di accesso cambiata',
      body: 'Se non l’hai fatto tu, cambia la password di accesso e chiudi le altre sessioni.',
    },
    security_password_reset: {
      title: 'Password di accesso reimpostata con codice',
      body: 'Se non l’hai fatto tu, cambia la password di accesso e chiudi le altre sessioni.',
    },
    security_fund_password_set: {
      title: 'PIN di prelievo impostato',
      body: 'Se non l’hai fatto tu, cambia la password di accesso e chiudi le altre sessioni.',
    },
    security_fund_password_changed: {
      title: 'PIN di prelievo cambiato',
      body: 'Se non l’hai fatto tu, cambia la password di accesso e chiudi le altre sessioni.',
    },
    security_email_bound: {
      title: 'Indirizzo e-mail aggiunto',
      body: 'Se non l’hai fatto tu, cambia la password di accesso e chiudi le altre sessioni.',
    },
    security_email_restored: {
      title: 'Cambio di indirizzo e-mail annullato',
      body: 'Se non l’hai fatto tu, cambia la password di accesso e chiudi le altre sessioni.',
    },
    security_sessions_ended: {
      title: 'Sessioni chiuse',
      body: 'Se non l’hai fatto tu, cambia la password di accesso e chiudi le altre sessioni.',
    },
    security_data_exported: {
      title: 'I tuoi dati sono stati salvati in un file',
      body: 'Se non l’hai fatto tu, cambia la password di accesso e chiudi le altre sessioni.',
    },
  },
} as const;
