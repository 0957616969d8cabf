export const help = {
  title: 'Aiuto',
  texts: 'Testi di aiuto',
  contact: 'Contattaci',
  chat: 'Chat di supporto',
  feedback: 'Il tuo feedback',
  unknown: 'Questo testo non esiste.',
  all: 'Tutti i testi di aiuto',
  article: {
    income: {
      title: 'Proventi',
      summary: 'I proventi dipendono da quanto guadagnano le macchine ogni giorno: certi giorni nulla.',
      words:
        'proventi, provento, guadagnare, guadagno, riscuotere, incassare, giornaliero, profitto, arrivare',
      more: 'Se le macchine guadagnano troppo poco, i proventi sono pagati in proporzione: nessun deposito colma la differenza.',
    },
    returns: {
      title: 'Restituire una macchina',
      summary:
        'Puoi restituire una macchina: nelle prime 24 ore con rimborso completo, poi in proporzione ai giorni rimasti.',
      words: 'restituire, restituisco, restituzione, rimborso, riavere',
      more: 'Nelle prime 24 ore: quanto hai pagato, meno i proventi riscossi. Poi: importo pagato × giorni rimasti ÷ giorni del noleggio.',
    },
    fees: {
      title: 'Commissioni e tempi',
      summary: 'La commissione si vede prima di inserire un importo e viene detratta da quello.',
      answer:
        '{{home}} → {{topUp}}: nessuna commissione. {{home}} → {{withdraw}}: commissione del {{share}}. Verso un indirizzo ci vuole circa un’ora, verso una banca fino a {{hours}} ore.',
      words:
        'commissione, costo, costa, prelevare, prelievo, prelevo, ritirare soldi, ricarica, ricaricare, aggiungere soldi, aggiungo soldi, aggiungere denaro, aggiungo denaro, minimo, fine settimana, banca',
      more: 'Non devi mai pagare, comprare o invitare prima. Nel fine settimana non si eseguono prelievi, e puoi annullare un prelievo finché non è in arrivo.',
    },
    safety: {
      title: 'Proteggere il tuo account',
      summary: 'Chi chiede la tua password, il PIN di prelievo o un codice vuole ingannarti.',
      answer: 'PIN dimenticato? Impostane uno nuovo con un codice: {{place}}.',
      words: 'password, PIN, rubato, violato, accesso, sicurezza, account sicuro',
      more: 'Se qualcosa non torna, cambia la password di accesso: così si chiudono le sessioni sugli altri dispositivi.',
    },
    money: {
      title: 'Il denaro fittizio e che cosa lo copre',
      summary: 'Non è mai denaro vero. I depositi sono custoditi a parte per i membri, e puoi verificarlo.',
      words:
        'vero, veri, reale, fittizio, deposito, soldi al sicuro, saldo, coperto, prova, libro mastro, budget, bonus, dove soldi, dove denaro',
      more: 'I depositi hanno un conto proprio. Il libro mastro rifiuta di usarlo per pagare altri.',
    },
    scheme: {
      title: 'Anatomia di una truffa',
      summary:
        'Le truffe che somigliano a questa app usano sempre gli stessi pochi trucchi. Verifica che noi non li usiamo.',
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
        here: 'Un conto alla rovescia ha una fine fissa e si ferma a zero.',
        figure: '{{name}}: fine {{time}}',
        none: 'Ora non c’è nessuna vendita a tempo.',
      },
      deposits: {
        title: 'Proventi pagati con i depositi',
        others: 'I primi sono pagati con il denaro di chi viene dopo, finché non viene più nessuno.',
        here: 'Solo i ricavi delle macchine pagano i proventi. Il libro mastro rifiuta di pagarli con i depositi.',
        figure:
          'Ora: depositi {{held}}, custoditi {{backing}}. Ultimi {{days}}: guadagnati {{earned}}, pagati {{paid}}.',
      },
      fee: {
        title: 'Pagare prima di ricevere',
        others: 'Per prelevare ti chiedono prima una tassa, una cauzione o un livello più alto.',
        here: 'La commissione è nota in anticipo e detratta dall’importo.',
        figure: 'Commissione {{fee}}, importo minimo {{minimum}}',
      },
      pyramid: {
        title: 'Pagati per portare gente',
        others: 'Ricevi una parte di quanto versa chi porti, su molti livelli.',
        here: 'Un importo fisso, con un tetto, dal budget promozionale, su un solo livello, mai una parte di quanto qualcuno versa.',
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
