import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')
const WEB = join(ROOT, 'apps/web/src/i18n/messages')
const BOOK = join(ROOT, 'apps/book/src/texts')
const SPORTS = join(ROOT, 'packages/sports/src/texts')

/** Shorter ones are particles of other languages, units and abbreviations of the field. */
const SHORTEST_WORD = 3

/** English words that are names of the product, a competition, a game or a jackpot in every language. */
const NAMES = ['Touchline', 'Counter-Strike', 'League of Legends', 'Dota', 'Premier League', 'Champions League', 'Gold']

/** The reference of a failed request. */
const REFERENCE = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g

/** Languages that the web application speaks. */
export const shippedLanguages = (): string[] => readdirSync(WEB)

/** Texts of one language, of the web application, the book and the sports. */
function textsIn(locale: string): string[] {
  const folders = [join(WEB, locale), join(BOOK, locale)]
  const files = folders.flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)))
  return [...files, join(SPORTS, `${locale}.json`)].flatMap((file) =>
    Object.values<string>(JSON.parse(readFileSync(file, 'utf8'))),
  )
}

/** A message without its syntax: names of values, kinds and forms. */
function prose(message: string): string {
  return message
    .replace(/\{\s*[\w$!+%-]+\s*(,\s*(plural|select|selectordinal|number|date|time)\s*,?)?/g, ' ')
    .replace(/\b(zero|one|two|few|many|other|=\d+)\s*\{/g, ' ')
}

const wordsOf = (text: string): string[] =>
  [...text.matchAll(/\p{L}[\p{L}\p{M}’']*/gu)]
    .map(([word]) => word.toLowerCase())
    .filter((word) => word.length >= SHORTEST_WORD)

/** Short names of months and days, some of them words in English: May, per. */
function datesIn(locale: string): string[] {
  const format = new Intl.DateTimeFormat(locale, { month: 'short', weekday: 'short' })
  return Array.from({ length: 12 * 7 }, (_, at) => format.format(Date.UTC(2026, at % 12, 1 + at)))
}

/** Words that the product says in English and not in another language. */
export function englishOnlyWords(locale: string): ReadonlySet<string> {
  const shared = new Set([...textsIn(locale), ...datesIn(locale)].flatMap((text) => wordsOf(prose(text))))
  return new Set(
    textsIn('en')
      .flatMap((text) => wordsOf(prose(text)))
      .filter((word) => !shared.has(word)),
  )
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }

function decoded(html: string): string {
  return html
    .replace(/&#x([\da-f]+);/gi, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => ENTITIES[name] ?? '')
}

/** The texts of a document that are shown or spoken, those of attributes included. */
export function shownTexts(html: string): string[] {
  const page = html
    .replace(/<!--.*?-->/gs, '')
    .replace(/<(script|style|template)\b.*?<\/\1>/gs, ' ')
    // Names of languages are written in their own.
    .replace(/<a [^>]*\blang="[^"]*"[^>]*>.*?<\/a>/gs, ' ')
  const spoken = [...page.matchAll(/\s(?:aria-label|title|alt|placeholder|data-label|data-short)="([^"]*)"/g)]
  const described = [...page.matchAll(/<meta name="(?:description|keywords)" content="([^"]*)"/g)]
  const written = [...page.matchAll(/>([^<]+)</g)]
  return [...spoken, ...described, ...written]
    .map(([, text = '']) => decoded(text).trim())
    .filter((text) => text !== '')
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Finds names as whole words, the longest that begin at a place. */
export function namePattern(names: readonly string[]): RegExp {
  const longestFirst = [...NAMES, ...names].sort((a, b) => b.length - a.length).map(escaped)
  return new RegExp(`(?<!\\p{L})(?:${longestFirst.join('|')})(?!\\p{L})`, 'gu')
}

/** Texts of a page with a word in them that only English has, outside of names. */
export function englishLeft(html: string, words: ReadonlySet<string>, names: RegExp): string[] {
  const left = shownTexts(html).flatMap((text) => {
    const found = wordsOf(text.replaceAll(REFERENCE, ' ').replaceAll(names, ' ')).filter((word) => words.has(word))
    return found.length > 0 ? [`${found.join(', ')} in "${text}"`] : []
  })
  return [...new Set(left)]
}
