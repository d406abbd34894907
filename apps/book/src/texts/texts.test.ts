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

/** Names of the values a message shows. What it only chooses by is not among them. */
function argumentsOf(message: string): string[] {
  const names = [...elements(parsed(message))].flatMap((element) =>
    element.type === TYPE.literal || element.type === TYPE.pound || element.type === TYPE.select ? [] : [element.value],
  )
  return [...new Set(names)].sort()
}

/** What a message chooses by, with every choice it knows. */
function choicesOf(message: string): [name: string, options: string[]][] {
  return [...elements(parsed(message))].flatMap((element) =>
    element.type === TYPE.select ? [[element.value, Object.keys(element.options)] as [string, string[]]] : [],
  )
}

/** The choices of a message, one after the other; one without any where it has none. */
function choicesOfEach(message: string): Readonly<Record<string, string>>[] {
  const all = choicesOf(message).flatMap(([name, options]) => options.map((option) => ({ [name]: option })))
  return all.length === 0 ? [{}] : all
}

describe('texts of the book', () => {
  test('the languages with texts are those of the responses', () => {
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
      expect(choicesOf(readTexts(locale)[id] ?? ''), id).toEqual(choicesOf(english[id] ?? ''))
      for (const [n, chosen] of [1, 2, 3, 11, 22].flatMap((n) =>
        choicesOfEach(english[id] ?? '').map((chosen) => [n, chosen] as const),
      )) {
        const values = Object.fromEntries(names.map((name) => [name, name === 'n' ? n : `<${name}>`]))
        const shown = text(locale, id, { ...values, ...chosen })
        expect(shown, id).not.toMatch(/[{}]|^\s*$|undefined/)
        expect(shown, id).not.toBe(id)
        for (const name of names) expect(shown, id).toContain(name === 'n' ? String(n) : `<${name}>`)
      }
    }
  })
})
