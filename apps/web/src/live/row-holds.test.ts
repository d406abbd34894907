import { expect, test } from 'vitest'
import type { LineState } from './line-state.ts'
import { createRowHolds, type RowHoldsPorts } from './row-holds.ts'

function rows(ports: Partial<RowHoldsPorts> = {}) {
  const held: string[] = []
  const needed: number[] = []
  const page = { state: 'starting' as LineState }
  let gap: (list: string) => void = () => {}
  const hold = (name: string) => {
    held.push(name)
    return () => void held.splice(held.indexOf(name), 1)
  }
  const channels: RowHoldsPorts['channels'] = {
    hold: (id) => hold(`match-${id}`),
    holdList: hold,
    onListGap(listener) {
      gap = listener
      return () => {}
    },
    state: () => page.state,
  }
  const holdRow = createRowHolds({ channels, need: (id) => needed.push(id), hasLists: () => true, ...ports })
  return { held, needed, page, gap: (list: string) => gap(list), holdRow }
}

const football = (id: number, leagueId = 30) => ({ id, sportId: 1, leagueId })

test('LIVE-01: rows without a list hold as many channels as they may, and move up as others leave', () => {
  const { held, holdRow } = rows({ hasLists: () => false, cap: 2 })
  const first = holdRow(football(1))
  holdRow(football(2))
  const third = holdRow(football(3))
  expect(held).toEqual(['match-1', 'match-2'])
  first()
  expect(held).toEqual(['match-2', 'match-3'])
  third()
  third()
  expect(held).toEqual(['match-2'])
})

test('LIVE-01: rows of a league share its list, those of several leagues that of their sport, other events hold their own', () => {
  const { held, holdRow } = rows()
  const stops = [holdRow(football(1)), holdRow(football(2))]
  expect(held).toEqual(['league-30'])
  stops.push(holdRow(football(3, 31)), holdRow({ id: 4, sportId: 2, leagueId: 50 }))
  stops.push(holdRow({ id: 5, sportId: 0, leagueId: 0 }))
  expect(held).toEqual(['sport-1', 'league-50', 'match-5'])
  for (const stop of stops) stop()
  expect(held).toEqual([])
})

test('LIVE-03: after the opening of a list and after a gap its rows are fetched, and no others', () => {
  const { needed, gap, holdRow } = rows()
  holdRow(football(1))
  holdRow({ id: 4, sportId: 2, leagueId: 50 })
  expect(needed).toEqual([])
  gap('league-30')
  expect(needed).toEqual([1])
  const leave = holdRow(football(2))
  leave()
  gap('league-30')
  expect(needed.slice(1)).toEqual([1])
})

test('LIVE-03: a row that comes to an open list is fetched once, and again when the list has become another one', () => {
  const { needed, page, gap, holdRow } = rows()
  holdRow(football(1))
  gap('league-30')
  page.state = 'live'
  holdRow(football(2))()
  holdRow(football(2))
  expect(needed).toEqual([1, 2])
  holdRow(football(3, 31))
  gap('sport-1')
  expect(needed.slice(2).sort()).toEqual([1, 2, 3, 3])
})
