import type { SeedTexts } from './seed-texts.ts';

/** Texts of the services in Italian. */
export const IT_IT: SeedTexts = {
  products: {
    'gold-pan': {
      name: 'Batea GP-1',
      description:
        'Una batea d’acciaio di 38 cm per lavare la ghiaia a mano. Fatta ruotare sott’acqua, lascia uscire dal bordo la sabbia leggera, mentre ciò che è pesante resta nelle scanalature.',
    },
    'rocker-box': {
      name: 'Culla RB-2',
      description:
        'Una cassa di legno su pattini curvi che una persona dondola versando acqua. La ghiaia passa da un setaccio e scorre su un telo che trattiene l’oro fine.',
    },
    'sluice-box': {
      name: 'Canaletta SB-3',
      description:
        'Un canale aperto di due metri da posare nell’acqua corrente. Le traverse rallentano la corrente e i grani pesanti si depositano dietro di esse.',
    },
    'long-tom': {
      name: 'Long tom LT-3',
      description:
        'Un lungo truogolo inclinato con una lamiera forata in fondo. Due persone spalano la ghiaia e la rimescolano; i sassi restano sulla lamiera, sabbia e oro cadono in una cassetta con traverse.',
    },
    trommel: {
      name: 'Vaglio rotante TR-4',
      description:
        'Un tamburo rotante di acciaio forato che lava la ghiaia e la separa per dimensione. Il materiale fine cade dai fori in una canaletta; i sassi escono dall’altra estremità.',
    },
    jig: {
      name: 'Crivello idraulico JG-2',
      description:
        'Una cella piena d’acqua il cui letto si alza e si abbassa alcune centinaia di volte al minuto. A ogni colpo i grani più pesanti scendono un poco, finché vengono estratti dal fondo.',
    },
    'shaker-table': {
      name: 'Tavola a scosse ST-5',
      description:
        'Un piano poco inclinato, finemente scanalato, scosso di lato sotto un velo d’acqua. I grani lo attraversano secondo il peso e ne escono in fasce separate, l’oro per ultimo.',
    },
    'stamp-mill': {
      name: 'Mulino a pestelli SM-5',
      description:
        'Cinque pestelli di ferro che un albero a camme solleva e lascia cadere sul minerale in un mortaio. Quando il minerale è fine come sabbia, l’acqua lo porta via attraverso una griglia.',
    },
    'ball-mill': {
      name: 'Mulino a sfere BM-8',
      description:
        'Un tamburo rotante riempito in parte di sfere d’acciaio. Le sfere cadono sul minerale e l’una sull’altra e lo riducono in polvere, così l’oro racchiuso si libera.',
    },
    'jaw-crusher': {
      name: 'Frantoio a mascelle JC-10',
      description:
        'Due mascelle pesanti, una fissa e una mobile, che spezzano i blocchi di minerale in pezzi grandi come un pugno. Sta all’inizio di un impianto, prima di ogni mulino.',
    },
    'wash-plant': {
      name: 'Impianto di lavaggio WP-20',
      description:
        'Tramoggia, vaglio e canalette su un solo telaio lavano circa venti metri cubi di ghiaia all’ora. Le pompe fanno circolare l’acqua, che in gran parte viene riusata.',
    },
    'bucket-line-dredge': {
      name: 'Draga a tazze BD-60',
      description:
        'Un impianto galleggiante che scava ghiaia sotto il pelo dell’acqua con una catena continua di tazze. Vagli e tavole a bordo la lavano e un nastro depone i sassi dietro.',
    },
    'enamel-mug': {
      name: 'Tazza smaltata',
      description:
        'Una tazza d’acciaio con smalto bianco e bordo scuro. Contiene 350 ml e resiste al fuoco e alla lavastoviglie.',
    },
    'field-notebook': {
      name: 'Taccuino da campo',
      description:
        'Un taccuino di 96 pagine a quadretti con dorso in tela. Sulla carta si scrive a matita anche se è umida.',
    },
    'canvas-apron': {
      name: 'Grembiule di tela',
      description:
        'Un grembiule da lavoro in robusta tela di cotone con tre tasche. Le bretelle si incrociano sulla schiena e si regolano.',
    },
    'hand-lens': {
      name: 'Lente tascabile 10×',
      description:
        'Una lente pieghevole a tre elementi che ingrandisce dieci volte. Un guscio di metallo protegge il vetro in tasca.',
    },
    'pocket-scale': {
      name: 'Bilancia tascabile',
      description:
        'Una bilancia che pesa fino a 200 g con divisioni di 0,01 g. È compreso un peso di taratura da 100 g.',
    },
    'wool-cap': {
      name: 'Berretto di lana',
      description:
        'Un berretto a maglia di pura lana, taglia unica. È grigio non tinto, con una piccola batea ricamata sul risvolto.',
    },
  },
  campaigns: {
    welcome: 'Bonus di benvenuto',
    referral: 'Bonus per l’invito',
    faucet: 'Accredito di prova',
    'recharge-usdt': 'Ricarica in USDT',
    'recharge-cash': 'Ricarica con carta',
    redemption: 'Codice di riscatto',
    'withdrawal-usdt': 'Prelievo in USDT',
    'withdrawal-cash': 'Prelievo su conto bancario',
    'sign-in': 'Check-in giornaliero',
    'join-group': 'Ingresso nel gruppo',
    'share-link': 'Condivisione di un video',
    'level-1': 'Bonus del livello 1',
    'level-2': 'Bonus del livello 2',
    'level-3': 'Bonus del livello 3',
    'level-4': 'Bonus del livello 4',
    'level-5': 'Bonus del livello 5',
    'test-panel': 'Bonus dal pannello di prova',
  },
  grades: {
    0: 'Nuovo arrivato',
    1: 'Cercatore',
    2: 'Cercatore con batea',
    3: 'Cercatore con canaletta',
    4: 'Macinatore',
    5: 'Saggiatore',
  },
  agreement: {
    title: 'Contratto di noleggio',
    sections: {
      short: {
        heading: 'In breve',
        text: 'Paghi il prezzo una volta; alla fine non viene rimborsato.\nI proventi sono previsti, non garantiti; un giorno può non portare nulla.\nLi pagano solo i ricavi delle macchine, mai i depositi di altri membri.\nSe restituisci la macchina nelle prime 24 ore, ti viene rimborsato tutto ciò che hai pagato, meno i proventi già riscossi; dopo, in proporzione ai giorni rimasti.\nIl noleggio termina con il suo ultimo giorno; nulla si rinnova da sé.',
      },
      subject: {
        heading: 'Che cosa noleggi',
        text: 'Noleggi un’unità della macchina indicata nella pagina del prodotto, per il numero di giorni che vi è scritto. Prezzo, proventi giornalieri previsti e giorni vengono scritti nel tuo ordine e dopo non cambiano.',
      },
      playMoney: {
        heading: 'Denaro fittizio',
        text: 'Qui tutto è una simulazione in modalità di prova. Gli USDT sono denaro fittizio: non si possono comprare né scambiare con altro, e nessuna moneta, carta o banca viene mai toccata. Anche la macchina fa parte della simulazione.',
      },
      risk: {
        heading: 'Rischio',
        text: 'Questo è denaro fittizio. I proventi sono previsti, non garantiti, e dipendono da quanto guadagnano le macchine. Puoi restituire la macchina.',
      },
      income: {
        heading: 'Come maturano i proventi',
        text: 'I proventi maturano alla fine di ogni giorno dell’orologio di prova, a mezzanotte UTC, dal giorno dell’acquisto all’ultimo giorno del noleggio. Se quanto le macchine di quel tipo hanno guadagnato non basta per quanto è previsto, ogni noleggio ne riceve la stessa quota. Il movimento di ogni giorno dice quanto era previsto e quanto è stato pagato.',
      },
      receiving: {
        heading: 'Riscuotere i proventi',
        text: 'I proventi maturati aspettano che tu li riscuota, tutti con un tocco. Arrivano nel tuo saldo disponibile circa 30 minuti dopo. Aspettare non costa nulla e i proventi non scadono.',
      },
      returning: {
        heading: 'Restituire la macchina',
        text: 'Se restituisci la macchina nelle prime 24 ore dall’acquisto, ti viene rimborsato tutto quello che hai pagato, meno i proventi di questo noleggio già riscossi; quelli non riscossi tornano alla macchina. Dopo, ricevi l’importo pagato × giorni rimasti ÷ giorni del noleggio, senza commissioni. L’importo è mostrato prima della conferma. Fino alla fine del noleggio il prezzo è accantonato, così una restituzione può essere pagata.',
      },
      end: {
        heading: 'Fine del noleggio',
        text: 'Il noleggio termina alla fine del suo ultimo giorno. I proventi non ancora riscossi restano da riscuotere.',
      },
    },
  },
  notices: {
    playMoney: {
      title: 'È tutto denaro fittizio',
      body: 'Saldi, noleggi e proventi di questi servizi sono una simulazione. Non si può versare né prelevare denaro vero.',
    },
    clock: {
      title: 'L’orologio di prova è di tutti',
      body: 'Chi sposta avanti l’orologio lo sposta per tutti su questi servizi. Non si può riportare indietro.',
    },
    returns: {
      title: 'Le macchine si possono restituire',
      body: 'Nelle prime 24 ore con rimborso completo, poi in proporzione ai giorni rimasti. Apri il noleggio per vedere l’importo di oggi.',
    },
    arrival: {
      title: 'I proventi arrivano dopo 30 minuti',
      body: 'I proventi riscossi restano in arrivo per circa mezz’ora. Per vederli arrivare subito, sposta avanti di un’ora l’orologio di prova.',
    },
    preSale: {
      title: 'Due macchine presto a noleggio',
      body: 'L’impianto di lavaggio e la draga sono in prevendita. Le loro pagine dicono quando aprono; il numero di unità è fisso.',
    },
    invitations: {
      title: 'I bonus per gli inviti sono fissi',
      body: '2,00 USDT, una sola volta, per ogni invitato che noleggia una macchina, al massimo per 20 persone. Quanto paga non conta.',
    },
  },
  news: {
    'yield-rule': {
      title: 'Come si calcola la giornata di una macchina',
      summary:
        'La regola che decide quanto guadagnano le macchine è pubblica e chiunque può rifare il calcolo.',
      body: [
        'Quanto guadagna una macchina in un giorno dipende da tre cose: un valore iniziale pubblicato, l’identificativo della macchina e il numero del giorno. Se ne calcola un hash, che indica un posto in una tabella.',
        'Su terreno buono 40 giorni su 1000 non portano nulla, 160 portano fra il 60 e il 94,9% dei proventi previsti e 800 fra il 95 e il 125%. Su 100 periodi di 10 giorni, 15 cadono su terreno povero, che ne lascia solo dal 20 al 60%. Ciò che avanza dai giorni buoni resta alla macchina e aiuta a pagare quelli cattivi.',
        'La pagina «Come funzionano i proventi» mostra il valore iniziale, la tabella e gli ultimi 30 giorni, compresi quelli cattivi.',
      ],
    },
    'test-clock': {
      title: 'Un orologio per tutto',
      summary: 'Proventi, conti alla rovescia e codici seguono l’orologio di prova. Ecco come si muove.',
      body: [
        'L’orologio di prova segue il tempo reale. Nel pannello di prova si può spostare avanti di un’ora, un giorno, trenta giorni o fino a una data. Non torna mai indietro, perché il passato è già registrato.',
        'Quando avanza, i servizi svolgono in ordine tutto ciò che scade nel frattempo: giorni di proventi, arrivi, fini di noleggio. Poi rispondono.',
        'Gli accessi seguono il tempo reale. Spostare l’orologio non disconnette nessuno.',
      ],
    },
    'reading-a-record': {
      title: 'Come leggere un movimento',
      summary:
        'Ogni riga dei tuoi movimenti dice chi ha pagato e si apre sulle scritture che le stanno dietro.',
      body: [
        'La seconda riga indica l’origine: ricavi delle macchine, budget promozionale del gestore, un rimborso, l’accredito di prova o il tuo saldo.',
        'Tocca un movimento e vedrai le sue scritture. Ciascuna elenca i conti movimentati; la somma dei suoi importi è zero.',
        'Per un giorno di proventi ci sono altre due cifre: quanto era previsto e quale quota è stata pagata.',
      ],
    },
    'returning-a-lease': {
      title: 'Restituire una macchina, con un esempio',
      summary: 'Quanto viene rimborsato nel primo giorno e quanto più tardi.',
      body: [
        'Una macchina noleggiata per 120,00 USDT su 45 giorni viene restituita la prima sera, prima di qualsiasi provento: vengono rimborsati 120,00 USDT.',
        'Se la restituisci dieci giorni dopo, restano 35 giorni su 45: 120,00 × 35 ÷ 45 fa 93,33 USDT. I proventi dei dieci giorni restano tuoi.',
        'L’app chiede l’importo al servizio e lo mostra prima che tu confermi. Chiedere non cambia nulla.',
      ],
    },
    'promotion-budget': {
      title: 'Che cosa paga il budget promozionale',
      summary: 'Bonus, codici riscattati e integrazioni dei giorni pagati in parte, finché il budget basta.',
      body: [
        'Un nuovo membro riceve un bonus di benvenuto, quanto è previsto per una batea in un giorno. Chi invita una persona che noleggia una macchina riceve una volta 2,00 USDT, al massimo per 20 persone.',
        'Questi e tutti gli altri bonus vengono dal budget promozionale del gestore. Quando è esaurito non si attinge ad altro, tanto meno a ciò che i membri possiedono: il libro mastro rifiuta una scrittura simile.',
        'Le persone invitate dai tuoi invitati sono mostrate come numero. Non fanno guadagnare nulla a nessuno.',
      ],
    },
    'test-codes': {
      title: 'Dove vanno i codici',
      summary:
        'Da questi servizi non escono SMS né e-mail. La posta in uscita mostra che cosa sarebbe stato inviato.',
      body: [
        'Quando l’app chiede un codice, il messaggio va nella posta in uscita del pannello di prova. Un tocco copia il codice.',
        'Un codice ha sei cifre, vale dieci minuti e si può provare cinque volte. Dopo un minuto se ne può chiedere un altro. Il pannello di prova elenca anche codici di invito e account di prova.',
      ],
    },
    escrow: {
      title: 'Perché il prezzo viene accantonato',
      summary: 'Il prezzo di un noleggio in corso è custodito finché la macchina non si può più restituire.',
      body: [
        'Quando noleggi una macchina, il prezzo passa dal tuo saldo a un conto a parte. Il gestore non può spenderlo finché il noleggio è in corso.',
        'Se restituisci la macchina, il rimborso è pagato da lì. Quando il noleggio termina, il prezzo entra nelle vendite del gestore.',
      ],
    },
    levels: {
      title: 'I livelli, e che cosa non fanno',
      summary:
        'Un livello conta le persone invitate che noleggiano una macchina. Porta un bonus fisso e nient’altro.',
      body: [
        'I livelli si raggiungono con 1, 3, 10, 25 e 50 invitati attivi. Un invitato è attivo finché noleggia almeno una macchina. Ogni livello ha un bonus, pagato una volta dal budget promozionale.',
        'Un livello non alza i proventi né abbassa le commissioni, e nessun prelievo ne dipende.',
      ],
    },
  },
  developerNews: {
    'ledger-check': {
      title: 'Per sviluppatori: controllare il libro mastro',
      summary: 'GET sandbox/ledger/check somma tutti gli importi e indica ogni regola che non è rispettata.',
      body: [
        'La risposta contiene la somma di tutti gli importi, che è zero, il numero di scritture e conti, e un elenco chiamato broken. L’elenco è vuoto quando ogni regola è rispettata.',
        'Lo stesso controllo si avvia dal pannello di prova. Somma ogni volta tutti gli importi; regole e anelli si verificano dall’ultimo sigillo.',
      ],
    },
    'idempotency-keys': {
      title: 'Per sviluppatori: Idempotency-Key',
      summary:
        'Le chiamate che spostano denaro richiedono una chiave. La stessa chiave dà la stessa risposta, per quante volte la si invii.',
      body: [
        'Crea una chiave per ogni intenzione, conservala prima di inviare e inviala di nuovo se non è arrivata risposta. I servizi fanno il lavoro una volta e ripetono la prima risposta.',
        'La stessa chiave con un’altra richiesta viene rifiutata, perché una delle due è un errore.',
      ],
    },
  },
  slides: {
    'carousel-1': 'Come si calcola la giornata di un vaglio rotante',
    'carousel-2': 'Ogni movimento dice chi ha pagato',
    'carousel-3': 'Dodici macchine, dalla batea alla draga',
  },
};
