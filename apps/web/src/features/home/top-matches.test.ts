import { MARKET_STATUS } from '@touchline/betting'
import { expect, test } from 'vitest'
import { aMarket, aMatch } from '../../testing/catalogue.ts'
import { keepPlaces, topMatches } from './top-matches.ts'

const match = (id: number, status: number = MARKET_STATUS.allowed) =>
  aMatch({ id, main_market: aMarket({ status: status as 1 }) })
const CLOCK = {
  match_time: null,
  stoppage_time: null,
  stoppage_time_announced: null,
  remaining_time: null,
  remaining_time_in_period: null,
  stopped: false,
  speed: 1,
  clock_updated_at: '2026-11-20T21:00:00.000Z',
}
const ids = (...args: Parameters<typeof topMatches>) => topMatches(...args).map(({ id }) => id)

test('CAT-02: the front page leads with matches that can be bet on, running ones first', () => {
  expect(ids([match(1), match(2), match(3)], [match(4), match(5)])).toEqual([1, 2, 4])
  expect(ids([match(1, MARKET_STATUS.suspended), match(2)], [match(4), match(5)])).toEqual([2, 4, 5])
  expect(ids([match(1), match(2), match(3)], [])).toEqual([1, 2, 3])
  expect(ids([], [])).toEqual([])
})

test('CAT-02: a match in its last minutes comes after all that can be led with, and leads where there is nothing else', () => {
  const at = (id: number, sport: 'football' | 'basketball', time: { match_time?: number; remaining_time?: number }) => {
    const { statistics, tournament, ...rest } = match(id)
    const clock = { ...CLOCK, ...time }
    return {
      ...rest,
      statistics: statistics && { ...statistics, clock },
      tournament: { ...tournament, sport: { ...tournament.sport, key: sport } },
    }
  }
  const late = at(1, 'football', { match_time: 5_200 })
  expect(ids([late, at(2, 'football', { match_time: 3_000 })], [match(4)])).toEqual([2, 4, 1])
  expect(ids([at(1, 'basketball', { match_time: 2_800, remaining_time: 80 }), match(2)], [match(4), match(5)])).toEqual(
    [2, 4, 5],
  )
  // Of a sport whose clock counts up, the time left is unknown.
  expect(ids([at(1, 'basketball', { match_time: 5_300 })], [match(4)])).toEqual([1, 4])
  expect(ids([late], [])).toEqual([1])
})

test('CAT-02 CAT-03: who looks on sees each match where it was; only a free place is given again', () => {
  const kept = (shown: readonly number[], best: readonly number[], listed: readonly ReturnType<typeof match>[]) =>
    keepPlaces(
      shown.map((id) => match(id)),
      best.map((id) => match(id)),
      listed,
    ).map(({ id }) => id)
  const all = [1, 2, 3, 4, 5].map((id) => match(id))
  expect(kept([1, 2, 3], [4, 1, 2], all)).toEqual([1, 2, 3])
  expect(kept([1, 2, 3], [4, 1, 3], all.slice(2))).toEqual([4, 1, 3])
  expect(kept([1, 2, 3], [4, 1, 3], [match(1, MARKET_STATUS.suspended), ...all.slice(1)])).toEqual([1, 2, 3])
  expect(kept([1, 2], [1, 2, 3], all)).toEqual([1, 2, 3])
  expect(kept([1, 2, 3], [], [])).toEqual([])
})
