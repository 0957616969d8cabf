export const help = {
  title: 'Hilfe',
  intro:
    'Kurze Texte dazu, wie das hier funktioniert und woran man einen Trick erkennt, der so ähnlich aussieht.',
  texts: 'Hilfetexte',
  contact: 'Fragen Sie uns',
  chat: 'Support-Chat',
  chatText: 'Jederzeit ein automatischer Assistent, zu festen Zeiten Menschen',
  feedback: 'Rückmeldung',
  feedbackText: 'Was gut ist und was nicht, mit Bildern',
  unknown: 'Diesen Hilfetext gibt es nicht.',
  all: 'Alle Hilfetexte',
  article: {
    income: {
      title: 'Erträge',
      summary: 'Erträge kommen am Ende jedes Tages dazu und hängen davon ab, was Maschinen einbringen.',
      words: 'Ertrag, Erträge, verdienen, abholen, täglich, Gewinn, ankommen, null, weniger, Maschine',
      parts: {
        one: {
          title: 'Woher sie kommen',
          text: 'Maschinen bringen jeden Tag einen anderen Betrag ein, nach einer veröffentlichten Regel. An manchen Tagen ist das nichts. Schlechte Tage bleiben im Verlauf.',
        },
        two: {
          title: 'Wie Sie sie bekommen',
          text: 'Rufen Sie Ihre Erträge mit einem Tippen ab, wann Sie wollen. Was wartet, geht nicht verloren. Es kommt etwas später an, und die Uhrzeit steht dabei.',
        },
        three: {
          title: 'Wenn Maschinen zu wenig einbringen',
          text: 'Dann wird der Ertrag dieses Tages anteilig gezahlt, und die Buchung sagt es. Niemandes Einlage füllt die Lücke.',
        },
      },
    },
    returns: {
      title: 'Eine Maschine zurückgeben',
      summary:
        'Sie können eine Maschine jederzeit zurückgeben: innerhalb von 24 Stunden mit voller Erstattung, danach anteilig.',
      words: 'zurückgeben, Rückgabe, erstatten, Erstattung, Miete, Geld zurück, beenden, Maschine',
      parts: {
        one: {
          title: 'Innerhalb von 24 Stunden',
          text: 'Sie bekommen zurück, was Sie gezahlt haben, abzüglich der Erträge, die Sie schon abgerufen haben.',
        },
        two: {
          title: 'Später',
          text: 'Sie bekommen, was Sie gezahlt haben, mal die übrigen Tage, geteilt durch alle Tage. Sonst wird nichts abgezogen, und der Betrag steht da, bevor Sie bestätigen.',
        },
        three: {
          title: 'So geht es',
          text: 'Öffnen Sie die Liste Ihrer Maschinen, wählen Sie eine und geben Sie sie zurück. Einen Grund müssen Sie nicht nennen.',
        },
      },
    },
    fees: {
      title: 'Gebühren und Zeiten',
      summary: 'Die Gebühr wird vom Betrag abgezogen, und alles steht da, bevor Sie tippen.',
      words:
        'Gebühr, kosten, Kosten, auszahlen, Auszahlung, einzahlen, aufladen, Mindestbetrag, Wochenende, Bank, dauern, abbrechen',
      parts: {
        one: {
          title: 'Vorher bekannt',
          text: 'Gebühr, Mindestbetrag, Zeiten, Ankunft und was Sie bekommen stehen im Formular, bevor Sie das erste Zeichen tippen.',
        },
        two: {
          title: 'Vom Betrag abgezogen',
          text: 'Die Gebühr ist ein Teil dessen, was Sie auszahlen. Sie müssen nie zuerst zahlen, kaufen oder einladen.',
        },
        three: {
          title: 'Wochenenden und Banken',
          text: 'Am Wochenende wird nichts ausgezahlt, und Banken haben ihre Zeiten. Das Formular nennt Tag und Uhrzeit. Bis die Bearbeitung beginnt, können Sie stornieren.',
        },
      },
    },
    safety: {
      title: 'Ihr Konto schützen',
      summary: 'Wer nach Ihrem Passwort, Ihrer Auszahlungs-PIN oder einem Code fragt, will Sie betrügen.',
      words:
        'sicher, Sicherheit, Passwort, PIN, Code, gestohlen, gehackt, Anmeldung, Konto, Telefon, schützen',
      parts: {
        one: {
          title: 'Was niemand braucht',
          text: 'Niemand hier fragt nach Ihrem Passwort, Ihrer Auszahlungs-PIN oder einem Code: nicht in diesem Chat, nicht am Telefon, nicht in einer Nachricht.',
        },
        two: {
          title: 'Wenn etwas nicht stimmt',
          text: 'Ändern Sie zuerst Ihr Anmeldepasswort. Das beendet die Sitzungen auf anderen Geräten. Schreiben Sie uns dann.',
        },
        three: {
          title: 'Nur Testwerte',
          text: 'Alles hier ist Spielgeld. Tippen Sie nie eine echte Karte, ein echtes Bankkonto oder eine echte Adresse ein.',
        },
      },
    },
    money: {
      title: 'Spielgeld, und was dahintersteht',
      summary: 'Einlagen liegen getrennt für ihre Mitglieder, und Sie können es selbst prüfen.',
      words:
        'Geld, echt, Spielgeld, Test, Einlage, Guthaben, gedeckt, Nachweis, Hauptbuch, Budget, Bonus, woher',
      parts: {
        one: {
          title: 'Spielgeld',
          text: 'Keine echte Münze, Karte oder Bank ist je beteiligt. Nichts hier lässt sich mit echtem Geld kaufen oder in echtes Geld tauschen.',
        },
        two: {
          title: 'Getrennt verwahrt',
          text: 'Einlagen liegen auf einem eigenen Konto. Das Hauptbuch weigert sich, daraus jemand anderen zu bezahlen.',
        },
        three: {
          title: 'Selbst prüfen',
          text: '„Woher das Geld kommt“ zeigt jedes Konto, und Ihr Browser prüft, dass Ihr eigenes Guthaben in der Summe steckt.',
        },
      },
    },
    scheme: {
      title: 'Wie eine Masche funktioniert',
      summary:
        'Maschen, die wie diese App aussehen, nutzen immer dieselben Tricks. Hier stehen sie, und wie Sie prüfen, dass wir sie nicht nutzen.',
      words: 'Masche, Betrug, Betrüger, Trick, Schneeball, Pyramide, Vertrauen, ehrlich, seriös, Abzocke',
    },
  },
  scheme: {
    others: 'Wie andere es machen',
    here: 'Hier',
    test: 'Automatisch geprüft von',
    item: {
      bar: {
        title: 'Der Balken, der sich nie bewegt',
        others:
          'Ein Balken sagt wochenlang „55 % verkauft“. Er ist gemalt, nicht gezählt, um Sie zu drängen.',
        here: 'Ein Balken zeigt nur, was wirklich vermietet ist. Wo keine Zahl bekannt ist, gibt es keinen Balken.',
        figure: '{{name}}: {{sold}} von {{total}} vermietet',
        none: 'Gerade ist keine Maschine in begrenzter Zahl da.',
      },
      countdown: {
        title: 'Der Countdown, der neu beginnt',
        others: 'Die Zeit läuft ab, und wenn Sie wiederkommen, läuft sie von vorn.',
        here: 'Ein Countdown läuft bis zu einem festen Zeitpunkt auf der Uhr der Dienste und hält bei null an. Von selbst beginnt er nie neu.',
        figure: '{{name}}: bis {{time}}',
        none: 'Gerade läuft kein befristeter Verkauf.',
      },
      deposits: {
        title: 'Erträge aus Einlagen',
        others: 'Wer früh kommt, wird mit dem Geld derer bezahlt, die später kommen, bis niemand mehr kommt.',
        here: 'Erträge werden allein aus Maschinenerlösen gezahlt. Das Hauptbuch weigert sich, sie aus Einlagen zu buchen.',
        figure:
          'Mitglieder haben {{held}}, für sie verwahrt: {{backing}}. In den gezeigten Tagen brachten Maschinen {{earned}} ein, {{paid}} wurden als Ertrag gezahlt.',
      },
      fee: {
        title: 'Erst zahlen, dann kommt das Geld',
        others:
          'Für die Auszahlung verlangt man zuerst eine Steuer, eine Kaution oder eine höhere Stufe. Dann kommt das Nächste.',
        here: 'Die Gebühr wird vom Betrag abgezogen und ist vorher bekannt. Nichts muss zuerst bezahlt werden.',
        figure: 'Gebühr {{fee}}, mindestens {{minimum}}',
      },
      pyramid: {
        title: 'Bezahlt fürs Anwerben',
        others:
          'Sie bekommen einen Anteil an dem, was Angeworbene einzahlen, über viele Ebenen. Es endet, wenn niemand Neues kommt.',
        here: 'Einladen bringt einen festen, gedeckelten Betrag auf einer Ebene, aus dem Werbebudget. Es ist nie ein Anteil an dem, was jemand einzahlt.',
        figure: 'Bisher aus dem Werbebudget gezahlt: {{paid}}. Übrig: {{left}}.',
      },
      figures: {
        title: 'Zahlen, die niemand prüfen kann',
        others: 'Guthaben sind nur Zahlen auf einem Bildschirm. Niemand zählt sie je zusammen.',
        here: 'Jede Bewegung hat ihre Zeilen in einem Hauptbuch, dessen Summe null sein muss. Jeder kann jederzeit nachrechnen.',
        figure: '{{entries}} Einträge, Summe {{sum}}',
      },
    },
  },
} as const;
