import { parse } from '@formatjs/icu-messageformat-parser'
import { describe, expect, test } from 'vitest'
import { LOCALES } from '../src/i18n/locales.ts'
import { compileMessages, readTexts } from './compile-messages.ts'

const AREAS = ['core', 'match', 'information', 'access', 'profile']

const LITERAL = 0

/** Names of the values a message takes, those inside plurals included. */
function argumentsOf(text: string): string[] {
  const names = new Set<string>()
  JSON.stringify(parse(text), (_, node: unknown) => {
    const element = node as { type?: number; value?: unknown } | null
    if (typeof element?.type === 'number' && element.type !== LITERAL && typeof element.value === 'string') {
      names.add(element.value)
    }
    return node
  })
  return [...names].sort()
}

describe('messages', () => {
  test('LOCALE-03: every language has every message, with the same values', () => {
    for (const area of AREAS) {
      const english = readTexts('en', area)
      for (const locale of LOCALES) {
        const texts = readTexts(locale, area)
        expect(Object.keys(texts).sort()).toEqual(Object.keys(english).sort())
        for (const [id, text] of Object.entries(texts)) {
          expect([id, argumentsOf(text)]).toEqual([id, argumentsOf(english[id] ?? '')])
        }
      }
    }
  })

  test('LOCALE-01: messages are syntax trees, so that the page carries no parser', () => {
    const compiled = compileMessages('de', 'core')
    expect(compiled['shell.nav.live']).toEqual([{ type: 0, value: 'Live' }])
  })
})
