import type { ServedLocale } from '../../../lib/locale.ts'

/** What a text is filled with. */
export interface TextData {
  /** Where its button leads. */
  readonly link: string
  /** Six digits; empty where there is none. */
  readonly code: string
}

export interface MessageText {
  readonly subject: string
  /** Paragraphs above the button. */
  readonly before: readonly string[]
  /** What the button says; null for none. */
  readonly action: string | null
  /** Paragraphs below it. */
  readonly after: readonly string[]
  /** The whole as one text message. */
  readonly sms: string
}

export type Template =
  | 'confirmation'
  | 'already_registered'
  | 'unlock'
  | 'password_reset'
  | 'password_changed'
  | 'phone_code'

const IGNORE = {
  en: 'If this was not you, ignore this message: nothing happens without the link.',
  de: 'Wenn du das nicht warst, ignoriere diese Nachricht: Ohne den Link passiert nichts.',
} as const

const TEXTS: Readonly<Record<Template, Readonly<Record<ServedLocale, (data: TextData) => MessageText>>>> = {
  confirmation: {
    en: ({ link }) => ({
      subject: 'Confirm your Touchline account',
      before: ['Welcome to Touchline. One step is left: confirm that this address is yours.'],
      action: 'Confirm my account',
      after: ['The link works once, within 24 hours. After that, ask for a new one where you sign in.', IGNORE.en],
      sms: `Touchline: confirm your account within 24 hours: ${link}`,
    }),
    de: ({ link }) => ({
      subject: 'Bestätige dein Touchline-Konto',
      before: ['Willkommen bei Touchline. Ein Schritt fehlt noch: Bestätige, dass diese Adresse dir gehört.'],
      action: 'Konto bestätigen',
      after: [
        'Der Link funktioniert einmal und 24 Stunden lang. Danach kannst du bei der Anmeldung einen neuen anfordern.',
        IGNORE.de,
      ],
      sms: `Touchline: Bestätige dein Konto innerhalb von 24 Stunden: ${link}`,
    }),
  },
  already_registered: {
    en: ({ link }) => ({
      subject: 'You already have a Touchline account',
      before: [
        'Somebody, probably you, asked for a Touchline account with this address. You already have one: sign in with it.',
        'If you do not know the password any more, choose a new one from where you sign in.',
      ],
      action: 'Sign in',
      after: ['If this was not you, ignore this message: nothing has changed.'],
      sms: `Touchline: you already have an account with this number. Sign in: ${link}`,
    }),
    de: ({ link }) => ({
      subject: 'Du hast bereits ein Touchline-Konto',
      before: [
        'Jemand, vermutlich du, wollte mit dieser Adresse ein Touchline-Konto eröffnen. Du hast bereits eines: Melde dich damit an.',
        'Wenn du das Passwort nicht mehr weißt, kannst du bei der Anmeldung ein neues wählen.',
      ],
      action: 'Anmelden',
      after: ['Wenn du das nicht warst, ignoriere diese Nachricht: Es hat sich nichts geändert.'],
      sms: `Touchline: Mit dieser Nummer gibt es bereits ein Konto. Anmelden: ${link}`,
    }),
  },
  unlock: {
    en: ({ link }) => ({
      subject: 'Unlock your Touchline account',
      before: [
        'Signing in to your account failed several times, so it is locked for a while. Where you are signed in already, you stay so.',
      ],
      action: 'Unlock now',
      after: [
        'The link works once, within an hour.',
        'If the attempts were not yours, somebody is guessing. Leave it locked, and choose a password that you use nowhere else.',
      ],
      sms: `Touchline: signing in is locked after several failures. Unlock within an hour: ${link}`,
    }),
    de: ({ link }) => ({
      subject: 'Entsperre dein Touchline-Konto',
      before: [
        'Die Anmeldung bei deinem Konto ist mehrmals fehlgeschlagen, deshalb ist sie für einige Zeit gesperrt. Wo du bereits angemeldet bist, bleibst du es.',
      ],
      action: 'Jetzt entsperren',
      after: [
        'Der Link funktioniert einmal und eine Stunde lang.',
        'Wenn die Versuche nicht von dir waren, rät jemand dein Passwort. Lass die Sperre bestehen und wähle ein Passwort, das du nirgends sonst verwendest.',
      ],
      sms: `Touchline: Die Anmeldung ist nach mehreren Fehlversuchen gesperrt. Innerhalb einer Stunde entsperren: ${link}`,
    }),
  },
  password_reset: {
    en: ({ link }) => ({
      subject: 'Choose a new Touchline password',
      before: ['A new password was asked for for your account.'],
      action: 'Choose a new password',
      after: [
        'The link works once, within an hour. A new password signs you out everywhere.',
        'If this was not you, ignore this message: your password stays as it is.',
      ],
      sms: `Touchline: choose a new password within an hour: ${link}`,
    }),
    de: ({ link }) => ({
      subject: 'Wähle ein neues Touchline-Passwort',
      before: ['Für dein Konto wurde ein neues Passwort angefordert.'],
      action: 'Neues Passwort wählen',
      after: [
        'Der Link funktioniert einmal und eine Stunde lang. Ein neues Passwort meldet dich überall ab.',
        'Wenn du das nicht warst, ignoriere diese Nachricht: Dein Passwort bleibt, wie es ist.',
      ],
      sms: `Touchline: Wähle innerhalb einer Stunde ein neues Passwort: ${link}`,
    }),
  },
  password_changed: {
    en: ({ link }) => ({
      subject: 'Your Touchline password was changed',
      before: ['The password of your account has just been changed. If that was you, there is nothing to do.'],
      action: 'It was not me: choose a new password',
      after: ['If it was not you, choose a new password at once; that ends all sessions.'],
      sms: `Touchline: your password was changed. If that was not you, choose a new one at once: ${link}`,
    }),
    de: ({ link }) => ({
      subject: 'Dein Touchline-Passwort wurde geändert',
      before: ['Das Passwort deines Kontos wurde gerade geändert. Wenn du das warst, musst du nichts tun.'],
      action: 'Das war ich nicht: neues Passwort wählen',
      after: ['Wenn du das nicht warst, wähle sofort ein neues Passwort; das beendet alle Sitzungen.'],
      sms: `Touchline: Dein Passwort wurde geändert. Wenn du das nicht warst, wähle sofort ein neues: ${link}`,
    }),
  },
  phone_code: {
    en: ({ code }) => ({
      subject: 'Your Touchline code',
      before: [`Your code is ${code}.`],
      action: null,
      after: ['It is good for 10 minutes. Nobody from Touchline will ever ask you for it.'],
      sms: `${code} is your Touchline code, good for 10 minutes. Nobody from Touchline will ever ask you for it.`,
    }),
    de: ({ code }) => ({
      subject: 'Dein Touchline-Code',
      before: [`Dein Code ist ${code}.`],
      action: null,
      after: ['Er gilt 10 Minuten. Niemand von Touchline wird dich je danach fragen.'],
      sms: `${code} ist dein Touchline-Code, gültig 10 Minuten. Niemand von Touchline wird dich je danach fragen.`,
    }),
  },
}

/** The text of a message in a language. */
export function messageText(template: Template, language: ServedLocale, data: TextData): MessageText {
  return TEXTS[template][language](data)
}
