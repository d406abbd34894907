import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { writeNumber, written } from './formats.ts'

/** Kinds of the parts of a parsed message, as the parser numbers them. Others the build refuses. */
export const PART = { literal: 0, argument: 1, number: 2, select: 5, plural: 6, pound: 7 } as const

export type MessageValues = Readonly<Record<string, string | number | Date | null | undefined>>

const rules = new Map<string, { readonly format: (count: number) => string }>()

function pluralForm(locale: string, type: Intl.PluralRuleType, count: number): string {
  const key = `${locale} ${type}`
  const known = rules.get(key)
  if (known) return written(known, count)
  const made = new Intl.PluralRules(locale, { type })
  rules.set(key, { format: (other) => made.select(other) })
  return made.select(count)
}

/**
 * A parsed message with its values filled in, by the language's plurals and numbers. Pages carry this instead of a
 * library, which would weigh four times as much for what their messages use.
 * @param counted the number for `#`
 * @throws where a value is missing
 */
export function writeMessage(
  message: readonly MessageFormatElement[],
  locale: string,
  values: MessageValues,
  counted = 0,
): string {
  return message.map((part) => writePart(part, locale, values, counted)).join('')
}

function writePart(part: MessageFormatElement, locale: string, values: MessageValues, counted: number): string {
  if (part.type === PART.literal) return part.value
  if (part.type === PART.pound) return writeNumber(locale, counted)
  const name = 'value' in part ? part.value : ''
  if (!(name in values)) throw new Error(`There is no value for ${name}`)
  const value = values[name]
  switch (part.type) {
    case PART.number:
      return writeNumber(locale, Number(value))
    case PART.select: {
      // A value may be called `toString`: only the message's own options count.
      const choice = Object.hasOwn(part.options, String(value)) ? String(value) : 'other'
      return writeMessage(part.options[choice]?.value ?? [], locale, values, counted)
    }
    case PART.plural: {
      const count = Number(value) - part.offset
      const { options, pluralType = 'cardinal' } = part
      const form = options[`=${Number(value)}`] ?? options[pluralForm(locale, pluralType, count)] ?? options.other
      return writeMessage(form?.value ?? [], locale, values, count)
    }
    default:
      return String(value ?? '')
  }
}
