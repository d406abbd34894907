import { printAST } from '@formatjs/icu-messageformat-parser/printer.js'
import { compileMessage } from '../../../../i18n/compile-words.ts'
import { type Locale, loadMessages } from '../../../../i18n/index.ts'
import { MESSAGE_AREAS } from '../../../../i18n/message-areas.ts'
import { plainLetters } from '../../../../i18n/plain-letters.ts'

/** A message of the product as it is written. */
export interface ProductWord {
  readonly id: string
  readonly text: string
}

/** Parts of the product that players see. */
const AREAS = MESSAGE_AREAS.filter((area) => area !== 'editor')

/** All messages of the product in a language. */
export async function productWords(locale: Locale): Promise<readonly ProductWord[]> {
  const areas = await Promise.all(AREAS.map((area) => loadMessages(locale, area)))
  return areas.flatMap((messages) =>
    Object.entries(messages).map(([id, message]) => ({
      id,
      text: typeof message === 'string' ? message : printAST(message as Parameters<typeof printAST>[0]),
    })),
  )
}

/** Those that hold what is looked for, accents and capitals aside. */
export function wordsWith(words: readonly ProductWord[], looked: string, most: number): readonly ProductWord[] {
  const asked = plainLetters(looked.trim())
  if (asked === '') return []
  return words.filter(({ text }) => plainLetters(text).includes(asked)).slice(0, most)
}

const argumentsIn = (text: string) => [...text.matchAll(/\{\s*(\w+)/g)].map(([, name]) => name)

/** Whether a text can replace a message of the product: it parses, and uses no other values than the message. */
export function canStandFor(text: string, message: string | undefined): boolean {
  try {
    compileMessage(text)
  } catch {
    return false
  }
  const known = argumentsIn(message ?? '')
  return message === undefined || [...text.matchAll(/\{\s*(\w+)\s*[,}]/g)].every(([, name]) => known.includes(name))
}
