import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = join(import.meta.dirname, '../texts')
export type Texts = Readonly<Record<string, string>> & { readonly language: string }

const ALL = new Map<string, Texts>(
  readdirSync(FOLDER).map((file): [string, Texts] => {
    const language = file.slice(0, -'.json'.length)
    return [language, { ...JSON.parse(readFileSync(join(FOLDER, file), 'utf8')), language }]
  }),
)

/** The texts of a language, English where there are none. */
export function textsOf(locale: string): Texts {
  const texts = ALL.get(locale) ?? ALL.get('en')
  if (texts === undefined) throw new Error('The demo cashier has no texts')
  return texts
}
