export const error = {
  invalid_input:
    'In diesem Formular stimmt etwas nicht. Prüfen Sie die markierten Felder und senden Sie es noch einmal.',
  unauthorized: 'Ihre Sitzung ist beendet. Bitte melden Sie sich neu an.',
  forbidden: 'Ihr Konto darf das nicht.',
  not_found: 'Das gibt es nicht oder nicht mehr.',
  in_flight:
    'Diese Anfrage wird schon bearbeitet. Warten Sie einen Moment und sehen Sie dann noch einmal nach.',
  too_large: 'Was Sie gesendet haben, ist zu groß. Wählen Sie etwas Kleineres.',
  key_reused:
    'Das wurde schon mit anderem Inhalt gesendet. Öffnen Sie die Seite neu und beginnen Sie von vorn.',
  key_required:
    'Dieser Anfrage fehlte ihr Sicherheitsschlüssel, deshalb ist nichts geschehen. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
  too_many_requests:
    'Zu viele Anfragen in kurzer Zeit. Warten Sie eine Minute und versuchen Sie es dann noch einmal.',
  internal: 'Der Dienst hat einen Fehler gemacht. Nichts wurde geändert; bitte versuchen Sie es noch einmal.',
  unavailable: 'Der Dienst ist gerade nicht erreichbar. Bitte versuchen Sie es in einer Minute noch einmal.',

  wrong_credentials: 'Konto oder Passwort stimmt nicht. Prüfen Sie beides und versuchen Sie es noch einmal.',
  account_exists:
    'Zu dieser Telefonnummer oder E-Mail-Adresse gibt es schon ein Konto. Melden Sie sich stattdessen an.',
  account_unknown: 'Zu dieser Telefonnummer oder E-Mail-Adresse gibt es kein Konto.',
  account_locked:
    'Zu viele falsche Passwörter. Warten Sie eine Weile oder setzen Sie mit einem Code ein neues Passwort.',
  invitation_unknown:
    'Diesen Einladungscode gibt es nicht. Fragen Sie bei der Person nach, von der Sie ihn haben.',
  code_wrong:
    'Der Bestätigungscode stimmt nicht. Sehen Sie in der neuesten Nachricht nach und versuchen Sie es noch einmal.',
  code_expired: 'Dieser Bestätigungscode gilt nicht mehr. Fordern Sie einen neuen an.',
  code_too_many_tries: 'Zu viele falsche Codes. Fordern Sie einen neuen an.',
  code_too_soon:
    'Gerade eben wurde ein Code gesendet. Eine Minute danach können Sie einen weiteren anfordern.',

  insufficient_balance:
    'Das ist mehr als Ihr verfügbares Guthaben. Laden Sie auf oder wählen Sie einen kleineren Betrag.',
  below_minimum: 'Der Betrag liegt unter dem Mindestbetrag. Geben Sie einen größeren ein.',
  nothing_to_receive:
    'Heute gibt es keinen Ertrag, den Sie abrufen können. Erträge kommen am Ende jedes Tages hinzu.',

  sold_out: 'Das ist ausverkauft. Es wurde nichts abgebucht.',
  not_on_sale_yet: 'Der Verkauf hat noch nicht begonnen. Es wurde nichts abgebucht.',
  sale_ended: 'Der Verkauf ist beendet. Es wurde nichts abgebucht.',
  agreement_changed:
    'Der Mietvertrag hat sich geändert, seit Sie ihn gelesen haben. Lesen Sie den neuen und entscheiden Sie noch einmal.',
  coupon_not_usable: 'Dieser Gutschein gilt hier nicht. Wählen Sie einen anderen oder fahren Sie ohne fort.',
  delivery_address_required: 'Wählen Sie zuerst eine Lieferadresse.',
  not_returnable:
    'Diese Miete kann nicht mehr zurückgegeben werden: Sie ist abgelaufen oder wurde schon zurückgegeben.',

  clock_backwards: 'Die Testuhr geht nur vorwärts. Wählen Sie einen späteren Zeitpunkt.',
  clock_too_far: 'Das ist zu weit voraus. Stellen Sie die Testuhr höchstens 400 Tage auf einmal vor.',

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
