import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { ERRORS } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { SERVED_LOCALES } from '../kernel/locale.ts'
import { readTexts, textLocales } from './read-texts.ts'
import { text } from './text.ts'
import type { TextId } from './text-id.ts'

const english = readTexts('en')
const IDS = Object.keys(english) as TextId[]
const parsed = (message: string) => parse(message, { ignoreTag: true })

/** Every element of a message, those inside plurals included. */
function* elements(tree: readonly MessageFormatElement[]): Generator<MessageFormatElement> {
  for (const element of tree) {
    yield element
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      for (const option of Object.values(element.options)) yield* elements(option.value)
    }
  }
}

/** Names of the values a message takes. */
function argumentsOf(message: string): string[] {
  const names = [...elements(parsed(message))].flatMap((element) =>
    element.type === TYPE.literal || element.type === TYPE.pound ? [] : [element.value],
  )
  return [...new Set(names)].sort()
}

describe('texts of the book', () => {
  test('the languages with texts are those the book answers in', () => {
    expect([...textLocales()].sort()).toEqual([...SERVED_LOCALES].sort())
  })

  test('every error of the contract has a text', () => {
    const errors = IDS.filter((id) => id.startsWith('error.'))
    expect(errors.sort()).toEqual(
      Object.keys(ERRORS)
        .map((name) => `error.${name}`)
        .sort(),
    )
  })

  test.each(textLocales())('every text of %s can be read out, with nothing left open', (locale) => {
    for (const id of IDS) {
      const names = argumentsOf(english[id] ?? '')
      for (const n of [1, 2, 3, 11, 22]) {
        const values = Object.fromEntries(names.map((name) => [name, name === 'n' ? n : `<${name}>`]))
        const shown = text(locale, id, values)
        expect(shown, id).not.toMatch(/[{}]|^\s*$|undefined/)
        expect(shown, id).not.toBe(id)
        for (const name of names) expect(shown, id).toContain(name === 'n' ? String(n) : `<${name}>`)
      }
    }
  })
})
