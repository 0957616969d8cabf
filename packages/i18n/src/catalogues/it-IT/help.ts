export const help = {
  title: 'Aiuto',
  intro: 'Testi brevi su come funziona, e su come riconoscere una trappola che gli somiglia.',
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
        'I proventi si aggiungono alla fine di ogni giorno e dipendono da quanto guadagnano le macchine.',
      words:
        'provento, proventi, guadagnare, guadagno, incassare, giornaliero, profitto, arrivare, zero, meno, macchina',
      parts: {
        one: {
          title: 'Da dove vengono',
          text: 'Ogni giorno le macchine guadagnano un importo diverso, secondo una regola pubblicata. Certi giorni nulla. I giorni cattivi restano nello storico.',
        },
        two: {
          title: 'Come li riscuoti',
          text: 'Riscuoti i tuoi proventi con un tocco, quando vuoi. Quelli in attesa non vanno persi. Arrivano un po’ più tardi, e l’ora è indicata.',
        },
        three: {
          title: 'Quando le macchine guadagnano poco',
          text: 'Allora i proventi di quel giorno si pagano in proporzione, e il movimento lo dice. Il deposito di nessuno colma la differenza.',
        },
      },
    },
    returns: {
      title: 'Restituire una macchina',
      summary:
        'Puoi restituire una macchina in ogni momento: nelle prime 24 ore con rimborso intero, poi in proporzione.',
      words: 'restituire, restituzione, rimborso, noleggio, riavere, fine, macchina',
      parts: {
        one: {
          title: 'Entro 24 ore',
          text: 'Ti viene rimborsato quanto hai pagato, meno i proventi che hai già riscosso.',
        },
        two: {
          title: 'Più tardi',
          text: 'Rimborso: quanto hai pagato per i giorni rimasti, diviso per tutti i giorni. Non si toglie altro, e l’importo è indicato prima che confermi.',
        },
        three: {
          title: 'Come si fa',
          text: 'Apri l’elenco delle tue macchine, scegline una e restituiscila. Non devi dare un motivo.',
        },
      },
    },
    fees: {
      title: 'Commissioni e tempi',
      summary: 'La commissione è tolta dall’importo, e tutto si vede prima di scrivere.',
      words:
        'commissione, costo, prelevare, prelievo, aggiungere, minimo, fine settimana, banca, tempo, durata, annullare',
      parts: {
        one: {
          title: 'Noti in anticipo',
          text: 'Commissione, minimo, orari, ora di arrivo e quanto riceverai sono nel modulo prima del primo tasto.',
        },
        two: {
          title: 'Presa dall’importo',
          text: 'La commissione fa parte di quanto prelevi. Non devi mai pagare, comprare o invitare prima.',
        },
        three: {
          title: 'Fine settimana e banche',
          text: 'Nel fine settimana non si paga nulla, e le banche hanno i loro orari. Il modulo dice il giorno e l’ora. Puoi annullare finché non è in lavorazione.',
        },
      },
    },
    safety: {
      title: 'Proteggere il tuo account',
      summary: 'Chi chiede la tua password, il PIN di prelievo o un codice vuole ingannarti.',
      words:
        'sicuro, sicurezza, password, PIN, codice, rubato, violato, accesso, account, telefono, proteggere',
      parts: {
        one: {
          title: 'Ciò che non serve a nessuno',
          text: 'Qui nessuno ti chiede la password, il PIN di prelievo o un codice: né in questa chat, né al telefono, né in un messaggio.',
        },
        two: {
          title: 'Se qualcosa sembra strano',
          text: 'Cambia prima la password di accesso. Questo chiude le sessioni sugli altri dispositivi. Poi scrivici.',
        },
        three: {
          title: 'Solo valori di prova',
          text: 'Qui tutto è denaro fittizio. Non scrivere mai una carta, un conto bancario o un indirizzo veri.',
        },
      },
    },
    money: {
      title: 'Denaro fittizio, e che cosa c’è dietro',
      summary: 'I depositi sono custoditi a parte per i loro membri, e puoi verificarlo.',
      words:
        'denaro, vero, simulato, test, deposito, saldo, coperto, prova, libro mastro, budget, bonus, dove',
      parts: {
        one: {
          title: 'Denaro fittizio',
          text: 'Nessuna moneta, carta o banca reale è mai coinvolta. Qui nulla si compra con denaro vero né si cambia in denaro vero.',
        },
        two: {
          title: 'Custodito a parte',
          text: 'I depositi stanno su un conto a parte. Il libro mastro rifiuta di pagarne qualcun altro.',
        },
        three: {
          title: 'Verificalo',
          text: '«Da dove viene il denaro» mostra ogni conto, e il tuo browser verifica che il tuo saldo sia nel totale.',
        },
      },
    },
    scheme: {
      title: 'Anatomia di una truffa',
      summary:
        'Le truffe che somigliano a questa app usano sempre gli stessi trucchi. Eccoli, e come verificare che noi non li usiamo.',
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
        others: 'Una barra dice «55% venduto» per settimane. È disegnata, non contata, per metterti fretta.',
        here: 'Una barra mostra solo ciò che è davvero noleggiato. Senza un numero noto non c’è barra.',
        figure: '{{name}}: {{sold}} su {{total}} noleggiate',
        none: 'Ora nessuna macchina è in numero limitato.',
      },
      countdown: {
        title: 'Il conto alla rovescia che ricomincia',
        others: 'Il tempo scade, e quando torni scorre di nuovo.',
        here: 'Un conto alla rovescia va a un momento fisso dell’orologio dei servizi e si ferma a zero. Non ricomincia mai da solo.',
        figure: '{{name}}: fine {{time}}',
        none: 'Ora non c’è nessuna vendita a tempo.',
      },
      deposits: {
        title: 'Proventi pagati con i depositi',
        others: 'I primi sono pagati con il denaro di chi viene dopo, finché non viene più nessuno.',
        here: 'I proventi si pagano solo con i ricavi delle macchine. Il libro mastro rifiuta di pagarli con i depositi.',
        figure:
          'I membri hanno {{held}}, custodito per loro: {{backing}}. Nei giorni mostrati le macchine hanno guadagnato {{earned}} e sono stati pagati {{paid}} di proventi.',
      },
      fee: {
        title: 'Pagare prima di ricevere',
        others:
          'Per prelevare ti chiedono prima una tassa, una cauzione o un livello più alto. Poi arriva la prossima richiesta.',
        here: 'La commissione è presa dall’importo e nota in anticipo. Non c’è nulla da pagare prima.',
        figure: 'Commissione {{fee}}, minimo {{minimum}}',
      },
      pyramid: {
        title: 'Pagati per portare gente',
        others:
          'Ricevi una parte di quanto versa chi porti, su molti livelli. Finisce quando non arriva più nessuno.',
        here: 'Invitare porta un importo fisso, con un tetto, su un solo livello, dal budget promozionale. Non è mai una parte di quanto qualcuno versa.',
        figure: 'Pagato finora dal budget promozionale: {{paid}}. Resta: {{left}}.',
      },
      figures: {
        title: 'Cifre che nessuno può verificare',
        others: 'I saldi sono solo numeri su uno schermo. Nessuno li somma mai.',
        here: 'Ogni movimento ha le sue righe in un libro mastro la cui somma deve essere zero. Chiunque può sommarlo in ogni momento.',
        figure: '{{entries}} scritture, somma {{sum}}',
      },
    },
  },
} as const;
