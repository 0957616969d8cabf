import type { SeedTexts } from './seed-texts.ts';

/** Texts of the services in German. */
export const DE_DE: SeedTexts = {
  products: {
    'gold-pan': {
      name: 'Goldwaschpfanne GP-1',
      description:
        'Eine Stahlpfanne mit 38 cm Durchmesser, in der Kies von Hand gewaschen wird. Unter Wasser geschwenkt, trägt sie den leichten Sand über den Rand, und was schwer ist, bleibt in den Rillen.',
    },
    'rocker-box': {
      name: 'Goldwiege RB-2',
      description:
        'Ein Holzkasten auf gebogenen Kufen, den eine Person wiegt, während sie Wasser nachgießt. Der Kies fällt oben durch ein Sieb und läuft über ein Tuch, das das feine Gold zurückhält.',
    },
    'sluice-box': {
      name: 'Waschrinne SB-3',
      description:
        'Eine offene, zwei Meter lange Rinne, die im fließenden Wasser steht. Querleisten bremsen die Strömung, und hinter ihnen setzen sich die schweren Körner ab.',
    },
    'long-tom': {
      name: 'Long Tom LT-3',
      description:
        'Ein langer, geneigter Trog mit einem Siebblech am unteren Ende. Zwei Personen schaufeln Kies und rühren; die Steine bleiben auf dem Blech, Sand und Gold fallen in einen Kasten mit Querleisten.',
    },
    trommel: {
      name: 'Waschtrommel TR-4',
      description:
        'Eine drehende Trommel aus gelochtem Stahl, die Kies wäscht und nach Größe sortiert. Feines fällt durch die Löcher in eine Rinne, Steine treten am anderen Ende aus.',
    },
    jig: {
      name: 'Setzmaschine JG-2',
      description:
        'Eine mit Wasser gefüllte Zelle, deren Bett einige hundert Mal in der Minute gehoben und gesenkt wird. Mit jedem Hub sinken die schwereren Körner etwas tiefer, bis sie unten abgezogen werden.',
    },
    'shaker-table': {
      name: 'Schüttelherd ST-5',
      description:
        'Eine leicht geneigte Platte mit feinen Rillen, die unter einem Wasserfilm seitlich geschüttelt wird. Die Körner wandern nach Gewicht darüber und verlassen sie in getrennten Streifen, das Gold zuletzt.',
    },
    'stamp-mill': {
      name: 'Pochwerk SM-5',
      description:
        'Fünf Eisenstempel, die eine Nockenwelle hebt und auf das Erz im Pochtrog fallen lässt. Ist das Erz fein wie Sand, wird es durch ein Sieb ausgespült.',
    },
    'ball-mill': {
      name: 'Kugelmühle BM-8',
      description:
        'Eine drehende Trommel, die zum Teil mit Stahlkugeln gefüllt ist. Die Kugeln fallen auf das Erz und aufeinander und mahlen es zu Pulver, sodass eingeschlossenes Gold frei wird.',
    },
    'jaw-crusher': {
      name: 'Backenbrecher JC-10',
      description:
        'Zwei schwere Backen, eine fest, eine beweglich, die Erzblöcke in faustgroße Stücke brechen. Er steht am Anfang einer Anlage, vor jeder Mühle.',
    },
    'wash-plant': {
      name: 'Waschanlage WP-20',
      description:
        'Aufgabetrichter, Sieb und Rinnen auf einem Rahmen; zusammen waschen sie etwa zwanzig Kubikmeter Kies in der Stunde. Pumpen führen das Wasser im Kreis, sodass das meiste wieder verwendet wird.',
    },
    'bucket-line-dredge': {
      name: 'Eimerkettenbagger BD-60',
      description:
        'Eine schwimmende Anlage, die mit einer endlosen Kette von Eimern Kies unter der Wasserlinie abbaut. Siebe und Herde an Bord waschen ihn, und ein Förderband legt die Steine dahinter ab.',
    },
    'enamel-mug': {
      name: 'Emaillebecher',
      description:
        'Ein Stahlbecher mit weißer Emaille und dunklem Rand. Er fasst 350 ml und verträgt Feuer und Spülmaschine.',
    },
    'field-notebook': {
      name: 'Feldbuch',
      description:
        'Ein Notizbuch mit 96 karierten Seiten und Leinenrücken. Das Papier nimmt auch feucht einen Bleistift an.',
    },
    'canvas-apron': {
      name: 'Segeltuchschürze',
      description:
        'Eine Arbeitsschürze aus schwerem Baumwolltuch mit drei Taschen. Die Träger kreuzen sich am Rücken und lassen sich verstellen.',
    },
    'hand-lens': {
      name: 'Einschlaglupe 10×',
      description:
        'Eine Klapplupe mit drei Linsen, die zehnfach vergrößert. Eine Metallhülle schützt das Glas in der Tasche.',
    },
    'pocket-scale': {
      name: 'Taschenwaage',
      description:
        'Eine Waage, die bis 200 g in Schritten von 0,01 g wiegt. Ein Kalibriergewicht von 100 g liegt bei.',
    },
    'wool-cap': {
      name: 'Wollmütze',
      description:
        'Eine gestrickte Mütze aus reiner Wolle in einer Größe. Sie ist ungefärbt grau und trägt eine kleine gestickte Pfanne auf dem Umschlag.',
    },
  },
  campaigns: {
    welcome: 'Willkommensbonus',
    referral: 'Einladungsbonus',
    faucet: 'Testgutschrift',
    'recharge-usdt': 'USDT-Aufladung',
    'recharge-cash': 'Kartenaufladung',
    redemption: 'Einlösecode',
    'withdrawal-usdt': 'USDT-Auszahlung',
    'withdrawal-cash': 'Auszahlung auf ein Bankkonto',
    'sign-in': 'Tägliches Einchecken',
    'join-group': 'Beitritt zur Gruppe',
    'share-link': 'Geteiltes Video',
    'level-1': 'Bonus der Stufe 1',
    'level-2': 'Bonus der Stufe 2',
    'level-3': 'Bonus der Stufe 3',
    'level-4': 'Bonus der Stufe 4',
    'level-5': 'Bonus der Stufe 5',
    'test-panel': 'Bonus aus dem Testbereich',
  },
  grades: { 0: 'Neuling', 1: 'Sucher', 2: 'Pfannenwäscher', 3: 'Rinnenwäscher', 4: 'Müller', 5: 'Probierer' },
  agreement: {
    title: 'Mietvertrag',
    sections: {
      short: {
        heading: 'Kurz gesagt',
        text: 'Sie zahlen den Preis einmal; am Ende wird er nicht zurückgezahlt.\nErträge sind geplant, nicht garantiert; ein Tag kann gar nichts bringen.\nGezahlt werden sie allein aus Maschinenerlösen, nie aus Einlagen anderer Mitglieder.\nBei Rückgabe in den ersten 24 Stunden erhalten Sie alles zurück, was Sie gezahlt haben, abzüglich schon abgerufener Erträge; danach anteilig nach den übrigen Tagen.\nDie Miete endet mit ihrem letzten Tag; nichts verlängert sich von selbst.',
      },
      subject: {
        heading: 'Was Sie mieten',
        text: 'Sie mieten ein Stück der Maschine, die auf der Produktseite genannt ist, für die dort angegebene Zahl von Tagen. Preis, geplanter Tagesertrag und Tage werden in Ihre Bestellung geschrieben und ändern sich danach nicht.',
      },
      playMoney: {
        heading: 'Spielgeld',
        text: 'Alles hier ist eine Generalprobe im Testmodus. Die USDT darin sind Spielgeld: Sie lassen sich weder kaufen noch gegen etwas tauschen, und kein echter Coin, keine echte Karte oder Bank ist je beteiligt. Auch die Maschine gehört zur Generalprobe.',
      },
      risk: {
        heading: 'Risiko',
        text: 'Das ist Spielgeld. Erträge sind geplant, nicht garantiert, und hängen davon ab, was die Maschinen einbringen. Sie können die Maschine zurückgeben.',
      },
      income: {
        heading: 'Wie Erträge entstehen',
        text: 'Erträge entstehen am Ende jedes Tages der Testuhr, um Mitternacht UTC, vom Tag des Kaufs bis zum letzten Tag der Miete. Reicht nicht, was die Maschinen dieser Art eingebracht haben, so erhält jede Miete denselben Anteil der geplanten Erträge. Die Buchung jedes Tages nennt, was geplant war und was gezahlt wurde.',
      },
      receiving: {
        heading: 'Erträge abrufen',
        text: 'Entstandene Erträge warten, bis Sie sie abrufen; ein Tippen ruft alle ab. Etwa 30 Minuten später sind sie in Ihrem verfügbaren Guthaben. Warten kostet nichts, und Erträge verfallen nicht.',
      },
      returning: {
        heading: 'Die Maschine zurückgeben',
        text: 'Geben Sie die Maschine innerhalb von 24 Stunden nach dem Kauf zurück, erhalten Sie alles, was Sie gezahlt haben, abzüglich schon abgerufener Erträge dieser Miete; nicht abgerufene gehen an die Maschine zurück. Danach erhalten Sie den gezahlten Betrag × übrige Tage ÷ Tage der Miete, ohne Gebühr. Der Betrag wird vor der Bestätigung gezeigt. Bis die Miete endet, wird der Preis zurückgelegt, damit eine Erstattung gezahlt werden kann.',
      },
      end: {
        heading: 'Ende der Miete',
        text: 'Die Miete läuft ab, wenn ihr letzter Tag endet. Erträge, die Sie noch nicht abgerufen haben, können Sie weiterhin abrufen.',
      },
    },
  },
  notices: {
    playMoney: {
      title: 'Alles ist Spielgeld',
      body: 'Guthaben, Mieten und Erträge sind hier eine Generalprobe. Echtes Geld kann weder ein- noch ausgezahlt werden.',
    },
    clock: {
      title: 'Die Testuhr gilt für alle',
      body: 'Wer die Uhr vorstellt, stellt sie hier für alle vor. Zurück geht sie nicht.',
    },
    returns: {
      title: 'Maschinen können zurückgegeben werden',
      body: 'Innerhalb von 24 Stunden mit voller Erstattung, danach anteilig nach den übrigen Tagen. Öffnen Sie die Miete, um den heutigen Betrag zu sehen.',
    },
    arrival: {
      title: 'Erträge kommen nach 30 Minuten an',
      body: 'Abgerufene Erträge sind etwa eine halbe Stunde unterwegs. Damit sie sofort ankommen, stellen Sie die Testuhr eine Stunde vor.',
    },
    preSale: {
      title: 'Zwei Maschinen sind bald zu mieten',
      body: 'Waschanlage und Eimerkettenbagger sind im Vorverkauf. Ab wann sie zu mieten sind, steht auf ihren Seiten; die Stückzahl ist fest.',
    },
    invitations: {
      title: 'Boni für Einladungen sind fest',
      body: '2,00 USDT, einmalig, für jede eingeladene Person, die eine Maschine mietet, höchstens für 20 Personen. Was sie zahlt, ändert daran nichts.',
    },
  },
  news: {
    'yield-rule': {
      title: 'Wie der Tag einer Maschine berechnet wird',
      summary:
        'Die Regel, die entscheidet, was Maschinen einbringen, ist veröffentlicht, und jeder kann sie nachrechnen.',
      body: [
        'Was eine Maschine an einem Tag einbringt, folgt aus drei Dingen: einem veröffentlichten Startwert, der Kennung der Maschine und der Nummer des Tages. Daraus wird ein Hash gebildet, und der wählt einen Platz in einer Tabelle.',
        'Auf gutem Boden bringen 40 von 1.000 Tagen nichts, 160 zwischen 60 und 94,9 Prozent des geplanten Ertrags und 800 zwischen 95 und 125 Prozent. Von 100 Abschnitten zu 10 Tagen liegen 15 auf armem Boden: Davon bleiben dann nur 20 bis 60 Prozent. Was von guten Tagen übrig ist, bleibt bei der Maschine und hilft, schlechte zu bezahlen.',
        'Die Seite „So entstehen Erträge“ zeigt Startwert und Tabelle und die letzten 30 Tage, die schlechten eingeschlossen.',
      ],
    },
    'test-clock': {
      title: 'Eine Uhr für alles',
      summary: 'Erträge, Countdowns und Codes folgen der Testuhr. So bewegt sie sich.',
      body: [
        'Die Testuhr läuft mit der wirklichen Zeit. Im Testbereich lässt sie sich um eine Stunde, einen Tag, dreißig Tage oder auf ein Datum vorstellen. Zurück geht sie nie, denn die Vergangenheit ist gebucht.',
        'Bewegt sich die Uhr, erledigen die Dienste der Reihe nach alles, was unterwegs fällig wird: Ertragstage, Eingänge, das Ende von Mieten. Erst dann antworten sie.',
        'Anmeldungen leben in wirklicher Zeit. Die Uhr vorzustellen meldet niemanden ab.',
      ],
    },
    'reading-a-record': {
      title: 'So lesen Sie eine Buchung',
      summary:
        'Jede Zeile Ihrer Buchungen sagt, wer bezahlt hat, und führt zu den Einträgen im Hauptbuch dahinter.',
      body: [
        'Die zweite Zeile einer Buchung nennt die Herkunft: Maschinenerlöse, Werbebudget des Betreibers, eine Erstattung, die Testgutschrift oder Ihr eigenes Guthaben.',
        'Tippen Sie auf eine Buchung, so sehen Sie ihre Einträge im Hauptbuch. Jeder führt die bewegten Konten auf, und seine Beträge ergeben zusammen null.',
        'Bei einem Ertragstag stehen zwei Zahlen mehr: was geplant war und wie viel davon gedeckt wurde.',
      ],
    },
    'returning-a-lease': {
      title: 'Eine Maschine zurückgeben, mit Beispiel',
      summary: 'Was am ersten Tag zurückkommt und was später.',
      body: [
        'Eine Maschine, gemietet für 120,00 USDT über 45 Tage, wird am ersten Abend zurückgegeben, vor jedem Ertrag: 120,00 USDT kommen zurück.',
        'Zehn Tage später sind noch 35 von 45 Tagen übrig: 120,00 × 35 ÷ 45 ergibt 93,33 USDT. Die Erträge der zehn Tage bleiben bei Ihnen.',
        'Die App fragt den Dienst nach dem Betrag und zeigt ihn, bevor Sie bestätigen. Fragen ändert nichts.',
      ],
    },
    'promotion-budget': {
      title: 'Was das Werbebudget bezahlt',
      summary: 'Boni, eingelöste Codes und Ausgleich für knappe Tage, solange das Budget reicht.',
      body: [
        'Ein neues Mitglied erhält einen Willkommensbonus, so viel, wie für eine Goldwaschpfanne an einem Tag geplant ist. Wer eine Person einlädt, die eine Maschine mietet, erhält einmal 2,00 USDT, höchstens für 20 Personen.',
        'Diese und alle anderen Boni kommen aus dem Werbebudget des Betreibers. Ist es aufgebraucht, wird nichts von anderswo gezahlt, am wenigsten aus dem, was Mitglieder haben: Einen solchen Eintrag lehnt das Hauptbuch ab.',
        'Wie viele Personen Ihre Eingeladenen einladen, steht nur als Zahl da. Das bringt niemandem etwas ein.',
      ],
    },
    'test-codes': {
      title: 'Wohin die Codes gehen',
      summary:
        'Keine SMS und keine E-Mail verlässt diese Dienste. Der Postausgang zeigt, was verschickt worden wäre.',
      body: [
        'Fordert die App einen Code an, geht die Nachricht in den Postausgang im Testbereich. Ein Tippen kopiert den Code.',
        'Ein Code hat sechs Ziffern, gilt zehn Minuten und darf fünfmal versucht werden. Nach einer Minute kann ein neuer angefordert werden. Der Testbereich nennt auch Einladungscodes und vorbereitete Testkonten.',
      ],
    },
    escrow: {
      title: 'Warum ein Preis zurückgelegt wird',
      summary:
        'Der Preis einer laufenden Miete wird verwahrt, bis die Maschine nicht mehr zurückgegeben werden kann.',
      body: [
        'Wenn Sie eine Maschine mieten, wandert der Preis von Ihrem Guthaben auf ein eigenes Konto. Solange die Miete läuft, kann der Betreiber ihn nicht ausgeben.',
        'Geben Sie die Maschine zurück, wird die Erstattung von dort bezahlt. Läuft die Miete ab, wird der Preis Teil der Verkäufe des Betreibers.',
      ],
    },
    levels: {
      title: 'Stufen und was sie nicht bewirken',
      summary:
        'Eine Stufe zählt eingeladene Personen, die eine Maschine gemietet haben. Sie bringt einen festen Bonus und sonst nichts.',
      body: [
        'Die Stufen werden mit 1, 3, 10, 25 und 50 aktiven eingeladenen Personen erreicht. Aktiv ist, wer mindestens eine Maschine gemietet hat. Jede Stufe hat einen Bonus, der einmal aus dem Werbebudget bezahlt wird.',
        'Eine Stufe erhöht keinen Ertrag und senkt keine Gebühr, und keine Auszahlung hängt von ihr ab.',
      ],
    },
  },
  developerNews: {
    'ledger-check': {
      title: 'Für Entwickler: das Hauptbuch prüfen',
      summary: 'GET sandbox/ledger/check zählt alle Posten zusammen und nennt jede verletzte Regel.',
      body: [
        'Die Antwort enthält die Summe aller Posten, die null ist, die Zahl der Einträge und Konten und eine Liste namens broken. Sie ist leer, wenn jede Regel gilt.',
        'Dieselbe Prüfung startet auch im Testbereich. Sie zählt jedes Mal alles zusammen; Regeln und Kettenglieder prüft sie ab dem letzten Siegel.',
      ],
    },
    'idempotency-keys': {
      title: 'Für Entwickler: Idempotency-Key',
      summary:
        'Aufrufe, die Geld bewegen, tragen einen Schlüssel. Derselbe Schlüssel ergibt dieselbe Antwort, wie oft er auch kommt.',
      body: [
        'Erzeugen Sie einen Schlüssel je Vorhaben, bewahren Sie ihn vor dem Senden auf, und senden Sie ihn noch einmal, wenn keine Antwort kam. Die Dienste führen es einmal aus und wiederholen ihre erste Antwort.',
        'Derselbe Schlüssel mit einer anderen Anfrage wird abgelehnt, denn eine von beiden ist ein Irrtum.',
      ],
    },
  },
  slides: {
    'carousel-1': 'So wird der Tag einer Waschtrommel berechnet',
    'carousel-2': 'Jede Buchung nennt, wer bezahlt hat',
    'carousel-3': 'Zwölf Maschinen, von der Pfanne bis zum Bagger',
  },
};
