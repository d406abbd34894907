import type { MarketPatch, RealtimeEvent, Statistics } from '@touchline/contract'
import { createLiveStore, type LiveStore, topicOf } from '../live/index.ts'
import { aMatch } from './catalogue.ts'

export interface LiveHarness {
  readonly live: LiveStore
  /** Ids of matches whose listing the store requested again. */
  readonly staleListings: number[]
  /** Ids of matches with an impossible message. */
  readonly doubted: number[]
  /** What could not be applied, or threw in a listener. */
  readonly problems: string[]
  /** Lets the next frame come. */
  frame(): void
  passTime(ms: number): void
  /** Sends a change of prices of match 7 and shows it. */
  pricesMove(version: number, ...patches: MarketPatch[]): void
  send(event: RealtimeEvent): void
  /** Counts how often an outcome's follower is updated. */
  follow(market: string, outcome: string): { readonly updates: number }
  price(market: string, outcome: string): number | undefined
}

/** A page with match 7 on it, its frames and its clock in the test's hands. */
export function liveHarness(
  match = aMatch(),
  isReceived?: Parameters<typeof createLiveStore>[0]['isReceived'],
): LiveHarness {
  let now = 1_000_000
  let waiting: (() => void)[] = []
  const staleListings: number[] = []
  const doubted: number[] = []
  const problems: string[] = []
  const live = createLiveStore({
    now: () => now,
    madeAt: now,
    schedule: (flush) => void waiting.push(flush),
    onListingStale: (id) => staleListings.push(id),
    onIncredible: (id) => doubted.push(id),
    isReceived,
    onProblem: (where, cause) => problems.push(`${where}: ${String(cause)}`),
  })
  live.ingestEvents([match])
  const harness: LiveHarness = {
    live,
    staleListings,
    doubted,
    problems,
    frame() {
      const due = waiting
      waiting = []
      for (const flush of due) flush()
    },
    passTime(ms) {
      now += ms
    },
    send(event) {
      live.push(event)
      harness.frame()
    },
    pricesMove(version, ...patches) {
      const data = { match_id: 7, version, priced_at: '2026-11-20T21:00:00.000Z', patches, markets: [] }
      harness.send({ type: 'markets_changed', data })
    },
    follow(market, outcome) {
      const count = { updates: 0 }
      live.subscribe(topicOf.outcome(7, market, outcome), () => count.updates++)
      return count
    },
    price: (market, outcome) => live.outcome(7, market, outcome)?.odds,
  }
  return harness
}

/** A change of the match result: home, draw, away. */
export function resultAt(home: number, draw: number, away: number, change: Partial<MarketPatch> = {}): MarketPatch {
  return {
    id: 1,
    specifier: '',
    status: 1,
    most_balanced: false,
    outcomes: [
      { id: '1', active: true, odds: home },
      { id: '2', active: true, odds: draw },
      { id: '3', active: true, odds: away },
    ],
    ...change,
  }
}

export function statisticsWith(change: Partial<Statistics>): Statistics {
  return { ...aMatch().statistics, ...change }
}
