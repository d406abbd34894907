import { dateFormat, PLAIN, writeNumber, written } from './formats.ts'
import type { Messages } from './load-messages.ts'
import type { MessageId } from './message-id.ts'
import { type MessageValues, writeMessage } from './write-message.ts'

export type TextValues = MessageValues
export type TextOf = (id: MessageId, values?: TextValues) => string

/** Everything that is written in the language, and the time zone, of the page. */
export interface Translator {
  /** For `Intl`. */
  readonly locale: string
  readonly text: TextOf
  /** @param at ISO 8601 or ms */
  readonly date: (at: string | number, options?: Intl.DateTimeFormatOptions) => string
  readonly number: (value: number, options?: Intl.NumberFormatOptions) => string
}

/** Hours and minutes. */
export const TIME: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit' }

export interface TranslatorOptions {
  readonly locale: string
  /** Areas that come later are found in it too. */
  readonly messages: Messages
  /** IANA name. */
  readonly timeZone: string
  /** Receives the error of a text that cannot be written; the text is then empty, and never its id. */
  readonly onProblem: (problem: Error) => void
}

function write({ locale, messages }: TranslatorOptions, id: MessageId, values: TextValues | undefined): string {
  const message = messages[id]
  if (message === undefined) throw new Error(`No text ${id} in ${locale}: name its area in the page's messages.`)
  return typeof message === 'string'
    ? message
    : (countedText(message, locale, values) ?? writeMessage(message, locale, values ?? PLAIN))
}

const countedTexts = new WeakMap<object, { format: (count: number) => string }>()

/** Caches messages whose only value is a count: a listing writes one in every row. */
function countedText(
  message: Exclude<Messages[string], string>,
  locale: string,
  values: TextValues | undefined,
): string | null {
  const count = values?.count
  if (typeof count !== 'number' || Object.keys(values ?? PLAIN).length !== 1) return null
  const known = countedTexts.get(message)
  const format = known ?? { format: (other: number) => writeMessage(message, locale, { count: other }) }
  if (!known) countedTexts.set(message, format)
  return written(format, count)
}

export function createTranslator(options: TranslatorOptions): Translator {
  const { locale, timeZone, onProblem } = options
  return {
    locale,
    text(id, values) {
      try {
        return write(options, id, values)
      } catch (error) {
        onProblem(error instanceof Error ? error : new Error(String(error)))
        return ''
      }
    },
    date: (at, format = PLAIN) =>
      written(dateFormat(locale, timeZone, format), typeof at === 'string' ? Date.parse(at) : at),
    number: (value, format) => writeNumber(locale, value, format),
  }
}
