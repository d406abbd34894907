import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const FOLDERS = ['apps/web/src/i18n/messages', 'apps/book/src/texts']
const filesOf = (locale: string) => [
  ...FOLDERS.flatMap((folder) => readdirSync(join(ROOT, folder, locale)).map((file) => join(folder, locale, file))),
  `apps/cashier-demo/src/texts/${locale}.json`,
]
/** `Sie` within a sentence, and the forms that are never another word's beginning: the polite address. */
const POLITE = /(?:^|[^.!?:{]) Sie\b|\b(?:Ihnen|Ihre[mnrs]?)\b|\b[A-ZÄÖÜ][a-zäöü]+en Sie\b/

/** `sen` and its cases, what you did (`kazandın`), and requests without their ending. */
const FAMILIAR =
  /(?<!\p{L})(?:[Ss]en|[Ss]eni|[Ss]enin|[Ss]ana|[Ss]ende|[Kk]endini)(?!\p{L})|\p{L}[nlr]d[ıiuü]n(?!\p{L})|(?<!\p{L})(?:dene|giriş yap|kontrol et|seç|yaz)[.;,]|(?<!\p{L})(?:bahsin|tutarın|seçimlerin|hesabın) (?:var|duruyor|\{)/u

function addressed(locale: string, wrong: RegExp): readonly string[] {
  return filesOf(locale).flatMap((file) =>
    Object.entries<string>(JSON.parse(readFileSync(join(ROOT, file), 'utf8')))
      .filter(([, text]) => wrong.test(text))
      .map(([id, text]) => `${file} ${id}: ${text}`),
  )
}

test('LOCALE-03: German says du to the player everywhere, in mail as on screen', () => {
  expect(addressed('de', POLITE)).toEqual([])
})

test('LOCALE-03: Turkish says siz to the player everywhere, in mail as on screen', () => {
  expect(addressed('tr', FAMILIAR)).toEqual([])
})
