import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { compileMessage } from '../src/i18n/compile-words.ts'
import { MESSAGE_AREAS } from '../src/i18n/message-areas.ts'

/** By id: the text itself where it is always the same, else its syntax tree. */
export type CompiledMessages = Record<string, string | MessageFormatElement[]>

const MESSAGES = join(import.meta.dirname, '../src/i18n/messages')
const FALLBACK = 'en'

/**
 * Files that are joined to other areas, since an area of its own costs every page a few bytes. Amounts are typed in
 * slip, cash-out and cashier; pages of the account link to each other; what narrows a list is behind a button or in a
 * block of its own.
 */
const JOINED: Readonly<Record<string, readonly string[]>> = {
  cashier: ['profile'],
  display: ['cookies'],
  choosing: ['finding', 'blocks'],
  markets: ['match', 'contests'],
  amounts: ['slip', 'betting', 'profile'],
  ways: ['profile', 'bets'],
}

function areasOf(file: string): readonly string[] {
  const own = file.replace(/\.json$/, '')
  return JOINED[own] ?? (MESSAGE_AREAS.some((area) => area === own) ? [own] : ['core'])
}

function filesOf(locale: string, area: string): string[] {
  return readdirSync(join(MESSAGES, locale)).filter((file) => file.endsWith('.json') && areasOf(file).includes(area))
}

/** Texts of one area in one language by id. An id in two files is an error. */
export function readTexts(locale: string, area: string): Record<string, string> {
  const merged: Record<string, string> = {}
  for (const file of filesOf(locale, area)) {
    const texts: Record<string, string> = JSON.parse(readFileSync(join(MESSAGES, locale, file), 'utf8'))
    for (const [id, text] of Object.entries(texts)) {
      if (id in merged) throw new Error(`Message "${id}" of ${locale} is in ${file} and in another file: rename one.`)
      merged[id] = text
    }
  }
  return merged
}

/** Messages ready to be written, so that the page needs no parser. LOCALE-01: gaps are filled from English. */
export function compileMessages(locale: string, area: string): CompiledMessages {
  const texts = { ...readTexts(FALLBACK, area), ...readTexts(locale, area) }
  return Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, compileMessage(text)]))
}

/** Files to watch for an area. */
export function messageFiles(locale: string, area: string): string[] {
  return [...new Set([FALLBACK, locale])].flatMap((name) =>
    filesOf(name, area).map((file) => join(MESSAGES, name, file)),
  )
}
