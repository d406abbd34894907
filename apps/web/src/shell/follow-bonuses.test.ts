import { QueryClient } from '@tanstack/react-query'
import type { EventType, RealtimeEvent } from '@touchline/contract'
import { expect, test } from 'vitest'
import { followBonuses } from './follow-bonuses.ts'

const FREEBETS = ['getFreebets', {}]
const TOURNAMENTS = ['getHuntingTournaments', { limit: 1 }]
const MATCHES = ['getMatches', {}]

function aPage() {
  const queries = new QueryClient()
  for (const key of [FREEBETS, TOURNAMENTS, MATCHES]) queries.setQueryData(key, { data: [] })
  const listeners = new Map<EventType, (event: RealtimeEvent) => void>()
  let receives: (event: RealtimeEvent) => void = () => {}
  let gap = () => {}
  const later: (() => void)[] = []
  followBonuses({
    queries,
    live: {
      listen(type, listener) {
        listeners.set(type, listener)
        return () => {}
      },
    },
    channels: {
      listenPrivate(listener) {
        receives = listener
        return () => {}
      },
      onPrivateGap(listener) {
        gap = listener
        return () => {}
      },
    },
    atMostOnce: (run) => () => void later.push(run),
  })
  return {
    pools: () =>
      listeners.get('tournament_pool_changed')?.({
        type: 'tournament_pool_changed',
        data: { tournament_id: 3, pool: 500, currency: 'EUR' },
      }),
    issues: () => receives({ type: 'bonus_issued', data: { bonus_id: 5, type: 'freebet' } }),
    counts: () => receives({ type: 'unread_counters_changed', data: { unread: 1 } }),
    misses: () => gap(),
    passTime: () => {
      for (const run of later.splice(0)) run()
    },
    stale: () =>
      [FREEBETS, TOURNAMENTS, MATCHES].filter((key) => queries.getQueryState(key)?.isInvalidated).map(([name]) => name),
  }
}

test('LIVE-03: a bonus that was issued has the lists of bonuses fetched again at once, and no other list', () => {
  const page = aPage()
  page.counts()
  expect(page.stale()).toEqual([])
  page.issues()
  expect(page.stale()).toEqual(['getFreebets', 'getHuntingTournaments'])
})

test('LIVE-03: a pool that grows has them fetched again a while later, as does a gap in messages of the player at once', () => {
  const page = aPage()
  page.pools()
  expect(page.stale()).toEqual([])
  page.passTime()
  expect(page.stale()).toEqual(['getFreebets', 'getHuntingTournaments'])
  const other = aPage()
  other.misses()
  expect(other.stale()).toEqual(['getFreebets', 'getHuntingTournaments'])
})
