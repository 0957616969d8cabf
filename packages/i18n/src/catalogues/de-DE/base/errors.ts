export const error = {
  invalid_input:
    'In diesem Formular stimmt etwas nicht. Prüfen Sie die markierten Felder und senden Sie es noch einmal.',
  unauthorized: 'Ihre Sitzung ist beendet. Bitte melden Sie sich neu an.',
  forbidden: 'Ihr Konto darf das nicht.',
  not_found: 'Das gibt es nicht oder nicht mehr.',
  too_slow:
    'Die Anfrage brauchte zu lange bis zum Dienst, deshalb ist nichts geschehen. Bitte versuchen Sie es noch einmal.',
  in_flight:
    'Diese Anfrage wird schon bearbeitet. Warten Sie einen Moment und sehen Sie dann noch einmal nach.',
  too_large: 'Was Sie gesendet haben, ist zu groß. Wählen Sie etwas Kleineres.',
  misdirected:
    'Unter dieser Adresse antwortet der Dienst nicht. Öffnen Sie die App unter ihrer eigenen Adresse.',
  key_reused: 'Dies wurde schon mit anderem Inhalt gesendet.',
  key_void: 'Sie haben darauf verzichtet. Es wurde nichts getan.',
  key_required:
    'Dieser Anfrage fehlte ihr Sicherheitsschlüssel, deshalb ist nichts geschehen. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
  too_many_requests:
    'Zu viele Anfragen in kurzer Zeit. Warten Sie eine Minute und versuchen Sie es dann noch einmal.',
  internal: 'Der Dienst hat einen Fehler gemacht. Nichts wurde geändert; bitte versuchen Sie es noch einmal.',
  unavailable: 'Der Dienst ist gerade nicht erreichbar. Bitte versuchen Sie es in einer Minute noch einmal.',
  busy: 'Der Dienst ist gerade ausgelastet. Bitte versuchen Sie es gleich noch einmal.',

  wrong_credentials: 'Konto oder Passwort stimmt nicht. Prüfen Sie beides und versuchen Sie es noch einmal.',
  account_exists:
    'Zu dieser Telefonnummer oder E-Mail-Adresse gibt es schon ein Konto. Melden Sie sich stattdessen an.',
  account_unknown: 'Zu dieser Telefonnummer oder E-Mail-Adresse gibt es kein Konto.',
  account_locked:
    'Zu viele falsche Passwörter. Warten Sie eine Weile oder setzen Sie mit einem Code ein neues Passwort.',
  invitation_unknown:
    'Diesen Einladungscode gibt es nicht. Fragen Sie bei der Person nach, von der Sie ihn haben.',
  verify_needed: 'Bestätigen Sie zuerst, dass Sie es sind.',
  wrong_password: 'Das aktuelle Passwort stimmt nicht.',
  undo_over:
    'Dieser Link gilt nicht mehr. Falls etwas nicht stimmt, setzen Sie per Code ein neues Anmeldepasswort.',
  email_registration_closed:
    'Zurzeit lässt sich kein Konto mit E-Mail anlegen. Mit einer Telefonnummer geht es.',
  captcha_needed: 'Aus Ihrem Netz wurden viele Codes angefordert. Versuchen Sie es gleich noch einmal.',
  code_wrong:
    'Der Bestätigungscode stimmt nicht. Sehen Sie in der neuesten Nachricht nach und versuchen Sie es noch einmal.',
  code_expired: 'Dieser Bestätigungscode gilt nicht mehr. Fordern Sie einen neuen an.',
  code_too_many_tries: 'Zu viele falsche Codes. Fordern Sie einen neuen an.',
  code_too_soon:
    'Gerade eben wurde ein Code gesendet. Eine Minute danach können Sie einen weiteren anfordern.',
  code_day_limit:
    'Dorthin gingen heute schon so viele Codes, dass keine weiteren gesendet werden. Versuchen Sie es morgen noch einmal.',
  feedback_day_limit:
    'Für heute waren das genug Rückmeldungen mit Bildern. Senden Sie diese ohne Bilder oder morgen.',
  storage_full:
    'Ihre Bilder füllen den Platz, den Sie haben. Löschen Sie einen Beitrag mit Bildern und versuchen Sie es noch einmal.',
  world_storage_full:
    'Hier ist kein Platz mehr für Bilder. Bitten Sie den Betreiber dieses Dienstes um mehr.',
  pictures_unavailable: 'Hier können keine Bilder hinzugefügt werden. Alles andere funktioniert.',

  insufficient_balance:
    'Das ist mehr als Ihr verfügbares Guthaben. Laden Sie auf oder wählen Sie einen kleineren Betrag.',
  below_minimum: 'Der Betrag liegt unter dem Mindestbetrag. Geben Sie einen größeren ein.',
  nothing_to_receive: 'Heute gibt es nichts abzurufen. Erträge kommen am Ende jedes Tages hinzu.',

  sold_out: 'Das ist ausverkauft. Es wurde nichts abgebucht.',
  not_on_sale_yet: 'Der Verkauf hat noch nicht begonnen. Es wurde nichts abgebucht.',
  sale_ended: 'Der Verkauf ist beendet. Es wurde nichts abgebucht.',
  agreement_changed:
    'Der Mietvertrag hat sich geändert, seit Sie ihn gelesen haben. Lesen Sie den neuen und entscheiden Sie noch einmal.',
  coupon_not_usable:
    'Dieser Gutschein lässt sich jetzt nicht einlösen: Er ist abgelaufen, schon eingelöst oder gilt für etwas anderes. Es wurde nichts abgebucht.',
  coupon_offer_not_begun: 'Diese Gutscheine gibt es noch nicht. Auf dem Gutschein steht, ab welchem Tag.',
  coupon_offer_over: 'Diese Gutscheine gibt es nicht mehr. Es hat sich nichts geändert.',
  coupons_gone: 'Alle diese Gutscheine sind vergeben.',
  coupon_already_taken: 'Diesen Gutschein haben Sie schon. Jedes Mitglied kann ihn einmal holen.',
  coupons_closed: 'Zurzeit lassen sich keine Gutscheine holen. Was Sie haben, bleibt einlösbar.',
  delivery_address_required: 'Wählen Sie zuerst eine Lieferadresse.',
  not_returnable:
    'Diese Maschine kann nicht mehr zurückgegeben werden: Die Miete ist abgelaufen, oder die Maschine wurde schon zurückgegeben.',

  rate_changed:
    'Der Kurs hat sich geändert, seit er angezeigt wurde. Sehen Sie sich den neuen an und senden Sie dann noch einmal.',
  deposit_not_expected:
    'Für diese Aufladung wird keine Einzahlung erwartet: Sie ist abgelaufen, fehlgeschlagen oder geht über eine Karte.',
  too_many_open_recharges:
    'Sie haben so viele offene Aufladungen, wie ein Mitglied haben kann. Schließen Sie eine ab oder warten Sie, bis eine endet.',
  redemption_code_unknown: 'Diesen Code gibt es nicht. Prüfen Sie Buchstaben und Ziffern.',
  redemption_code_used: 'Dieser Code ist aufgebraucht. Es wurde nichts gutgeschrieben.',
  redemption_code_expired: 'Dieser Code ist abgelaufen. Es wurde nichts gutgeschrieben.',
  already_redeemed: 'Auf diesem Konto wurde schon ein Code eingelöst. Jedes Mitglied kann einen einlösen.',
  above_code_value: 'Das ist mehr, als der Code wert ist. Geben Sie einen kleineren Betrag ein.',
  promotion_budget_empty:
    'Das Werbebudget ist aufgebraucht und kann das jetzt nicht bezahlen. Es wurde nichts gutgeschrieben und nichts von Ihnen verbraucht.',
  already_checked_in: 'Sie haben heute schon eingecheckt. Es wurde einmal gezahlt.',
  day_changed:
    'Inzwischen ist ein anderer Tag, darum wurde nicht eingecheckt und nichts gezahlt. Sehen Sie sich den neuen Tag an und entscheiden Sie dann.',
  reward_not_ready: 'Dieser Bonus ist noch nicht bereit.',
  reward_received: 'Sie haben diesen Bonus schon. Er wird einmal bezahlt.',
  paid_before: 'Das hatten Sie auf einem früheren Konto. Jede Person bekommt es einmal.',
  submission_under_way: 'Sie haben dafür schon etwas gesendet. Es wird geprüft.',
  submission_decided: 'Das wurde schon geprüft.',
  not_cancellable: 'Diese Auszahlung ist schon unterwegs und kann nicht mehr storniert werden.',

  bound_elsewhere: 'Das gehört schon einem anderen Mitglied. Benutzen Sie etwas Eigenes.',
  already_bound: 'Das haben Sie schon.',
  channel_not_bound: 'Dieser Kontakt ist noch nicht in Ihrem Konto. Wählen Sie einen anderen.',
  fund_password_not_set: 'Legen Sie zuerst Ihre Auszahlungs-PIN fest.',
  fund_password_wrong: 'Die Auszahlungs-PIN stimmt nicht. Prüfen Sie sie und versuchen Sie es noch einmal.',
  fund_password_locked:
    'Zu viele falsche Auszahlungs-PINs. Warten Sie eine Weile oder legen Sie mit einem Code eine neue fest.',

  support_ticket_used: 'Dieser Chat-Link ist abgelaufen. Öffnen Sie den Chat noch einmal.',
  support_ended:
    'Dieser Chat ist zu Ende, weil Sie sich ab- oder neu angemeldet haben. Öffnen Sie ihn noch einmal.',

  clock_backwards: 'Die Testuhr geht nur vorwärts. Wählen Sie einen späteren Zeitpunkt.',
  clock_too_far: 'Das ist zu weit voraus. Stellen Sie die Testuhr höchstens 400 Tage auf einmal vor.',
  day_not_short:
    'Für diesen Tag wurde alles bezahlt, was geschuldet war, oder er ist noch nicht vorbei. Es gibt nichts auszugleichen.',
  already_topped_up: 'Dieser Tag wurde schon ausgeglichen. Es wurde nichts weiter gezahlt.',
  class_key_needed: 'Dafür braucht es den Klassenschlüssel. Geben Sie ihn im Testbereich ein.',
  class_key_wrong: 'Das ist nicht der Klassenschlüssel. Prüfen Sie ihn und versuchen Sie es noch einmal.',

  offline: 'Sie sind offline. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  timeout: 'Der Dienst hat zu lange nicht geantwortet. Bitte versuchen Sie es noch einmal.',
  bad_answer:
    'Der Dienst hat etwas geantwortet, das diese App nicht versteht. Bitte versuchen Sie es noch einmal.',
  not_test_mode: 'Dieser Dienst sagt nicht, dass er im Testmodus ist. Deshalb benutzt ihn die App nicht.',
  unknown: 'Etwas ist schiefgegangen. Bitte versuchen Sie es noch einmal.',

  detail: {
    minimum: 'Der Mindestbetrag ist {{limit}}.',
    triesLeft: { one: 'Noch {{count}} Versuch.', other: 'Noch {{count}} Versuche.' },
    retryIn: {
      one: 'Versuchen Sie es in {{count}} Sekunde noch einmal.',
      other: 'Versuchen Sie es in {{count}} Sekunden noch einmal.',
    },
  },
} as const;
