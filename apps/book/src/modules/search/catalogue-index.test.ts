import { EVENT_STATUS } from '@touchline/contract'
import { expect, test } from 'vitest'
import { testMatchEntry, testTournament } from '../catalogue/testing/test-entries.ts'
import { createEventIndex } from '../offer/events/event-index.ts'
import { createCatalogueIndex } from './catalogue-index.ts'

test('CAT-07: an event is found from its coming until it is over, without an earlier search', () => {
  const events = createEventIndex()
  const match = testMatchEntry({ id: 1, tournament: testTournament(), status: EVENT_STATUS.prematch })
  const typed = match.home.name
  events.put(match)
  const index = createCatalogueIndex({ events, reference: () => ({}) as never })
  const found = () => index.findEvents(typed).map(({ key }) => key)
  expect(found()).toEqual([1])

  events.put({ ...match, id: 2 })
  events.put({ ...match, status: EVENT_STATUS.live, version: 2 })
  expect(found().sort()).toEqual([1, 2])

  events.put({ ...match, status: EVENT_STATUS.finished, version: 3 })
  events.remove(2)
  expect(found()).toEqual([])
})

test('an exact name comes before an equal nickname', () => {
  const tournament = testTournament()
  const nicknamed = testMatchEntry({ id: 1, tournament, status: EVENT_STATUS.live })
  const named = testMatchEntry({ id: 2, tournament, status: EVENT_STATUS.prematch })
  const events = createEventIndex()
  events.put({ ...nicknamed, home: { ...nicknamed.home, name: 'Valladolid', aliases: ['Real Valladolid'] } })
  events.put({ ...named, home: { ...named.home, name: 'Real Madrid', aliases: ['Madrid'] } })
  const index = createCatalogueIndex({ events, reference: () => ({}) as never })
  expect(index.findEvents('real').map(({ key }) => key)).toEqual([2, 1])
  expect(index.findEvents('real valladolid').map(({ key }) => key)[0]).toBe(1)
})
