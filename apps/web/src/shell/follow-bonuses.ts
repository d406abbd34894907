import type { QueryClient } from '@tanstack/react-query'
import { ABOUT_BONUSES } from '../data/bonus-calls.ts'
import type { Channels, LiveStore } from '../live/index.ts'

interface BonusesDeps {
  readonly queries: QueryClient
  readonly live: Pick<LiveStore, 'listen'>
  readonly channels: Pick<Channels, 'listenPrivate' | 'onPrivateGap'>
  /** Runs something at most once in an interval. */
  readonly atMostOnce: (run: () => void) => () => void
}

/** Fetches bonuses again when the player gets one, and at intervals while a pool grows (LIVE-03). */
export function followBonuses({ queries, live, channels, atMostOnce }: BonusesDeps): void {
  const refetch = () => void queries.invalidateQueries(ABOUT_BONUSES)
  live.listen('tournament_pool_changed', atMostOnce(refetch))
  channels.listenPrivate(({ type }) => {
    if (type === 'bonus_issued') refetch()
  })
  channels.onPrivateGap(refetch)
}
