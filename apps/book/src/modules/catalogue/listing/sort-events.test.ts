import { expect, test } from 'vitest'
import { createEventIndex } from '../../offer/events/event-index.ts'
import { testMatchEntry, testTournament } from '../testing/test-entries.ts'
import { parseSort, sortEvents } from './sort-events.ts'

const events = createEventIndex()
const premier = testTournament({ id: 1001, priority: 1, categoryId: 1001, categoryPriority: 1 })
const laliga = testTournament({ id: 1003, priority: 2, categoryId: 1002, categoryPriority: 2 })
const masters = testTournament({
  id: 5001,
  priority: 1,
  sport: 'tennis',
  sportId: 5,
  categoryId: 5028,
  categoryPriority: 28,
})
const entries = [
  testMatchEntry({ id: 1, tournament: masters, startsAt: 3_000 }),
  testMatchEntry({ id: 2, tournament: laliga, startsAt: 1_000 }),
  testMatchEntry({ id: 3, tournament: premier, startsAt: 2_000 }),
  testMatchEntry({ id: 4, tournament: premier, startsAt: 1_000 }),
]
events.setBetsCounts(
  new Map([
    [3, 12],
    [1, 40],
  ]),
)

function order(sort?: string): number[] {
  return sortEvents(entries, parseSort(sort), events).map((entry) => entry.id)
}

test('CAT-01: without a wish events come by priority of sport and league, then by kick-off', () => {
  expect(order()).toEqual([4, 3, 2, 1])
})

test('CAT-01: every sort key works in both directions', () => {
  expect(order('start_time')).toEqual([2, 4, 3, 1])
  expect(order('-start_time')).toEqual([1, 3, 2, 4])
  expect(order('bets_count')).toEqual([2, 4, 3, 1])
  expect(order('-bets_count')).toEqual([1, 3, 2, 4])
  expect(order('tournament.id')).toEqual([4, 3, 2, 1])
  expect(order('-tournament.id')).toEqual([1, 2, 4, 3])
  expect(order('tournament.priority')).toEqual([4, 3, 1, 2])
  expect(order('-tournament.priority')).toEqual([2, 4, 3, 1])
  expect(order('category.id')).toEqual([4, 3, 2, 1])
  expect(order('-category.priority')).toEqual([1, 2, 4, 3])
  expect(order('-tournament.sport.id')).toEqual([1, 2, 4, 3])
  expect(order('tournament.sport.priority')).toEqual([2, 4, 3, 1])
})

test('CAT-01: keys count in their order, and what they leave equal keeps one order on every page', () => {
  expect(order('-tournament.sport.priority,-start_time')).toEqual([1, 3, 2, 4])
  expect(order('category.priority,-start_time')).toEqual([3, 4, 2, 1])
})
