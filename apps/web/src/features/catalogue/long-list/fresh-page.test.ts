import { expect, test } from 'vitest'
import { aMatch } from '../../../testing/catalogue.ts'
import { freshPage } from './fresh-page.ts'

const [one, two, three, four] = [1, 2, 3, 4].map((id) => aMatch({ id }))

test('CAT-03: a page that is requested again loses events that are over, and none that moved to another page', () => {
  const held = [one, two, three].flatMap((match) => match ?? [])
  const now = [four, one].flatMap((match) => match ?? [])
  const ended = (event: { readonly id: number }) => event.id === 2
  expect(freshPage(held, now, ended).map(({ id }) => id)).toEqual([4, 1, 3])
})
