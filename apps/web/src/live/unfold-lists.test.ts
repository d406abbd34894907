import type { RealtimeEvent } from '@touchline/contract'
import { expect, test } from 'vitest'
import { aMatch } from '../testing/catalogue.ts'
import { liveHarness, resultAt } from '../testing/live-harness.ts'
import { unfoldLists } from './unfold-lists.ts'

const at = (match_id: number, version: number, home: number, status: 0 | 1 = 1) => ({
  match_id,
  version,
  priced_at: '2026-11-28T10:00:00.000Z',
  patches: [resultAt(home, 30_000, 39_000, { status })],
  markets: [],
})

const list = (...prices: ReturnType<typeof at>[]): RealtimeEvent => ({
  type: 'list_changed',
  data: { prices, states: [] },
})

function page() {
  const harness = liveHarness(aMatch({ version: 1 }))
  const show = unfoldLists((event) => harness.live.push(event))
  const send = (event: RealtimeEvent) => {
    show(event, 'list:en:sport-1')
    harness.frame()
  }
  return { ...harness, send }
}

test('LIVE-03: a message of a list moves the prices of its matches, each price is rendered once, and unknown matches are passed over', () => {
  const { send, follow, price, problems } = page()
  const home = follow('1/', '1')
  const draw = follow('1/', 'X')
  send(list(at(99, 11, 11_000), at(7, 10, 21_000), at(7, 11, 22_000)))
  expect(price('1/', '1')).toBe(22_000)
  expect(home.updates).toBe(1)
  expect(draw.updates).toBe(0)
  expect(problems).toEqual([])
})

test('LIVE-03: a market that suspends on the list is locked, and an older message opens nothing', () => {
  const { send, live } = page()
  send(list(at(7, 12, 21_000, 0)))
  send(list(at(7, 11, 21_000)))
  expect(live.market(7, '1/')?.status).toBe(0)
})

test('LIVE-03: a message that is no list is passed on unchanged', () => {
  const shown: string[] = []
  const event = { type: 'provider_status_changed', data: { provider: 'oddin', status: 'up' } } as const
  unfoldLists(({ type }, channel) => shown.push(`${type} ${channel}`))(event, 'public:en')
  expect(shown).toEqual(['provider_status_changed public:en'])
})
