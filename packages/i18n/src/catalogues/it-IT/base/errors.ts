export const error = {
  invalid_input: 'In questo modulo c’è qualcosa che non va. Controlla i campi segnalati e invialo di nuovo.',
  unauthorized: 'La tua sessione è terminata. Accedi di nuovo.',
  forbidden: 'Il tuo account non può farlo.',
  not_found: 'Non esiste, o non esiste più.',
  too_slow:
    'La richiesta ci ha messo troppo ad arrivare al servizio, quindi non è stato fatto nulla. Riprova.',
  in_flight: 'Questa richiesta è già in lavorazione. Aspetta un momento, poi ricontrolla.',
  too_large: 'Quello che hai inviato è troppo grande. Scegli qualcosa di più piccolo.',
  misdirected: 'Il servizio non risponde a questo indirizzo. Apri l’app al suo indirizzo.',
  key_reused: 'Questo è già stato inviato con un altro contenuto.',
  key_void: 'Ci hai rinunciato. Non è stato fatto nulla.',
  key_required:
    'Questa richiesta è arrivata senza la sua chiave di sicurezza, quindi non è stato fatto nulla. Aggiorna la pagina e riprova.',
  too_many_requests: 'Troppe richieste in poco tempo. Aspetta un minuto, poi riprova.',
  internal: 'Il servizio ha commesso un errore. Non è cambiato nulla; riprova.',
  unavailable: 'Il servizio al momento non è disponibile. Riprova tra un minuto.',
  busy: 'Il servizio è sovraccarico in questo momento. Riprova tra poco.',

  wrong_credentials: 'L’account o la password non sono corretti. Controllali entrambi e riprova.',
  account_exists:
    'Esiste già un account con questo numero di telefono o indirizzo e-mail. Accedi con quello.',
  account_unknown: 'Non esiste alcun account con questo numero di telefono o indirizzo e-mail.',
  account_locked:
    'Troppe password sbagliate. Aspetta un po’, oppure imposta una nuova password con un codice.',
  invitation_unknown: 'Questo codice di invito non esiste. Verificalo con chi te l’ha dato.',
  verify_needed: 'Conferma prima che sei tu.',
  wrong_password: 'La password attuale non è corretta.',
  undo_over:
    'Questo link non è più valido. Se qualcosa non va, imposta una nuova password di accesso con un codice.',
  email_registration_closed:
    'Al momento non si possono creare account con l’e-mail. Con un numero di telefono sì.',
  captcha_needed: 'Dalla tua rete sono stati chiesti molti codici. Richiedilo tra un momento.',
  code_wrong: 'Il codice di verifica non è corretto. Guarda l’ultimo messaggio e riprova.',
  code_expired: 'Questo codice di verifica non è più valido. Richiedine uno nuovo.',
  code_too_many_tries: 'Troppi codici sbagliati. Richiedine uno nuovo.',
  code_too_soon: 'Un codice è stato appena inviato. Puoi richiederne un altro dopo un minuto.',
  code_day_limit:
    'Oggi sono già stati inviati così tanti codici che non se ne possono inviare altri. Riprova domani.',
  feedback_day_limit: 'Per oggi bastano i feedback con immagini. Invia questo senza, oppure domani.',
  storage_full: 'Le tue immagini occupano tutto lo spazio che hai. Elimina un post con immagini e riprova.',
  world_storage_full:
    'Qui non c’è più spazio per le immagini. Chiedine altro a chi gestisce questo servizio.',
  pictures_unavailable: 'Qui non si possono aggiungere immagini. Tutto il resto funziona.',

  insufficient_balance: 'È più del tuo saldo disponibile. Ricarica il saldo o scegli un importo minore.',
  below_minimum: 'L’importo è inferiore al minimo. Inseriscine uno maggiore.',
  nothing_to_receive: 'Oggi non c’è nulla da riscuotere. I proventi si aggiungono alla fine di ogni giorno.',

  sold_out: 'È esaurito. Non ti è stato addebitato nulla.',
  not_on_sale_yet: 'La vendita non è ancora iniziata. Non ti è stato addebitato nulla.',
  sale_ended: 'La vendita è terminata. Non ti è stato addebitato nulla.',
  agreement_changed:
    'Il contratto di noleggio è cambiato da quando l’hai letto. Leggi quello nuovo e decidi di nuovo.',
  coupon_not_usable:
    'Questo coupon non si può usare ora: è scaduto, è già stato usato o vale per altro. Non è stato addebitato nulla.',
  coupon_offer_not_begun: 'Questi coupon non si possono ancora prendere. Il coupon dice da quale giorno.',
  coupon_offer_over: 'Questi coupon non si possono più prendere. Non è cambiato nulla.',
  coupons_gone: 'Questi coupon sono stati tutti presi.',
  coupon_already_taken: 'Hai già questo coupon. Ogni membro può prenderlo una volta.',
  coupons_closed: 'Al momento non si possono prendere coupon. Quelli che hai si possono ancora usare.',
  delivery_address_required: 'Scegli prima un indirizzo di consegna.',
  not_returnable:
    'Questa macchina non si può più restituire: il noleggio è terminato o è già stata restituita.',

  rate_changed: 'Il cambio è variato da quando è stato mostrato. Guarda quello nuovo, poi invia di nuovo.',
  deposit_not_expected:
    'Per questa ricarica non è atteso alcun deposito: è scaduta, non è riuscita o passa per una carta.',
  too_many_open_recharges:
    'Hai tante ricariche aperte quante può averne un membro. Completane una, o aspetta che una finisca.',
  redemption_code_unknown: 'Questo codice non esiste. Controlla lettere e cifre.',
  redemption_code_used: 'Questo codice è esaurito. Non è stato aggiunto nulla.',
  redemption_code_expired: 'Questo codice è scaduto. Non è stato aggiunto nulla.',
  already_redeemed: 'In questo account è già stato riscattato un codice. Ogni membro può riscattarne uno.',
  above_code_value: 'È più di quanto vale il codice. Inserisci un importo minore.',
  promotion_budget_empty:
    'Il budget promozionale è esaurito e ora non può pagare. Non è stato aggiunto nulla e non è stato usato nulla di tuo.',
  already_checked_in: 'Hai già fatto il check-in di oggi. È stato pagato una volta.',
  day_changed:
    'Nel frattempo è un altro giorno: non è stato segnato né pagato nulla. Guarda il nuovo giorno e poi decidi.',
  reward_not_ready: 'Questo bonus non è ancora pronto.',
  reward_received: 'Hai già questo bonus. Viene pagato una volta.',
  paid_before: 'L’hai già avuto in un account precedente. Ogni persona lo riceve una volta.',
  submission_under_way: 'Hai già inviato qualcosa per questo. È in esame.',
  submission_decided: 'È già stato esaminato.',
  not_cancellable: 'Questo prelievo è già in corso e non si può più annullare.',

  bound_elsewhere: 'Appartiene già a un altro membro. Usane uno tuo.',
  already_bound: 'Lo hai già.',
  channel_not_bound: 'Questo contatto non è ancora nel tuo account. Scegline un altro.',
  fund_password_not_set: 'Imposta prima il PIN di prelievo.',
  fund_password_wrong: 'Il PIN di prelievo non è corretto. Controllalo e riprova.',
  fund_password_locked:
    'Troppi PIN di prelievo errati. Attendi un po’, oppure impostane uno nuovo con un codice.',

  support_ticket_used: 'Questo link alla chat è scaduto. Apri di nuovo la chat.',
  support_ended: 'Questa chat è finita perché la tua sessione è cambiata. Aprila di nuovo.',

  clock_backwards: 'L’orologio di prova va solo avanti. Scegli un momento successivo.',
  clock_too_far: 'È troppo lontano. Sposta l’orologio di prova al massimo di 400 giorni alla volta.',
  day_not_short:
    'Per questo giorno è stato pagato tutto il dovuto, oppure non è ancora finito. Non c’è nulla da integrare.',
  already_topped_up: 'Questo giorno è già stato integrato. Non è stato pagato altro.',
  class_key_needed: 'Serve la chiave della classe. Inseriscila nel pannello di prova.',
  class_key_wrong: 'Questa non è la chiave della classe. Controllala e riprova.',

  offline: 'Sei offline. Controlla la connessione e riprova.',
  timeout: 'Il servizio ha impiegato troppo tempo a rispondere. Riprova.',
  bad_answer: 'Il servizio ha dato una risposta che questa app non capisce. Riprova.',
  not_test_mode: 'Questo servizio non dichiara di essere in modalità di prova, quindi l’app non lo usa.',
  unknown: 'Qualcosa è andato storto. Riprova.',

  detail: {
    minimum: 'Il minimo è {{limit}}.',
    triesLeft: { one: 'Resta {{count}} tentativo.', other: 'Restano {{count}} tentativi.' },
    retryIn: { one: 'Riprova tra {{count}} secondo.', other: 'Riprova tra {{count}} secondi.' },
  },
} as const;
