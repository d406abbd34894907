import { BLOCK_KINDS } from '@touchline/contract/site'
import { blockForm, type FormField, type FormMember } from '@touchline/contract/site-file'
import { expect, test } from 'vitest'
import texts from '../../../i18n/messages/en/editor.json' with { type: 'json' }

/** Names of properties and of choices that a form shows. */
function wordsOf(members: readonly FormMember[]): string[] {
  return members.flatMap(({ name, field }) => [`editor.field.${name}`, ...choicesOf(field)])
}
function choicesOf(field: FormField): string[] {
  switch (field.type) {
    case 'choice':
      return field.values.filter((value) => !/^\d/.test(value)).map((value) => `editor.choice.${value}`)
    case 'list':
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

test('BLOCK-06: every property of every kind of block has a name, and every choice', () => {
  const words = BLOCK_KINDS.flatMap((kind) => [...wordsOf(blockForm(kind)), ...setsOf(blockForm(kind))])
  expect(words.filter((id) => !(id in texts))).toEqual([])
})
