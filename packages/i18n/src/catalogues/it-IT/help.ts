export const help = {
  title: 'Aiuto',
  intro: 'Come funziona, e come riconoscere una trappola che gli somiglia.',
  texts: 'Testi di aiuto',
  contact: 'Chiedi a noi',
  chat: 'Chat di supporto',
  chatText: 'Un assistente automatico in ogni momento, persone nei loro orari',
  feedback: 'Il tuo feedback',
  feedbackText: 'Che cosa va e che cosa non va, con immagini',
  unknown: 'Questo testo non esiste.',
  all: 'Tutti i testi di aiuto',
  article: {
    income: {
      title: 'Proventi',
      summary:
        'I proventi si aggiungono alla fine di ogni giorno. Dipendono da quanto guadagnano le macchine: certi giorni nulla.',
      words:
        'provento, proventi, guadagnare, guadagno, incassare, giornaliero, profitto, arrivare, zero, meno, macchina',
      parts: {
        first: {
          title: 'Come li riscuoti',
          text: 'Riscuotili con un tocco, quando vuoi. Arrivano un po’ più tardi; l’ora è indicata.',
        },
        second: {
          title: 'Quando le macchine guadagnano troppo poco',
          text: 'Allora sono pagati in proporzione, e il movimento lo dice. Il deposito di nessuno colma la differenza.',
        },
      },
    },
    returns: {
      title: 'Restituire una macchina',
      summary:
        'Puoi restituire una macchina in ogni momento: nelle prime 24 ore con rimborso intero, poi in proporzione.',
      words: 'restituire, restituzione, rimborso, noleggio, riavere, fine, macchina',
      parts: {
        first: {
          title: 'Entro 24 ore',
          text: 'Ti viene rimborsato quanto hai pagato, meno i proventi già riscossi.',
        },
        second: {
          title: 'Più tardi',
          text: 'Rimborso: importo pagato × giorni rimasti ÷ giorni del noleggio. Lo vedi prima di confermare.',
        },
      },
    },
    fees: {
      title: 'Commissioni e tempi',
      summary: 'La commissione è tolta dall’importo, e tutto si vede prima di scrivere.',
      words:
        'commissione, costo, prelevare, prelievo, aggiungere, minimo, fine settimana, banca, tempo, durata, annullare',
      parts: {
        first: {
          title: 'Nulla da pagare prima',
          text: 'Non devi mai pagare, comprare o invitare prima di prelevare.',
        },
        second: {
          title: 'Fine settimana e banche',
          text: 'Nel fine settimana non si paga nulla, e le banche hanno i loro orari. Puoi annullare finché non è in lavorazione.',
        },
      },
    },
    safety: {
      title: 'Proteggere il tuo account',
      summary: 'Chi chiede la tua password, il PIN di prelievo o un codice vuole ingannarti.',
      words:
        'sicuro, sicurezza, password, PIN, codice, rubato, violato, accesso, account, telefono, proteggere',
      parts: {
        first: {
          title: 'Qui nessuno li chiede',
          text: 'Né in chat, né al telefono, né in un messaggio.',
        },
        second: {
          title: 'Se qualcosa sembra strano',
          text: 'Cambia prima la password di accesso: così si chiudono le sessioni sugli altri dispositivi. Poi scrivici.',
        },
      },
    },
    money: {
      title: 'Denaro fittizio, e che cosa c’è dietro',
      summary:
        'Non è mai denaro vero. I depositi sono custoditi a parte per i loro membri, e puoi verificarlo.',
      words:
        'denaro, vero, simulato, test, deposito, saldo, coperto, prova, libro mastro, budget, bonus, dove',
      parts: {
        first: {
          title: 'Custodito a parte',
          text: 'I depositi hanno un conto proprio. Il libro mastro rifiuta di pagarne qualcun altro.',
        },
        second: {
          title: 'Verificalo',
          text: '«Da dove viene il denaro» mostra ogni conto; il tuo browser trova il tuo saldo nel totale.',
        },
      },
    },
    scheme: {
      title: 'Anatomia di una truffa',
      summary:
        'Le truffe che somigliano a questa app usano gli stessi pochi trucchi. Verifica che noi non li usiamo.',
      words: 'truffa, frode, inganno, trucco, ponzi, piramide, fiducia, onesto, raggiro, legale',
    },
  },
  scheme: {
    others: 'Come fanno altri',
    here: 'Qui',
    test: 'Verificato da questo test automatico',
    item: {
      bar: {
        title: 'La barra che non si muove mai',
        others: 'Una barra dice «55% venduto» per settimane. È disegnata, non contata.',
        here: 'Una barra mostra solo ciò che è noleggiato. Se non si sa, non c’è barra.',
        figure: '{{name}}: {{sold}} su {{total}} noleggiate',
        none: 'Ora nessuna macchina è in numero limitato.',
      },
      countdown: {
        title: 'Il conto alla rovescia che ricomincia',
        others: 'Il tempo scade, e quando torni scorre di nuovo.',
        here: 'Un conto alla rovescia va a un momento fisso e si ferma a zero.',
        figure: '{{name}}: fine {{time}}',
        none: 'Ora non c’è nessuna vendita a tempo.',
      },
      deposits: {
        title: 'Proventi pagati con i depositi',
        others: 'I primi sono pagati con il denaro di chi viene dopo, finché non viene più nessuno.',
        here: 'Solo i ricavi delle macchine pagano i proventi. Il libro mastro rifiuta di pagarli con i depositi.',
        figure:
          'I membri hanno {{held}}, custoditi per loro: {{backing}}. Ultimi {{days}}: le macchine hanno guadagnato {{earned}} e sono stati pagati {{paid}} di proventi.',
      },
      fee: {
        title: 'Pagare prima di ricevere',
        others:
          'Per prelevare ti chiedono prima una tassa, una cauzione o un livello più alto. Poi arriva la prossima richiesta.',
        here: 'La commissione è nota in anticipo e presa dall’importo.',
        figure: 'Commissione {{fee}}, minimo {{minimum}}',
      },
      pyramid: {
        title: 'Pagati per portare gente',
        others:
          'Ricevi una parte di quanto versa chi porti, su molti livelli. Finisce quando non arriva più nessuno.',
        here: 'Invitare porta un importo fisso e con un tetto dal budget promozionale, su un solo livello, e mai una parte di quanto qualcuno versa.',
        figure: 'Pagato finora dal budget promozionale: {{paid}}. Resta: {{left}}.',
      },
      figures: {
        title: 'Cifre che nessuno può verificare',
        others: 'I saldi sono solo numeri su uno schermo. Nessuno li somma mai.',
        here: 'Ogni movimento è in un libro mastro la cui somma deve essere zero. Chiunque può sommarlo.',
        figure: '{{entries}} scritture, somma {{sum}}',
      },
    },
  },
} as const;
