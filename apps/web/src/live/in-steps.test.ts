import type { EventStatus, MarketStatus, RealtimeEvent } from '@touchline/contract'
import { EVENT_STATUS, MARKET_STATUS } from '@touchline/contract/constants'
import { expect, test } from 'vitest'
import { resultAt } from '../testing/live-harness.ts'
import { inSteps, STEP_MS } from './in-steps.ts'

const moves = (eventId: number, version: number, status: MarketStatus = MARKET_STATUS.allowed): RealtimeEvent => ({
  type: 'markets_changed',
  data: {
    match_id: eventId,
    version,
    priced_at: '',
    patches: [resultAt(20_000, 30_500, 39_000, { status })],
    markets: [],
  },
})
const turns = (eventId: number, version: number, status: EventStatus): RealtimeEvent => ({
  type: 'match_status_changed',
  data: { match_id: eventId, version, status, sport_key: 'football', tournament_id: 1 },
})

/** A page with calm prices, until its viewer turns them off; the test takes each step. */
function calmPage() {
  const shown: string[] = []
  const timers: (() => void)[] = []
  let isWanted = true
  const receive = inSteps(
    ({ data }) => void shown.push('match_id' in data ? `${data.match_id} at ${data.version}` : ''),
    () => isWanted,
    (ms, run) => {
      expect(ms).toBe(STEP_MS)
      timers.push(run)
    },
  )
  return {
    timers,
    receives: (event: RealtimeEvent) => receive(event, `match:en:7`),
    shown: () => shown.splice(0),
    step() {
      for (const run of timers.splice(0)) run()
    },
    hurries: () => {
      isWanted = false
    },
  }
}

test('LIVE-02: prices wait for the next step; a suspension is shown at once, after the waiting changes of its event, and releases no others', () => {
  const page = calmPage()
  for (const event of [moves(7, 2), moves(8, 2), turns(7, 3, EVENT_STATUS.stopped)]) page.receives(event)
  expect(page.shown()).toEqual(['7 at 2', '7 at 3'])
  for (const event of [moves(8, 3), moves(9, 1), moves(9, 2, MARKET_STATUS.suspended)]) page.receives(event)
  expect(page.shown()).toEqual(['9 at 1', '9 at 2'])
  expect(page.timers).toHaveLength(1)
  page.step()
  expect(page.shown()).toEqual(['8 at 2', '8 at 3'])
})

test('LIVE-02: who wants everything at once again gets what waited first', () => {
  const page = calmPage()
  page.receives(moves(7, 2))
  page.hurries()
  page.receives(moves(8, 2))
  expect(page.shown()).toEqual(['7 at 2', '8 at 2'])
  page.step()
  expect(page.shown()).toEqual([])
})
