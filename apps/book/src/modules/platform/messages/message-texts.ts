import type { ServedLocale } from '../../../kernel/locale.ts'
import { text } from '../../../texts/index.ts'

/** What a text is filled with. */
export interface TextData {
  /** What the site is called. */
  readonly site: string
  /** Where its button leads. */
  readonly link: string
  /** Six digits; empty where there is none. */
  readonly code: string
  /** What changed about the ways in; empty where the text is about something else. */
  readonly change: string
}

export interface MessageText {
  readonly subject: string
  /** Paragraphs above the button. */
  readonly before: readonly string[]
  /** Text of the button; null for none. */
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
  | 'way_in_changed'

/** The text of a message in a language. */
export function messageText(template: Template, language: ServedLocale, data: TextData): MessageText {
  const { site, link, code, change } = data
  const part = (name: 'subject' | 'before' | 'after' | 'sms') =>
    text(language, `message.${template}.${name}`, { site, link, code, change })
  return {
    subject: part('subject'),
    before: part('before').split('\n'),
    action: template === 'phone_code' ? null : text(language, `message.${template}.action`),
    after: part('after').split('\n'),
    sms: part('sms'),
  }
}
