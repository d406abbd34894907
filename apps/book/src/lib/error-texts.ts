import type { ErrorName } from '@touchline/contract'
import type { ServedLocale } from './locale.ts'

/** What happened, why, and what to do next. */
const ERROR_TEXTS: Readonly<Record<ErrorName, Readonly<Record<ServedLocale, string>>>> = {
  invalid_odds: {
    en: 'The odds have changed. Check the new odds and accept them to place the bet.',
    de: 'Die Quote hat sich geändert. Prüfe die neue Quote und nimm sie an, um die Wette zu platzieren.',
  },
  municipality_not_found: {
    en: 'We could not find your municipality. Check your address and try again.',
    de: 'Deine Gemeinde wurde nicht gefunden. Prüfe deine Adresse und versuche es erneut.',
  },
  invalid_custom_odds: {
    en: 'The odds of this custom bet have changed. Check the new odds and accept them to place the bet.',
    de: 'Die Quote dieser Wettkombination hat sich geändert. Prüfe die neue Quote und nimm sie an, um die Wette zu platzieren.',
  },
  custom_bet_impossible: {
    en: 'These selections cannot all come true together. Remove one of those that exclude each other.',
    de: 'Diese Tipps können nicht alle zugleich eintreten. Entferne einen von denen, die einander ausschließen.',
  },
  custom_bet_not_offered: {
    en: 'We have no odds for this combination. Change its selections or bet on them one by one.',
    de: 'Für diese Kombination gibt es keine Quote. Ändere ihre Tipps oder platziere sie einzeln.',
  },
  place_bets_default: {
    en: 'The bet could not be placed. Nothing was charged. Check the bet and try again.',
    de: 'Die Wette konnte nicht platziert werden. Es wurde nichts abgebucht. Prüfe die Wette und versuche es erneut.',
  },
  market_suspended: {
    en: 'Betting on this selection is suspended at the moment. Wait until it reopens, or remove it.',
    de: 'Dieser Tipp ist gerade ausgesetzt. Warte, bis er wieder angeboten wird, oder entferne ihn.',
  },
  event_not_bettable: {
    en: 'This selection can no longer be bet on. Remove it to place the bet.',
    de: 'Auf diesen Tipp kann nicht mehr gewettet werden. Entferne ihn, um die Wette zu platzieren.',
  },
  price_stale: {
    en: 'We have no fresh odds for this selection right now. Try again in a few seconds.',
    de: 'Für diesen Tipp liegen gerade keine aktuellen Quoten vor. Versuche es in einigen Sekunden erneut.',
  },
  unknown_selection: {
    en: 'We do not offer this selection. Remove it and pick one that is on offer.',
    de: 'Diesen Tipp bieten wir nicht an. Entferne ihn und wähle einen aus dem Angebot.',
  },
  same_match: {
    en: 'Selections of the same event cannot be combined. Remove one of them or bet on them as singles.',
    de: 'Tipps desselben Ereignisses können nicht kombiniert werden. Entferne einen davon oder spiele sie als Einzelwetten.',
  },
  mixed_providers: {
    en: 'These selections cannot be combined with each other. Bet on them as singles.',
    de: 'Diese Tipps können nicht miteinander kombiniert werden. Spiele sie als Einzelwetten.',
  },
  duplicate_selection: {
    en: 'The same selection is in this bet twice. Remove one of them.',
    de: 'Derselbe Tipp kommt in dieser Wette zweimal vor. Entferne einen davon.',
  },
  wrong_system: {
    en: 'This system does not fit the number of selections. Choose another system.',
    de: 'Dieses System passt nicht zur Anzahl der Tipps. Wähle ein anderes System.',
  },
  stake_too_low: {
    en: 'The stake is below the minimum. Raise it to place the bet.',
    de: 'Der Einsatz liegt unter dem Mindesteinsatz. Erhöhe ihn, um die Wette zu platzieren.',
  },
  stake_too_high: {
    en: 'The stake is above the maximum for this bet. Lower it to place the bet.',
    de: 'Der Einsatz liegt über dem Höchsteinsatz für diese Wette. Verringere ihn, um die Wette zu platzieren.',
  },
  insufficient_balance: {
    en: 'Your balance does not cover the stake. Lower the stake or deposit first.',
    de: 'Dein Guthaben reicht für den Einsatz nicht aus. Verringere den Einsatz oder zahle zuerst ein.',
  },
  no_account_in_currency: {
    en: 'You have no account in this currency. Choose another currency.',
    de: 'Du hast kein Konto in dieser Währung. Wähle eine andere Währung.',
  },
  provider_down: {
    en: 'The data for this selection is interrupted, so it cannot be bet on now. Try again later.',
    de: 'Die Daten zu diesem Tipp sind unterbrochen, daher kann gerade nicht darauf gewettet werden. Versuche es später erneut.',
  },
  vip_rejected: {
    en: 'This stake was not approved, and was returned in full. Try a smaller one.',
    de: 'Dieser Einsatz wurde nicht genehmigt und vollständig erstattet. Versuche es mit einem kleineren.',
  },
  cash_out_changed: {
    en: 'The bet is worth less than shown by now, so it was not cashed out. Check the new value and try again.',
    de: 'Die Wette ist inzwischen weniger wert als angezeigt und wurde nicht ausgezahlt. Prüfe den neuen Wert und versuche es erneut.',
  },
  cash_out_unavailable: {
    en: 'This bet cannot be cashed out at the moment. It stays as it is; try again when a value is shown.',
    de: 'Diese Wette kann gerade nicht ausgezahlt werden. Sie bleibt, wie sie ist; versuche es wieder, wenn ein Wert angezeigt wird.',
  },
  cash_out_amount: {
    en: 'This part of the bet cannot be cashed out. Choose an amount between zero and the value of the whole bet.',
    de: 'Dieser Teil der Wette kann nicht ausgezahlt werden. Wähle einen Betrag zwischen null und dem Wert der ganzen Wette.',
  },
  validation: {
    en: 'The request has fields that cannot be used. They are listed in the details.',
    de: 'Die Anfrage enthält Felder, die nicht verwendet werden können. Sie sind in den Einzelheiten genannt.',
  },
  malformed_json: {
    en: 'The request is not valid JSON. Correct it and send it again.',
    de: 'Die Anfrage ist kein gültiges JSON. Korrigiere sie und sende sie erneut.',
  },
  unsupported_media_type: {
    en: 'Requests must be sent as application/json.',
    de: 'Anfragen müssen als application/json gesendet werden.',
  },
  payload_too_large: {
    en: 'The request is too large. Send less at once.',
    de: 'Die Anfrage ist zu groß. Sende weniger auf einmal.',
  },
  app_header_missing: {
    en: 'Calls that change something need the header X-App: touchline.',
    de: 'Aufrufe, die etwas ändern, brauchen den Header X-App: touchline.',
  },
  unauthorized: { en: 'Please sign in to continue.', de: 'Bitte melde dich an, um fortzufahren.' },
  wrong_credentials: {
    en: 'E-mail, phone or password is wrong. Check them and try again.',
    de: 'E-Mail, Telefonnummer oder Passwort ist falsch. Prüfe die Angaben und versuche es erneut.',
  },
  account_locked: {
    en: 'Too many failed attempts: signing in is locked for 15 minutes. Wait, or open the link in the message we sent.',
    de: 'Zu viele Fehlversuche: Die Anmeldung ist für 15 Minuten gesperrt. Warte, oder öffne den Link in unserer Nachricht.',
  },
  too_many_requests: {
    en: 'Too many attempts in a short time. Wait a few minutes and try again.',
    de: 'Zu viele Versuche in kurzer Zeit. Warte einige Minuten und versuche es erneut.',
  },
  forbidden: { en: 'You may not do this.', de: 'Das ist dir nicht erlaubt.' },
  not_found: { en: 'There is nothing here.', de: 'Hier gibt es nichts.' },
  method_not_allowed: {
    en: 'This address does not take this method.',
    de: 'Diese Adresse nimmt diese Methode nicht an.',
  },
  gone: { en: 'This no longer exists.', de: 'Das gibt es nicht mehr.' },
  idempotency_key_missing: {
    en: 'The header Idempotency-Key is missing or not 8 to 100 letters, digits or -_.:',
    de: 'Der Header Idempotency-Key fehlt oder besteht nicht aus 8 bis 100 Buchstaben, Ziffern oder -_.:',
  },
  idempotency_key_reused: {
    en: 'This Idempotency-Key was used for another request. Make a new key for a new request.',
    de: 'Dieser Idempotency-Key wurde für eine andere Anfrage verwendet. Erzeuge für eine neue Anfrage einen neuen.',
  },
  idempotency_in_progress: {
    en: 'The same request is still being worked on. Ask again in a moment.',
    de: 'Dieselbe Anfrage wird noch bearbeitet. Frage gleich noch einmal.',
  },
  share_code_not_found: {
    en: 'This shared bet is not known or no longer kept. Ask for a new code.',
    de: 'Diese geteilte Wette ist nicht bekannt oder wird nicht mehr aufbewahrt. Bitte um einen neuen Code.',
  },
  prediction_closed: {
    en: 'The match is over, so votes are no longer taken.',
    de: 'Das Spiel ist vorbei, daher werden keine Stimmen mehr angenommen.',
  },
  too_many_favourites: {
    en: 'You follow as many as you can. Remove one before you add another.',
    de: 'Mehr Favoriten sind nicht möglich. Entferne einen, bevor du einen weiteren hinzufügst.',
  },
  no_play_session: {
    en: 'No session of play has begun. Begin one first.',
    de: 'Es läuft keine Spielsitzung. Beginne zuerst eine.',
  },
  promo_code_unknown: {
    en: 'There is no such promo code. Check the spelling and try again.',
    de: 'Diesen Aktionscode gibt es nicht. Prüfe die Schreibweise und versuche es erneut.',
  },
  unavailable: {
    en: 'The service is not available at the moment. Try again shortly.',
    de: 'Der Dienst ist gerade nicht verfügbar. Versuche es in Kürze erneut.',
  },
  link_invalid: {
    en: 'This link has been used already or is too old. Ask for a new one and use the latest message.',
    de: 'Dieser Link wurde schon verwendet oder ist zu alt. Fordere einen neuen an und nutze die neueste Nachricht.',
  },
  not_confirmed: {
    en: 'Your account is not confirmed yet. Open the link we sent you, or have it sent again.',
    de: 'Dein Konto ist noch nicht bestätigt. Öffne den Link, den wir dir geschickt haben, oder lass ihn dir erneut schicken.',
  },
  weak_password: {
    en: 'This password is too easy to guess. Choose a longer one that is not a common word or your address.',
    de: 'Dieses Passwort ist zu leicht zu erraten. Wähle ein längeres, das kein gängiges Wort und nicht deine Adresse ist.',
  },
  wrong_password: {
    en: 'Your present password is not right. Check it and try again, or sign out and reset it.',
    de: 'Dein bisheriges Passwort stimmt nicht. Prüfe es und versuche es erneut, oder melde dich ab und setze es zurück.',
  },
  email_invalid: {
    en: 'This is not an e-mail address. Check it and try again, for example name@example.com.',
    de: 'Das ist keine E-Mail-Adresse. Prüfe sie und versuche es erneut, zum Beispiel name@beispiel.de.',
  },
  name_invalid: {
    en: 'A name has letters, spaces, dots, dashes and apostrophes only. Correct it and try again.',
    de: 'Ein Name besteht nur aus Buchstaben, Leerzeichen, Punkten, Bindestrichen und Apostrophen. Korrigiere ihn und versuche es erneut.',
  },
  name_already_set: {
    en: 'Your name is set and cannot be changed here. Ask the customer service if it is wrong.',
    de: 'Dein Name steht fest und kann hier nicht geändert werden. Wende dich an den Kundendienst, wenn er falsch ist.',
  },
  nickname_invalid: {
    en: 'A nickname begins and ends with a letter or digit and has letters, digits, spaces and ._- in between. Choose another one.',
    de: 'Ein Spitzname beginnt und endet mit einem Buchstaben oder einer Ziffer und enthält dazwischen Buchstaben, Ziffern, Leerzeichen und ._-. Wähle einen anderen.',
  },
  currency_not_offered: {
    en: 'We do not offer this currency. Choose another one.',
    de: 'Diese Währung bieten wir nicht an. Wähle eine andere.',
  },
  phone_invalid: {
    en: 'This is not a phone number with its country code. Enter it like +49 151 12345678.',
    de: 'Das ist keine Telefonnummer mit Ländervorwahl. Gib sie so ein: +49 151 12345678.',
  },
  phone_taken: {
    en: 'This number belongs to another account. Sign in there, or use another number.',
    de: 'Diese Nummer gehört zu einem anderen Konto. Melde dich dort an oder verwende eine andere Nummer.',
  },
  code_wrong: {
    en: 'The code is wrong. Check the latest message and try again.',
    de: 'Der Code ist falsch. Prüfe die neueste Nachricht und versuche es erneut.',
  },
  code_over: {
    en: 'There is no code to check: it is too old or was tried too often. Have a new one sent.',
    de: 'Es gibt keinen gültigen Code: Er ist zu alt oder wurde zu oft versucht. Lass dir einen neuen schicken.',
  },
  sms_too_soon: {
    en: 'A code was sent just now. Wait a minute before you have another one sent.',
    de: 'Gerade wurde ein Code geschickt. Warte eine Minute, bevor du einen weiteren anforderst.',
  },
  sms_limit_reached: {
    en: 'No more codes can be sent for now. Try again tomorrow, or ask the customer service.',
    de: 'Im Moment können keine weiteren Codes geschickt werden. Versuche es morgen erneut oder wende dich an den Kundendienst.',
  },
  statement_too_long: {
    en: 'The statement would be too long for one file. Choose a shorter time.',
    de: 'Der Auszug wäre zu lang für eine Datei. Wähle einen kürzeren Zeitraum.',
  },
  internal: {
    en: 'Something went wrong on our side. Try again in a while.',
    de: 'Bei uns ist etwas schiefgelaufen. Versuche es später erneut.',
  },
}

/** The sentence a player reads for an error. */
export function errorText(error: ErrorName, locale: ServedLocale): string {
  return ERROR_TEXTS[error][locale]
}
