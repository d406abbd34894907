import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import type { Messages } from '../i18n/index.ts'
import { PART } from '../i18n/write-message.ts'

/** How much longer a text becomes: about what English does in German or Russian where it is short. */
const LONGER = 1.4

const ACCENTED: Readonly<Record<string, string>> = { a: 'ä', e: 'ë', i: 'ï', o: 'ö', u: 'ü', y: 'ÿ' }

/** A text with each vowel twice, the second with dots, and as much more at its last word as is missing. */
export function longerText(text: string): string {
  if (!/\p{L}/u.test(text)) return text
  const doubled = text.replace(/[aeiouy]/gi, (vowel) => vowel + (ACCENTED[vowel.toLowerCase()] ?? ''))
  const missing = Math.max(0, Math.ceil(text.length * LONGER) - doubled.length)
  return doubled.replace(/(\p{L})(\P{L}*)$/u, (_, last: string, end: string) => last + 'ë'.repeat(missing) + end)
}

function longerPart(part: MessageFormatElement): MessageFormatElement {
  if (part.type === PART.literal) return { ...part, value: longerText(part.value) }
  if (!('options' in part)) return part
  const options = Object.entries(part.options).map(([form, option]) => [
    form,
    { ...option, value: option.value.map(longerPart) },
  ])
  return { ...part, options: Object.fromEntries(options) } as MessageFormatElement
}

/** A made-up language for tests of the layout: English, but so long that a text that does not fit is seen. */
export function longerMessages(messages: Messages): Messages {
  const longer = Object.entries(messages).map(([id, message]) => [
    id,
    typeof message === 'string' ? longerText(message) : message?.map(longerPart),
  ])
  return Object.fromEntries(longer) as Messages
}
