export const help = {
  title: 'Hilfe',
  texts: 'Hilfetexte',
  contact: 'Fragen Sie uns',
  chat: 'Support-Chat',
  feedback: 'Rückmeldung',
  unknown: 'Diesen Hilfetext gibt es nicht.',
  all: 'Alle Hilfetexte',
  article: {
    income: {
      title: 'Erträge',
      summary: 'Erträge hängen davon ab, was Maschinen jeden Tag einbringen: an manchen Tagen nichts.',
      words: 'Ertrag, Erträge, verdienen, verdient, abrufen, täglich, Gewinn, ankommen, ausgezahlt bekommen',
      more: 'Bringen Maschinen zu wenig ein, werden Erträge anteilig gezahlt: Niemandes Einlage füllt die Lücke.',
    },
    returns: {
      title: 'Eine Maschine zurückgeben',
      summary:
        'Sie können eine Maschine zurückgeben: innerhalb von 24 Stunden mit voller Erstattung, danach anteilig nach den übrigen Tagen.',
      words: 'Rückgabe, zurückgeben, gebe zurück, erstatten, Erstattung, Geld zurück',
      more: 'Innerhalb von 24 Stunden: was Sie gezahlt haben, abzüglich abgerufener Erträge. Später: gezahlter Betrag × übrige Tage ÷ Tage der Miete.',
    },
    fees: {
      title: 'Gebühren und Zeiten',
      summary: 'Die Gebühr sehen Sie, bevor Sie einen Betrag eingeben; sie wird davon abgezogen.',
      answer:
        '{{home}} → {{topUp}}: keine Gebühr. {{home}} → {{withdraw}}: Die Gebühr ist {{share}}. An eine Adresse dauert es etwa eine Stunde, an eine Bank bis zu {{hours}} Stunden.',
      words:
        'Gebühr, Kosten, kostet, auszahlen, Auszahlung, abheben, hebe ab, aufladen, Aufladung, lade auf, einzahlen, zahle ein, Mindestbetrag, Wochenende, Bank',
      more: 'Sie müssen vorher nie etwas zahlen, etwas kaufen oder jemanden einladen. Am Wochenende wird nichts ausgezahlt, und eine Auszahlung können Sie stornieren, bis sie unterwegs ist.',
    },
    safety: {
      title: 'Ihr Konto schützen',
      summary: 'Wer nach Ihrem Passwort, Ihrer Auszahlungs-PIN oder einem Code fragt, will Sie betrügen.',
      answer: 'PIN vergessen? Legen Sie mit einem Code eine neue fest: {{place}}.',
      words: 'Passwort, PIN, gestohlen, gehackt, Anmeldung, Sicherheit, Konto sicher',
      more: 'Wenn etwas nicht stimmt, ändern Sie Ihr Anmeldepasswort: Das beendet die Sitzungen auf anderen Geräten.',
    },
    money: {
      title: 'Spielgeld und was dahintersteht',
      summary:
        'Es ist nie echtes Geld. Einlagen liegen getrennt für ihre Mitglieder, und das können Sie prüfen.',
      words:
        'echt, Spielgeld, Test, Einlage, Geld sicher, Guthaben, gedeckt, Nachweis, Hauptbuch, Budget, Bonus, woher Geld',
      more: 'Einlagen liegen auf einem eigenen Konto. Das Hauptbuch weigert sich, daraus jemand anderen zu bezahlen.',
    },
    scheme: {
      title: 'Wie eine Masche funktioniert',
      summary:
        'Maschen, die wie diese App aussehen, nutzen dieselben wenigen Tricks. Prüfen Sie, dass wir sie nicht nutzen.',
      words: 'Betrug, Betrüger, Trick, Schneeball, Pyramide, Vertrauen, ehrlich, seriös, Abzocke',
    },
  },
  scheme: {
    others: 'Wie andere es machen',
    here: 'Hier',
    test: 'Automatisch geprüft von',
    item: {
      bar: {
        title: 'Der Balken, der sich nie bewegt',
        others: 'Ein Balken sagt wochenlang „55 % verkauft“. Er ist gemalt, nicht gezählt.',
        here: 'Ein Balken zeigt nur, was vermietet ist. Ist das nicht bekannt, gibt es keinen.',
        figure: '{{name}}: {{sold}} von {{total}} vermietet',
        none: 'Gerade ist keine Maschine in begrenzter Zahl verfügbar.',
      },
      countdown: {
        title: 'Der Countdown, der neu beginnt',
        others: 'Die Zeit läuft ab, und wenn Sie wiederkommen, läuft sie von vorn.',
        here: 'Ein Countdown läuft bis zu einem festen Zeitpunkt und hält bei null an.',
        figure: '{{name}}: bis {{time}}',
        none: 'Gerade läuft kein befristeter Verkauf.',
      },
      deposits: {
        title: 'Erträge aus Einlagen',
        others: 'Wer früh kommt, wird mit dem Geld derer bezahlt, die später kommen, bis niemand mehr kommt.',
        here: 'Erträge werden allein aus Maschinenerlösen gezahlt. Das Hauptbuch weigert sich, sie aus Einlagen zu zahlen.',
        figure:
          'Jetzt: Einlagen {{held}}, verwahrt {{backing}}. Letzte {{days}}: eingebracht {{earned}}, gezahlt {{paid}}.',
      },
      fee: {
        title: 'Erst zahlen, dann kommt das Geld',
        others: 'Für die Auszahlung verlangt man zuerst eine Steuer, eine Kaution oder eine höhere Stufe.',
        here: 'Die Gebühr ist vorher bekannt und wird vom Betrag abgezogen.',
        figure: 'Gebühr {{fee}}, mindestens {{minimum}}',
      },
      pyramid: {
        title: 'Bezahlt fürs Anwerben',
        others: 'Sie bekommen einen Anteil an dem, was Angeworbene einzahlen, über viele Ebenen.',
        here: 'Einladen bringt einen festen, gedeckelten Betrag aus dem Werbebudget, auf einer Ebene und nie einen Anteil an dem, was jemand einzahlt.',
        figure: 'Bisher aus dem Werbebudget gezahlt: {{paid}}. Übrig: {{left}}.',
      },
      figures: {
        title: 'Zahlen, die niemand prüfen kann',
        others: 'Guthaben sind nur Zahlen auf einem Bildschirm. Niemand zählt sie je zusammen.',
        here: 'Jede Bewegung steht in einem Hauptbuch, dessen Summe null sein muss. Jeder kann nachrechnen.',
        figure: '{{entries}} Einträge, Summe {{sum}}',
      },
    },
  },
} as const;
