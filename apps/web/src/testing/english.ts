import { readdirSync, readFileSync } from 'node:fs'
import { compileMessage } from '../i18n/compile-words.ts'
import type { Messages } from '../i18n/index.ts'

const FOLDER = new URL('../i18n/messages/en/', import.meta.url)

/** Every text of the product in English. */
export function englishTexts(): Messages {
  const areas: Record<string, string>[] = readdirSync(FOLDER).map((name) =>
    JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')),
  )
  const texts = areas.flatMap((area) => Object.entries(area).map(([id, text]) => [id, compileMessage(text)] as const))
  return Object.fromEntries(texts) as Messages
}
