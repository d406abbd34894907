import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const TEXTS = import.meta.dirname

/** Languages that have texts: each is a folder. */
export function textLocales(): readonly string[] {
  return readdirSync(TEXTS, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
}

/** Texts of one language by id, as ICU messages. Throws if an id is in two files. */
export function readTexts(locale: string): Readonly<Record<string, string>> {
  const merged: Record<string, string> = {}
  for (const file of readdirSync(join(TEXTS, locale))) {
    const texts = JSON.parse(readFileSync(join(TEXTS, locale, file), 'utf8')) as Record<string, string>
    for (const [id, text] of Object.entries(texts)) {
      if (id in merged) throw new Error(`The text "${id}" of ${locale} is in ${file} and in another file: rename one.`)
      merged[id] = text
    }
  }
  return merged
}
