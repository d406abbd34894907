import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOCALES } from '@touchline/contract/constants'
import { expect, test } from 'vitest'

type Words = Readonly<Record<string, string>>

function read(path: string): Words {
  return JSON.parse(readFileSync(join(import.meta.dirname, path), 'utf8')) as Words
}

test('LOCALE-01 SLIP-03: a group of markets is not called as a type of bet, in any language', () => {
  const alike = LOCALES.filter((locale) => {
    const group = read(`../../../../packages/sports/src/texts/${locale}.json`)['group.combos'] ?? ''
    const type = read(`messages/${locale}/slip.json`)['slip.type.COMBO'] ?? ''
    // Forms of one word differ at their ends.
    const stem = type.toLowerCase().slice(0, -1)
    return stem === '' || group === '' || group.toLowerCase().includes(stem)
  })
  expect(alike).toEqual([])
})

test('LOCALE-01 SLIP-07: an example for each choice shows what happens to a price that moves, in every language', () => {
  const lacking = LOCALES.flatMap((locale) => {
    const words = read(`messages/${locale}/slip.json`)
    return ['none', 'higher', 'any']
      .map((mode) => words[`slip.accept_mode.${mode}.example`] ?? '')
      .filter((example) => !/2[.,]10.*2[.,]20.*1[.,]95|2[.,]10.*1[.,]95.*2[.,]20/.test(example))
      .map((example) => `${locale}: ${example}`)
  })
  expect(lacking).toEqual([])
})

/** Phrases that bettors misunderstood, and their replacements. */
const STUMBLED = [/present password/i, /^set (the )?(win|stake)$/i, /average odds/i, /times are in/i]

test('LOCALE-01: words that bettors stumbled over are nowhere, and a notice of a pause does not say one thing twice', () => {
  const texts = ['messages/en', '../../../book/src/texts/en'].flatMap((folder) =>
    readdirSync(join(import.meta.dirname, folder)).flatMap((file) => Object.entries(read(`${folder}/${file}`))),
  )
  expect(texts.length).toBeGreaterThan(1_000)
  expect(texts.filter(([, text]) => STUMBLED.some((words) => words.test(text)))).toEqual([])
  const shell = read('messages/en/shell.json')
  for (const id of ['shell.line.held', 'shell.line.silent', 'shell.line.ended', 'shell.line.crowded']) {
    const words = (shell[id]?.toLowerCase().match(/[a-z]{5,}/g) ?? []).map((word) => word.slice(0, 6))
    expect(words.length, id).toBeGreaterThan(0)
    expect(words, id).toEqual([...new Set(words)])
  }
})
