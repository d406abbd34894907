import { expect, test } from 'vitest'
import { aMatch } from '../../../testing/catalogue.ts'
import { othersOf } from './others-of.ts'

const SHOWN = aMatch()
const { tournament } = SHOWN
const { category } = tournament

const inLeague = (id: number, league: number, country: number) =>
  aMatch({ id, tournament: { ...tournament, id: league, category: { ...category, id: country } } })

test('MATCH-01: beside a match all other live ones are listed, of its league first, then of its country, and never itself', () => {
  const far = inLeague(11, tournament.id + 5, category.id + 5)
  const near = inLeague(12, tournament.id + 1, category.id)
  const same = [inLeague(13, tournament.id, category.id), inLeague(14, tournament.id, category.id)]
  expect(othersOf(SHOWN, [far, near, SHOWN, ...same]).map(({ id }) => id)).toEqual([13, 14, 12, 11])
  expect(othersOf(SHOWN, [SHOWN])).toEqual([])
})
