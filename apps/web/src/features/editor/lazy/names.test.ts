import { BLOCK_KINDS } from '@touchline/contract/site-blocks'
import { blockForm, type FormField, type FormMember, pageForm, siteForm } from '@touchline/contract/site-file'
import { expect, test } from 'vitest'
import { createTranslator } from '../../../i18n/index.ts'
import texts from '../../../i18n/messages/en/editor.json' with { type: 'json' }
import { settingName } from './names.ts'
import { IN_THEME, SITE_SECTIONS } from './settings/sections.ts'

/** Names of properties and of choices that a form shows. */
function wordsOf(members: readonly FormMember[]): string[] {
  return members.flatMap(({ name, field }) => [`editor.field.${name}`, ...choicesOf(field)])
}
function choicesOf(field: FormField): string[] {
  switch (field.type) {
    case 'choice':
      return field.values.filter((value) => !/^\d/.test(value)).map((value) => `editor.choice.${value}`)
    case 'list':
    case 'map':
      return choicesOf(field.of)
    case 'group':
      return wordsOf(field.members)
    case 'variants':
      return Object.entries(field.of).flatMap(([value, members]) => [`editor.choice.${value}`, ...wordsOf(members)])
    default:
      return []
  }
}
/** Sports have the names that the book gives them. */
const setsOf = (members: readonly FormMember[]): string[] =>
  members.flatMap(({ name, field }) =>
    field.type === 'set' && name !== 'sportKeys' ? field.values.map((value) => `editor.choice.${value}`) : [],
  )

/** Colours have names of their own; every other setting has a text. */
const settings = [...siteForm(), ...pageForm()].filter(({ name }) => !['style', 'styleOverrides'].includes(name))

test('BLOCK-06: every setting of a site and its pages has a name and a place in the editor', () => {
  expect(wordsOf(settings).filter((id) => !(id in texts))).toEqual([])
  const placed = [...Object.values(SITE_SECTIONS).flat(), ...IN_THEME]
  expect(placed.toSorted()).toEqual(
    siteForm()
      .map(({ name }) => name)
      .toSorted(),
  )
})

test('BLOCK-06: differences call settings by their names', () => {
  const messages = texts as never
  const { text } = createTranslator({ locale: 'en', messages, timeZone: 'UTC', onProblem: () => {} })
  expect(settingName(text, 'style.light.accent')).toBe('Looks › Light › Accent')
  expect(settingName(text, 'pages./summer.seo.title.de')).toBe('/summer › Search engines and sharing › Title › Deutsch')
  expect(settingName(text, 'messages.ru.shell.nav.home')).toBe('Texts of the product › Русский › shell.nav.home')
})

test('BLOCK-06: every property of every kind of block has a name, and every choice', () => {
  const words = BLOCK_KINDS.flatMap((kind) => [...wordsOf(blockForm(kind)), ...setsOf(blockForm(kind))])
  expect(words.filter((id) => !(id in texts))).toEqual([])
})
