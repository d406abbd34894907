import { type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser'
import fc from 'fast-check'
import { IntlMessageFormat } from 'intl-messageformat'
import { expect, test } from 'vitest'
import { readTexts } from '../../scripts/compile-messages.ts'
import { FORMAT_LOCALES, LOCALES } from './locales.ts'
import { MESSAGE_AREAS } from './message-areas.ts'
import { writeMessage } from './write-message.ts'

/** Names of the values of a message, and of those that are counted. */
function valuesOf(message: readonly MessageFormatElement[], found = new Map<string, boolean>()) {
  for (const part of message) {
    if (part.type === 0 || part.type === 7 || part.type === 8) continue
    const isCounted = part.type === 6 || part.type === 2
    found.set(part.value, isCounted || found.get(part.value) === true)
    if ('options' in part) for (const { value } of Object.values(part.options)) valuesOf(value, found)
  }
  return found
}

test('LOCALE-01: every message in every language is written as the reference library writes it', () => {
  for (const locale of LOCALES) {
    const formatLocale = FORMAT_LOCALES[locale]
    for (const area of MESSAGE_AREAS) {
      for (const [id, text] of Object.entries(readTexts(locale, area))) {
        const message = parse(text)
        const names = [...valuesOf(message)]
        if (names.length === 0) continue
        const values = fc.record(
          Object.fromEntries(
            names.map(([name, isCounted]) => [name, isCounted ? fc.nat(200_000) : fc.string({ maxLength: 8 })]),
          ),
        )
        const reference = new IntlMessageFormat(message, formatLocale)
        fc.assert(
          fc.property(values, (filled) => {
            expect([id, writeMessage(message, formatLocale, filled)]).toEqual([id, String(reference.format(filled))])
          }),
          { numRuns: 20 },
        )
      }
    }
  }
})

test('LOCALE-01: exact numbers, offsets, ordinals and choices are written in their form', () => {
  const write = (text: string, values: Record<string, string | number>) => writeMessage(parse(text), 'en-GB', values)
  const places = '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}'
  expect([1, 2, 3, 4, 21].map((n) => write(places, { n }))).toEqual(['1st', '2nd', '3rd', '4th', '21st'])
  const others = '{n, plural, offset:1 =0 {no one} =1 {you} one {you and # other} other {you and # others}}'
  expect([0, 1, 2, 1_235].map((n) => write(others, { n }))).toEqual([
    'no one',
    'you',
    'you and 1 other',
    'you and 1,234 others',
  ])
  expect(write('{who, select, home {Home} other {{name}}}', { who: 'x', name: 'Ajax' })).toBe('Ajax')
  expect(() => write('{n} left', {})).toThrow('no value for n')
  for (const who of ['toString', 'constructor', '__proto__']) {
    expect(write('{who, select, home {Home} other {{who}}}', { who })).toBe(who)
  }
})
