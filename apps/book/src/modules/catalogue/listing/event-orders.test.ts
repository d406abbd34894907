import { EVENT_STATUS, type EventStatus } from '@touchline/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createEventIndex } from '../../offer/events/event-index.ts'
import { isOpen } from '../events/event-index.ts'
import { testMatchEntry, testTournament } from '../testing/test-entries.ts'
import { createOpenEventCounts } from './count-events.ts'
import { createEventOrders } from './event-orders.ts'
import { parseSort, sortEvents } from './sort-events.ts'

const tournaments = [1, 2, 3, 4].map((id) =>
  testTournament({
    id,
    priority: (id * 7) % 3,
    sportId: 1 + (id % 2),
    categoryId: 10 + (id % 3),
    categoryPriority: id,
  }),
)
const SORTS = [
  undefined,
  'start_time',
  '-start_time,tournament.priority',
  'tournament.sport.priority,tournament.priority,start_time',
  '-category.priority',
  '-bets_count',
] as const
const change = fc.record({
  id: fc.integer({ min: 1, max: 30 }),
  tournament: fc.constantFrom(...tournaments),
  startsAt: fc.integer({ min: 0, max: 5 }),
  status: fc.constantFrom<EventStatus>(EVENT_STATUS.prematch, EVENT_STATUS.live, EVENT_STATUS.finished),
  isGone: fc.boolean(),
})

test('CAT-01: whatever comes, moves and goes, an order that is kept is the one that sorting would give', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(change, fc.constantFrom(...SORTS)), { maxLength: 80 }), (steps) => {
      const events = createEventIndex()
      const orders = createEventOrders(events)
      const counts = createOpenEventCounts(events)
      for (const [{ isGone, ...facts }, sort] of steps) {
        if (isGone) events.remove(facts.id)
        else events.put(testMatchEntry(facts))
        expect(orders.by(sort)).toEqual(sortEvents([...events.all()], parseSort(sort), events))
      }
      const open = [...events.all()].filter(isOpen)
      for (const { id, category } of tournaments) {
        const total = ({ live, prematch }: { live: number; prematch: number }) => live + prematch
        expect(total(counts.ofTournament(id))).toBe(open.filter(({ tournament }) => tournament.id === id).length)
        expect(total(counts.ofSport(category.sport.id))).toBe(
          open.filter(({ tournament }) => tournament.category.sport.id === category.sport.id).length,
        )
      }
    }),
  )
})

test('CAT-01: orders that are no longer requested are not kept for ever', () => {
  const events = createEventIndex()
  const orders = createEventOrders(events)
  events.put(testMatchEntry({ id: 1, tournament: tournaments[0] ?? testTournament() }))
  const first = orders.by('start_time')
  expect(orders.by('start_time')).toBe(first)
  for (const sort of ['tournament.id', '-tournament.id', 'category.id', '-category.id', 'tournament.priority'])
    for (const next of [sort, `${sort},start_time`]) orders.by(next)
  expect(orders.by('start_time')).not.toBe(first)
  expect(orders.by('start_time')).toEqual(first)
})
